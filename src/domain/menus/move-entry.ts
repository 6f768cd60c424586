/** Moves menu entries: targets of keys and buttons, rules of menus, and the resulting changes. */
import { entriesAt, type MenuList, type MenuPosition, menuLists } from './menus.ts';

/** The target of a move. */
export interface MenuTarget {
  list: MenuList;
  parent: number | null;
  /** The following entry; null for the last position. */
  before: number | null;
}

export interface MenuMove extends MenuTarget {
  id: number;
}

/** Why a move is not allowed. */
export type MoveRejection =
  | 'gone'
  | 'itself'
  /** Menus have two levels. */
  | 'too-deep'
  | 'has-children'
  /** The footer has one level. */
  | 'footer-flat'
  | 'first'
  | 'last'
  | 'first-level'
  | 'nothing-above';

const menuSteps = ['up', 'down', 'in', 'out', 'other'] as const;
export type MenuStep = (typeof menuSteps)[number];

type Entries = readonly MenuPosition[];

const find = (entries: Entries, id: number | null) => entries.find((entry) => entry.id === id);
const hasChildren = (entries: Entries, id: number) => entries.some(({ parent }) => parent === id);

/** Null if the move is allowed. */
export function rejectionOfMove(entries: Entries, { id, list, parent }: MenuMove): MoveRejection | null {
  if (!find(entries, id)) return 'gone';
  if (parent === null) return list === 'footer' && hasChildren(entries, id) ? 'footer-flat' : null;
  if (parent === id) return 'itself';
  const above = find(entries, parent);
  if (!above) return 'gone';
  if (above.list === 'footer') return 'footer-flat';
  if (above.parent !== null) return 'too-deep';
  return hasChildren(entries, id) ? 'has-children' : null;
}

/** The position of an entry. */
function positionOf(entries: Entries, { id, list, parent }: MenuPosition): MenuTarget {
  const siblings = entriesAt(entries, { list, parent });
  const next = siblings[siblings.findIndex((entry) => entry.id === id) + 1];
  return { list, parent, before: next?.id ?? null };
}

/** Orders leave room, so that most moves write one entry. */
const orderStep = 10;

/** The entries after a move; unchanged if it is not allowed or has no effect. */
export function withMove<Entry extends MenuPosition>(entries: readonly Entry[], move: MenuMove): Entry[] {
  const moved = entries.find(({ id }) => id === move.id);
  if (!moved || rejectionOfMove(entries, move)) return [...entries];
  const { list, parent, before } = move;
  const own = positionOf(entries, moved);
  if (own.list === list && own.parent === parent && (own.before === before || before === moved.id)) {
    return [...entries];
  }
  const siblings = entriesAt(entries, move).filter(({ id }) => id !== moved.id);
  const found = siblings.findIndex(({ id }) => id === before);
  const at = found < 0 ? siblings.length : found;
  const between = orderBetween(siblings[at - 1]?.order, siblings[at]?.order);
  const orders = new Map<number, number>(
    between === null
      ? siblings.toSpliced(at, 0, moved).map(({ id }, index) => [id, (index + 1) * orderStep])
      : [[moved.id, between]],
  );
  return entries.map((entry) => {
    const order = orders.get(entry.id) ?? entry.order;
    if (entry.id === moved.id) return { ...entry, list, parent, order };
    return { ...entry, order, list: entry.parent === moved.id ? list : entry.list };
  });
}

/** Null if there is no free number. */
function orderBetween(previous: number | undefined, next: number | undefined): number | null {
  if (previous === undefined) return next === undefined ? orderStep : next - orderStep;
  if (next === undefined) return previous + orderStep;
  return next - previous > 1 ? Math.floor((previous + next) / 2) : null;
}

/** The order number of a new entry that follows another one. */
export function orderOfNewEntry(entries: Entries, entry: MenuPosition): number {
  const next = find(entries, positionOf(entries, entry).before);
  return orderBetween(entry.order, next?.order) ?? entry.order;
}

