/** Unsaved moves of menu entries: applied to the current menus, announced, undoable, and kept in the tab. */
import { useEffect, useMemo, useRef, useState } from 'react';
import type { MenuEntry } from '#domain/menus/menus.ts';
import {
  changedPositions,
  type MenuMove,
  type MenuStep,
  type MoveRejection,
  moveByKey,
  rejectionOfMove,
  targetOfStep,
  withMoves,
} from '#domain/menus/move-entry.ts';
import { fillPlaceholders } from '#i18n/fill-placeholders.ts';
import { readTabInput, saveTabInput } from '#state/tab-input.ts';
import { menuNameOf, positionText, rejectionText } from './format-menu.ts';
import type { MenuProps } from './menu-props.ts';

export interface MenuMoves {
  /** The entries after the moves. */
  arranged: readonly MenuEntry[];
  /** The changes to write. */
  changed: ReturnType<typeof changedPositions>;
  /** How often something was moved: another number is another arrangement. */
  count: number;
  /** The announcement of the last move. */
  announcement: string;
  /** The entry that keys move. */
  inHand: number | null;
  step(id: number, step: MenuStep): void;
  /** @returns whether the key was handled */
  key(id: number, key: string): boolean;
  put(move: MenuMove): void;
  pickUp(id: number): void;
  putDown(): void;
  /** Back to before it was picked up. */
  cancelMove(): void;
  back(): void;
  /** Discards the first `count` moves, which have been written; all by default. */
  discard(count?: number): void;
}

type Moves = readonly MenuMove[];

const nothing: Moves = [];

export function useMenuMoves({ menus, locale, texts, user_id }: MenuProps): MenuMoves {
  const context = { locale, texts };
  const [moves, setMoves] = usePersistedMoves(user_id);
  const [announcement, setAnnouncement] = useState('');
  const [hand, setHand] = useState<{ id: number; before: readonly MenuMove[] } | null>(null);
  const arranged = useMemo(() => withMoves(menus.entries, moves), [menus.entries, moves]);
  const changed = useMemo(() => changedPositions(menus.entries, arranged), [menus.entries, arranged]);
  const find = (id: number) => arranged.find((entry) => entry.id === id);

  const refuse = (id: number, rejection: MoveRejection) =>
    setAnnouncement(rejectionText(rejection, find(id), context));

  function put(move: MenuMove): void {
    const rejection = rejectionOfMove(arranged, move);
    if (rejection) {
      refuse(move.id, rejection);
      return;
    }
    const next = [...moves, move];
    setMoves(next);
    setAnnouncement(positionText(withMoves(menus.entries, next), move.id, context));
  }

  function follow(id: number, found: ReturnType<typeof targetOfStep>): void {
    if ('move' in found) put(found.move);
    else refuse(id, found.rejection);
  }

  return {
    arranged,
    changed,
    count: moves.length,
    announcement,
    inHand: hand?.id ?? null,
    put,
    step: (id, step) => follow(id, targetOfStep(arranged, id, step)),
    key(id, key) {
      const found = moveByKey(arranged, id, key);
      if (found) follow(id, found);
      return found !== null;
    },
    pickUp(id) {
      setHand({ id, before: moves });
      setAnnouncement(fillPlaceholders(texts.in_hand, { name: menuNameOf(find(id), context) }));
    },
    putDown() {
      if (hand) setAnnouncement(positionText(arranged, hand.id, context));
      setHand(null);
    },
    cancelMove() {
      if (!hand) return;
      setMoves(hand.before);
      setAnnouncement(positionText(withMoves(menus.entries, hand.before), hand.id, context));
      setHand(null);
    },
    back() {
      setMoves(moves.slice(0, -1));
      setAnnouncement('');
    },
    discard(count) {
      setMoves((now) => (count === undefined ? nothing : now.slice(count)));
      setAnnouncement('');
    },
  };
}

const name = 'menu-moves';

/** Restored after a form was opened and closed, or the page was reloaded. */
function usePersistedMoves(user_id: string) {
  const user = String(user_id);
  const [moves, setMoves] = useState(nothing);
  useEffect(() => setMoves(readTabInput<Moves>(user, name) ?? nothing), [user]);
  const latest = useRef(moves);
  latest.current = moves;
  const keep = (change: Moves | ((now: Moves) => Moves)) => {
    const next = typeof change === 'function' ? change(latest.current) : change;
    latest.current = next;
    setMoves(next);
    saveTabInput(user, name, next.length > 0 ? next : null);
  };
  return [moves, keep] as const;
}
