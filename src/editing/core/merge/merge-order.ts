/** Merges two orders of the same siblings. */
import { longestIncreasingSubsequence } from './longest-increasing-subsequence.ts';

/**
 * The items of both lists in the order of `theirs`; locally moved or added items follow the same predecessor as here.
 * Only moved items count, so that concurrent reorderings converge.
 */
export function mergeOrder(
  base: readonly number[],
  mine: readonly number[],
  theirs: readonly number[],
): number[] {
  const shared = mine.filter((id) => base.includes(id) && theirs.includes(id));
  const inOrder = longestIncreasingSubsequence(shared.map((id) => base.indexOf(id)));
  const moved = new Set(shared.filter((_, at) => !inOrder.has(at)));
  const merged = theirs.filter((id) => !moved.has(id));
  mine.forEach((id, at) => {
    if (merged.includes(id)) return;
    const before = mine.slice(0, at).findLast((each) => merged.includes(each));
    merged.splice(before === undefined ? 0 : merged.indexOf(before) + 1, 0, id);
  });
  return merged;
}
