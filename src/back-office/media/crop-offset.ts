/** The offset of a crop for the preview, around the focal point as the server crops it. */

/**
 * Shares for `object-position`: 0 is the left or upper edge, 1 the other.
 * @param wider the picture's aspect ratio by that of the crop
 */
export function cropOffset(wider: number, focal_x: number, focal_y: number): { x: number; y: number } {
  return wider > 1 ? { x: alongSide(wider, focal_x), y: 0.5 } : { x: 0.5, y: alongSide(1 / wider, focal_y) };
}

/** @param length of the picture's side, in lengths of the crop's */
function alongSide(length: number, focal: number): number {
  if (length <= 1) return 0.5;
  const start = Math.min(Math.max(focal * length - 0.5, 0), length - 1);
  return start / (length - 1);
}
