/** The address of a small file of a picture, for lists and forms. */
import type { Picture } from '#domain/media/picture.ts';

/** The narrowest file of at least this width in pixels; undefined if none has been generated yet. */
export function pictureAddress(picture: Picture | null, width: number): string | undefined {
  if (!picture) return undefined;
  const { sources, line_screen } = picture;
  const files = [...sources.full, ...sources.horizontal].filter(({ format }) => format !== 'avif');
  const wide = files.filter((file) => file.width >= width).sort((a, b) => a.width - b.width);
  const file = wide[0] ?? files.sort((a, b) => b.width - a.width)[0];
  return file?.url ?? line_screen?.horizontal ?? line_screen?.vertical ?? undefined;
}
