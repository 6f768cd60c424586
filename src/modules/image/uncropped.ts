/** A picture in its own proportions, for sizes without a crop. */
import type { Picture } from '#domain/media/picture.ts';

/** Width divided by height. */
export const cropProportions = { horizontal: 1240 / 700, vertical: 400 / 500 } as const;

/**
 * Replaces the sources of the crop by those of the whole picture. Line screens exist for the crop only and
 * keep its proportion.
 */
export function uncroppedPicture(picture: Picture): { picture: Picture; proportion: number } {
  const { sources, line_screen, width, height } = picture;
  if (line_screen?.horizontal) return { picture, proportion: cropProportions.horizontal };
  if (line_screen?.vertical) return { picture, proportion: cropProportions.vertical };
  if (sources.full.length === 0 || width <= 0 || height <= 0) {
    return { picture, proportion: cropProportions.horizontal };
  }
  return {
    picture: { ...picture, sources: { ...sources, horizontal: sources.full } },
    proportion: width / height,
  };
}
