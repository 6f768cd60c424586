// Reduces a picture to the files that `PrintedPicture` can show on a page.
import type { Picture } from '#domain/media/picture.ts';

/** The only format used; `any` if it depends on the tile or the width of the page. */
type Format = 'horizontal' | 'vertical' | 'any';

/**
 * Without the files that its print has no use for: a line screen is printed from its masks, a photograph from its crops.
 * A portrait has eleven files, and lists have dozens of portraits.
 */
export function printedPicture(picture: Picture, format: Format = 'any'): Picture {
  const { sources, line_screen } = picture;
  const none = { horizontal: [], vertical: [], full: [] };
  if (line_screen) {
    const only = format === 'any' ? null : line_screen[format];
    const masks = only ? { horizontal: null, vertical: null, [format]: only } : line_screen;
    return { ...picture, sources: none, line_screen: masks };
  }
  if (format === 'any') {
    const hasCrops = sources.horizontal.length > 0 && sources.vertical.length > 0;
    return hasCrops ? { ...picture, sources: { ...sources, full: [] } } : picture;
  }
  const crop = sources[format].length > 0 ? format : 'full';
  return { ...picture, sources: { ...none, [crop]: sources[crop] } };
}

/** An entry of a list with its printed picture. */
export function withPrintedPicture<T extends { picture: Picture | null }>(entry: T, format?: Format): T {
  return { ...entry, picture: entry.picture && printedPicture(entry.picture, format) };
}
