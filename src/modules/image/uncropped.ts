/** A picture in its own proportions: what nobody chose a crop for. */
import type { Picture } from '#domain/media/picture.ts';

/** Width by height of the two crops. */
export const proportions = { horizontal: 1240 / 700, vertical: 400 / 500 } as const;

/**
 * The picture with its whole file where its crop would be, and its proportions. A line screen is always made of the
 * crop and has those of it.
 */
export function uncropped(picture: Picture): { picture: Picture; proportion: number } {
  const { sources, line_screen, width, height } = picture;
  if (line_screen?.horizontal) return { picture, proportion: proportions.horizontal };
  if (line_screen?.vertical) return { picture, proportion: proportions.vertical };
  if (sources.full.length === 0 || width <= 0 || height <= 0) {
    return { picture, proportion: proportions.horizontal };
  }
  return {
    picture: { ...picture, sources: { ...sources, horizontal: sources.full } },
    proportion: width / height,
  };
}
