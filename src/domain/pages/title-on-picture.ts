/** Whether a title on a picture would cover what the picture is about. */
import type { TitleFit } from './hero-title.ts';

/** Fractions of the picture's width and height. */
export interface FocalPoint {
  focal_x: number;
  focal_y: number;
}

/** Of the head on a wide screen beside the panel, as shares of its width: height, largest type, and all else below the motif. */
const heads = {
  hero: { height: 0.71, size: 0.26, rest: 0.15 },
  page: { height: 0.56, size: 0.15, rest: 0.1 },
} as const;

/** The bars stand at the foot, from the left edge. */
export function coversMotif(
  { lines, em }: TitleFit,
  { focal_x, focal_y }: FocalPoint,
  head: keyof typeof heads,
): boolean {
  const { height, size: largest, rest } = heads[head];
  const size = Math.min(largest, 0.94 / (em + 0.2));
  const right = size * (em + 0.2) + 0.03;
  const top = 1 - (lines.length * 1.08 * size + rest) / height;
  return focal_x < right && focal_y > top;
}
