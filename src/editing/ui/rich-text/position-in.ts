/** Where a letter of one state of a text stands in another. */
import type { Node } from 'prosemirror-model';

/** By its paragraph, the nearest that is the same in both; null where there is none any more. */
export function placeIn(before: Node, after: Node, position: number): number | null {
  const at = before.resolve(position).index(0);
  const block = at < before.childCount ? before.child(at) : null;
  if (!block) return null;
  let found: { offset: number; away: number } | null = null;
  after.forEach((node, offset, index) => {
    const away = Math.abs(index - at);
    if (node.eq(block) && (!found || away < found.away)) found = { offset, away };
  });
  let start = 0;
  before.forEach((_, offset, index) => {
    if (index === at) start = offset;
  });
  const nearest = found as { offset: number } | null;
  return nearest && nearest.offset + position - start;
}
