/** Layout of a gapless mosaic of wide and upright pictures. */

/** A wide picture spans two thirds, an upright one a third. */
export const mosaicColumns = 12;
const wide = 8;
export const uprightSpan = 4;

/**
 * The columns of each picture, in order. A picture is wide if requested and if its row has room: of two before it that
 * would leave a third of the row the second is wide too. The last row is stretched to the full width.
 */
export function mosaicSpans(isWide: readonly boolean[]): number[] {
  const spans: number[] = [];
  let used = 0;
  for (const [at, wish] of isWide.entries()) {
    const makesWay = used === uprightSpan && isWide[at + 1];
    const span = (wish || makesWay) && used + wide <= mosaicColumns ? wide : uprightSpan;
    spans.push(span);
    used = (used + span) % mosaicColumns;
  }
  if (used > 0) spans.push((spans.pop() ?? 0) + mosaicColumns - used);
  return spans;
}
