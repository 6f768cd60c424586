/** Keys and the mouse on the entries of menus. Rows say which entry they are by `data-entry`. */
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { MenuEntry, MenuList } from '#domain/menus/menus.ts';
import { entryByKey, type MenuMove, positionBeside, rejectionOfMove } from '#domain/menus/move-entry.ts';
import { pressedKey } from '#editing/ui/kit/pressed-key.ts';
import { addListeners } from '../shell/add-listeners.ts';
import type { MenuMoves } from './use-menu-moves.ts';

type Side = 'before' | 'after' | 'below';

/** The drop target under the pointer. */
export interface DropTarget {
  /** Null for a menu without entries. */
  target: number | null;
  side: Side;
}

const rowOf = (target: EventTarget | null) =>
  (target as Element | null)?.closest<HTMLElement>('[data-entry]');
const idOf = (target: EventTarget | null) => Number(rowOf(target)?.dataset.entry) || null;

/** @param tree the element with the menus, which have `data-list` */
export function useMenuDragAndKeys(moves: MenuMoves, tree: RefObject<HTMLElement | null>) {
  const [dragged, setDragged] = useState<number | null>(null);
  const [drop, setDrop] = useState<DropTarget | null>(null);
  const latest = useRef(moves);
  latest.current = moves;
  // A row that moves loses the focus.
  const focused = useRef<string | null>(null);
  const { arranged } = moves;

  // biome-ignore lint/correctness/useExhaustiveDependencies: after every change of the order.
  useLayoutEffect(() => {
    if (focused.current) tree.current?.querySelector<HTMLElement>(focused.current)?.focus();
    focused.current = null;
  }, [arranged]);

  useEffect(() => {
    const element = tree.current;
    if (!element) return;
    const linkOf = (id: number) => `[data-entry="${id}"] a`;

    /** @returns whether the key was handled; so does `pressOnEntry` */
    const keyOnPickedUp = (id: number, key: string): boolean => {
      const moves = latest.current;
      if (key === 'Tab') {
        // Continues with the next entry.
        moves.putDown();
        return false;
      }
      focused.current = linkOf(id);
      if (key === 'Enter') moves.putDown();
      else if (key === 'Escape') moves.cancelMove();
      else return moves.key(id, key);
      return true;
    };
    const pressOnEntry = (id: number, key: string): boolean => {
      const moves = latest.current;
      const next = entryByKey(moves.arranged, id, key);
      if (key.toLowerCase() === 'm') moves.pickUp(id);
      else if (next !== null) element.querySelector<HTMLElement>(linkOf(next))?.focus();
      else return false;
      return true;
    };
    const onKeyDown = (press: KeyboardEvent) => {
      const id = idOf(press.target);
      const isLink = (press.target as Element).matches('[data-name]');
      if (!id || !isLink || press.ctrlKey || press.metaKey || press.altKey) return;
      const isInHand = latest.current.inHand === id;
      if (isInHand ? keyOnPickedUp(id, pressedKey(press)) : pressOnEntry(id, pressedKey(press)))
        press.preventDefault();
    };

    /** A button moves its entry and keeps the focus. */
    const onClick = (press: MouseEvent) => {
      const step = (press.target as Element).closest<HTMLElement>('[data-step]')?.dataset.step;
      const id = idOf(press.target);
      if (step && id) focused.current = `[data-entry="${id}"] [data-step="${step}"]`;
    };

    let draggedId: number | null = null;
    const onDragStart = (drag: DragEvent) => {
      draggedId = idOf(drag.target);
      if (!draggedId) return;
      drag.dataTransfer?.setData('text/plain', rowOf(drag.target)?.querySelector('a')?.textContent ?? '');
      setDragged(draggedId);
    };
    const onDragOver = (drag: DragEvent) => {
      const found = draggedId && dropOf(latest.current.arranged, draggedId, drag);
      if (!found) return;
      drag.preventDefault();
      setDrop((now) =>
        now?.target === found.drop.target && now.side === found.drop.side ? now : found.drop,
      );
    };
    const onDrop = (drag: DragEvent) => {
      const found = draggedId && dropOf(latest.current.arranged, draggedId, drag);
      if (!found) return;
      drag.preventDefault();
      latest.current.put(found.move);
    };
    // Dispatched after a drop; without one, nothing is moved.
    const onDragEnd = () => {
      draggedId = null;
      setDragged(null);
      setDrop(null);
    };

    return addListeners(element, {
      keydown: onKeyDown,
      click: onClick,
      dragstart: onDragStart,
      dragenter: onDragOver,
      dragover: onDragOver,
      drop: onDrop,
      dragend: onDragEnd,
    });
  }, [tree]);

  return { dragged, drop };
}

/** In the middle of a row the entry becomes a child, if menus allow it; otherwise it goes before or after. */
function dropOf(
  entries: readonly MenuEntry[],
  id: number,
  { target, clientY }: DragEvent,
): { drop: DropTarget; move: MenuMove } | null {
  const row = rowOf(target);
  const onto = entries.find((entry) => entry.id === Number(row?.dataset.entry));
  if (!row || !onto) {
    const list = (target as Element | null)?.closest<HTMLElement>('[data-list]')?.dataset.list as MenuList;
    const move = { id, list, parent: null, before: null };
    return list && !rejectionOfMove(entries, move) ? { drop: { target: null, side: 'after' }, move } : null;
  }
  const { top, height } = row.getBoundingClientRect();
  const share = (clientY - top) / height;
  const nearest: Side = share < 0.5 ? 'before' : 'after';
  const sides: Side[] = share > 0.3 && share < 0.7 ? ['below', nearest] : [nearest];
  for (const side of sides) {
    const move = { id, ...positionBeside(entries, id, onto, side) };
    // A rejection is explained for drops beside an entry only.
    if (!rejectionOfMove(entries, move) || side === nearest) return { drop: { target: onto.id, side }, move };
  }
  return null;
}
