/** The next call that brings the server nearer to the draft. Compares what is wanted with what the server has. */
import type { ModuleData, ModulePlace } from '#domain/modules/modules.ts';
import type { Parts } from '../../core/parts.ts';
import { mostColumns, placeKey } from '../../core/slots.ts';
import type { Known } from '../server-state.ts';

export type PlannedCall =
  | { kind: 'create'; id: number; place: ModulePlace; order: number; data: ModuleData }
  /** `place`, `order`: where it is wanted, in case that what it stood in is not there any more. */
  | { kind: 'restore'; id: number; place?: ModulePlace; order?: number }
  | { kind: 'move'; id: number; place: ModulePlace; order: number }
  | { kind: 'remove'; id: number }
  | { kind: 'update'; id: number; data: ModuleData };

export interface Wanted extends Parts {
  ids(): readonly number[];
  /** Complete, and not refused as it is now. */
  isReady(id: number): boolean;
  /** Somebody else took it away, and it has not been decided yet whether it comes back. */
  isHeld(id: number): boolean;
}

/**
 * What exists comes before what stands in it, places before words, and what goes goes after everything has left it.
 * @param containers ids of the containers that are edited
 * @returns null when nothing can be saved now
 */
export function nextCall(containers: readonly number[], wanted: Wanted, known: Known): PlannedCall | null {
  for (const container of containers) {
    const call = callForList({ container, parent: null, column: 0 }, wanted, known);
    if (call) return call;
  }
  const isOurs = (id: number) => containers.includes(known.get(id)?.place.container ?? 0);
  const gone = known
    .ids()
    .find((id) => !wanted.part(id) && isOurs(id) && known.isThere(id) && isTopmost(id, wanted, known));
  if (gone !== undefined) return { kind: 'remove', id: gone };
  for (const id of wanted.ids()) {
    const data = wanted.part(id)?.module.data;
    if (!data || !isOurs(id) || !known.isThere(id) || known.get(id)?.data === data || !wanted.isReady(id))
      continue;
    return { kind: 'update', id, data };
  }
  return null;
}

/** What is taken away takes along what stands in it: one call is enough. */
function isTopmost(id: number, wanted: Wanted, known: Known): boolean {
  const parent = known.get(id)?.place.parent ?? null;
  return parent === null || wanted.part(parent) !== undefined;
}

function callForList(place: ModulePlace, wanted: Wanted, known: Known): PlannedCall | null {
  const ids = wanted.children(placeKey(place));
  const missing = ids.find(
    (id) => !known.isThere(id) && (known.get(id) ? !wanted.isHeld(id) : wanted.isReady(id)),
  );
  if (missing !== undefined) {
    const order = orderBehind(missing, ids, place, known);
    if (known.get(missing)) {
      const id = topmostGone(missing, known);
      return { kind: 'restore', id, ...(id === missing ? { place, order } : {}) };
    }
    const data = wanted.part(missing)?.module.data ?? {};
    return { kind: 'create', id: missing, place, order, data };
  }
  const there = ids.filter((id) => known.isThere(id));
  const steady = longestRising(there.map((id) => known.children(placeKey(place)).indexOf(id)));
  const moved = there.find((_, index) => !steady.has(index));
  if (moved !== undefined) {
    return { kind: 'move', id: moved, place, order: orderBehind(moved, there, place, known) };
  }
  for (const parent of there) {
    for (let column = 0; column < mostColumns; column += 1) {
      const call = callForList({ container: place.container, parent, column }, wanted, known);
      if (call) return call;
    }
  }
  return null;
}

/** What has to come back first: the module itself, or the highest above it that was taken away. */
function topmostGone(id: number, known: Known): number {
  let found = id;
  for (let each: number | null = id; each !== null; each = known.get(each)?.place.parent ?? null) {
    if (known.get(each)?.isGone) found = each;
  }
  return found;
}

/** The position right behind the nearest sibling before it that stands in the same list on the server. */
function orderBehind(id: number, siblings: readonly number[], place: ModulePlace, known: Known): number {
  const list = known.children(placeKey(place)).filter((each) => each !== id && known.isThere(each));
  const before = siblings.slice(0, siblings.indexOf(id)).toReversed();
  const nearest = before.find((each) => list.includes(each));
  return nearest === undefined ? 0 : list.indexOf(nearest) + 1;
}

/**
 * Which of the numbers may stay, so that as few as possible have to move: the indices of a longest rising row.
 * A negative number never stays.
 */
export function longestRising(numbers: readonly number[]): Set<number> {
  const rows: number[][] = [];
  numbers.forEach((number, index) => {
    if (number < 0) return;
    const before = rows.filter((row) => (numbers[row.at(-1) as number] as number) < number);
    const longest = before.reduce<number[]>((best, row) => (row.length > best.length ? row : best), []);
    rows.push([...longest, index]);
  });
  return new Set(rows.reduce((best, row) => (row.length > best.length ? row : best), []));
}
