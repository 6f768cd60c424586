/** Maps a position of one document to another. */
import type { Node } from 'prosemirror-model';

/** Finds the nearest identical paragraph; null if there is none. */
export function positionIn(before: Node, after: Node, position: number): number | null {
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
