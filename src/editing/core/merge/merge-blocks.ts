/** Three-way merge of lists: changes of one side are applied, overlapping changes are conflicts. */
import { diffArrays } from 'diff';

/** Replaces the items `from` to `to` of the base. */
export interface Hunk {
  from: number;
  to: number;
  items: readonly string[];
}

/**
 * Null if both sides have changed the same range differently; with `keepBoth` the result has both versions then, mine
 * first.
 */
export function mergeBlocks(
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
  keepBoth = false,
): string[] | null {
  const [own, other] = [hunksOf(base, mine), hunksOf(base, theirs)];
  const isConflicting = own.some((hunk) =>
    other.some((each) => isOverlap(hunk, each) && !isSameHunk(hunk, each)),
  );
  if (isConflicting && !keepBoth) return null;
  const merged: string[] = [];
  let at = 0;
  while (own.length > 0 || other.length > 0) {
    const group = takeNext(own, other);
    const from = Math.min(...group.map((hunk) => hunk.from));
    const to = Math.max(...group.map((hunk) => hunk.to));
    merged.push(...base.slice(at, from));
    merged.push(...itemsOf(group));
    at = Math.max(at, to);
  }
  return [...merged, ...base.slice(at)];
}

/** The next hunk with all hunks that overlap it. */
function takeNext(own: Hunk[], other: Hunk[]): Hunk[] {
  // An insertion before a changed paragraph comes first, whichever side it is from.
  const isFirst = !other[0] || (own[0] !== undefined && isBefore(own[0], other[0]));
  const group = [(isFirst ? own : other).shift() as Hunk];
  for (;;) {
    const overlaps = (hunk: Hunk | undefined) =>
      hunk !== undefined && group.some((each) => isOverlap(each, hunk));
    if (overlaps(own[0])) group.push(own.shift() as Hunk);
    else if (overlaps(other[0])) group.push(other.shift() as Hunk);
    else return group;
  }
}

const isBefore = (one: Hunk, other: Hunk) =>
  one.from < other.from || (one.from === other.from && one.to <= other.to);

/** Equal changes of both sides are applied once. */
function itemsOf(group: readonly Hunk[]): string[] {
  const items: string[] = [];
  for (const hunk of group) for (const item of hunk.items) if (!items.includes(item)) items.push(item);
  return group.length === 1 ? [...(group[0]?.items ?? [])] : items;
}

/** The changes as replacements in the base, in order. */
export function hunksOf(base: readonly string[], changed: readonly string[]): Hunk[] {
  const hunks: Hunk[] = [];
  let at = 0;
  let open: Hunk | null = null;
  for (const { value, added, removed } of diffArrays([...base], [...changed])) {
    if (!added && !removed) {
      if (open) hunks.push(open);
      open = null;
      at += value.length;
      continue;
    }
    open ??= { from: at, to: at, items: [] };
    if (added) open = { ...open, items: [...open.items, ...value] };
    else {
      at += value.length;
      open = { ...open, to: at };
    }
  }
  return open ? [...hunks, open] : hunks;
}

/** Two insertions at the same position overlap; an insertion at the edge of a replaced range does not. */
export function isOverlap(one: Hunk, other: Hunk): boolean {
  const isInsertion = one.from === one.to || other.from === other.to;
  if (!isInsertion) return one.from < other.to && other.from < one.to;
  if (one.from === one.to && other.from === other.to) return one.from === other.from;
  const [point, range] = one.from === one.to ? [one.from, other] : [other.from, one];
  return range.from < point && point < range.to;
}

export function isSameHunk(one: Hunk, other: Hunk): boolean {
  return one.from === other.from && one.to === other.to && one.items.join('\0') === other.items.join('\0');
}
