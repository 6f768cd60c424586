/** The order of siblings as two people have it, brought together. */

/**
 * All that stand in `mine` or `theirs`. Where the order of what both have was changed here it stays, else theirs
 * counts; what only one of the two has stands behind the one that it stands behind there.
 */
export function mergeOrder(
  base: readonly number[],
  mine: readonly number[],
  theirs: readonly number[],
): number[] {
  const common = new Set(mine.filter((id) => theirs.includes(id)));
  const among = (list: readonly number[], those: ReadonlySet<number>) => list.filter((id) => those.has(id));
  const known = new Set(base.filter((id) => common.has(id)));
  const isMoved = among(mine, known).join() !== among(base, known).join();
  const [main, other] = isMoved ? [mine, theirs] : [theirs, mine];
  const merged = [...main];
  other.forEach((id, at) => {
    if (merged.includes(id)) return;
    const before = other.slice(0, at).findLast((each) => merged.includes(each));
    merged.splice(before === undefined ? 0 : merged.indexOf(before) + 1, 0, id);
  });
  return merged;
}