/** The target of a step, or why there is none. */
export function targetOfStep(
  entries: Entries,
  id: number,
  step: MenuStep,
): { move: MenuMove } | { rejection: MoveRejection } {
  const entry = find(entries, id);
  if (!entry) return { rejection: 'gone' };
  const { list, parent } = entry;
  const siblings = entriesAt(entries, entry);
  const at = siblings.findIndex((each) => each.id === id);
  const above = siblings[at - 1];
  const to = (place: MenuTarget) => {
    const rejection = rejectionOfMove(entries, { id, ...place });
    return rejection ? { rejection } : { move: { id, ...place } };
  };
  switch (step) {
    case 'up':
      return above ? to({ list, parent, before: above.id }) : { rejection: 'first' };
    case 'down':
      if (at === siblings.length - 1) return { rejection: 'last' };
      return to({ list, parent, before: siblings[at + 2]?.id ?? null });
    case 'in':
      if (parent !== null) return { rejection: 'too-deep' };
      if (list === 'footer') return { rejection: 'footer-flat' };
      return above ? to({ list, parent: above.id, before: null }) : { rejection: 'nothing-above' };
    case 'out': {
      const owner = find(entries, parent);
      if (!owner) return { rejection: 'first-level' };
      return to({ list: owner.list, parent: null, before: positionOf(entries, owner).before });
    }
    case 'other': {
      const other = menuLists.find((each) => each !== list) as MenuList;
      return to({ list: other, parent: null, before: null });
    }
  }
}

/** The place of an entry that is dropped on another one. */
export function positionBeside(
  entries: Entries,
  id: number,
  target: MenuPosition,
  side: 'before' | 'after' | 'below',
): MenuTarget {
  if (side === 'below') return { list: target.list, parent: target.id, before: null };
  if (side === 'before') return { list: target.list, parent: target.parent, before: target.id };
  const others = entries.filter((entry) => entry.id !== id || entry.id === target.id);
  return positionOf(others, target);
}

/** Entries after several moves; those that are refused by now are left out. */
export const withMoves = <Entry extends MenuPosition>(
  entries: readonly Entry[],
  moves: readonly MenuMove[],
): Entry[] => moves.reduce((now: Entry[], move) => withMove(now, move), [...entries]);

/** The changes to write: the moved entries; none if the menus are equal. */
export function changedPositions(stored: Entries, arranged: Entries): MenuPosition[] {
  const isSame = stored.every((entry) => {
    const now = find(arranged, entry.id);
    const [was, is] = [positionOf(stored, entry), now && positionOf(arranged, now)];
    return is?.list === was.list && is.parent === was.parent && is.before === was.before;
  });
  if (isSame) return [];
  return arranged.flatMap(({ id, version, list, parent, order }) => {
    const was = find(stored, id);
    const isSamePosition = was?.list === list && was.parent === parent && was.order === order;
    return isSamePosition ? [] : [{ id, version, list, parent, order }];
  });
}

const stepOfKey: Readonly<Record<string, MenuStep>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
};

/** The move of a grabbed entry by an arrow key; below the main menu is the footer. Null for other keys. */
export function moveByKey(entries: Entries, id: number, key: string): ReturnType<typeof targetOfStep> | null {
  const step = stepOfKey[key];
  const entry = find(entries, id);
  if (!step || !entry) return null;
  const found = targetOfStep(entries, id, step);
  const isOver = 'rejection' in found && entry.parent === null;
  if (!isOver || found.rejection !== (entry.list === 'menu' ? 'last' : 'first')) return found;
  const other = targetOfStep(entries, id, 'other');
  if (entry.list === 'footer' || 'rejection' in other) return other;
  return { move: { ...other.move, before: entriesAt(entries, other.move)[0]?.id ?? null } };
}

/** The entry above or below on the screen; null at the ends, and for other keys. */
export function entryByKey(entries: Entries, id: number, key: string): number | null {
  const shown = menuLists.flatMap((list) =>
    entriesAt(entries, { list, parent: null }).flatMap((entry) => [
      entry.id,
      ...entriesAt(entries, { list, parent: entry.id }).map((below) => below.id),
    ]),
  );
  const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
  return step === 0 ? null : (shown[shown.indexOf(id) + step] ?? null);
}
