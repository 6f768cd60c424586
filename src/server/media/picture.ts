// A picture as pages and endpoints get it, from its row in the library and its derivatives.
import type { Locale } from '#domain/languages/locales.ts';
import { localize, textOf } from '#domain/languages/localized.ts';
import type { Picture, PictureCrop, PictureSource } from '#domain/media/picture.ts';
import type { media, media_derivatives } from '#server/db/schema/media.ts';
import { hasShape } from '#server/media/crop.ts';
import { mediaUrl } from '#server/media/serve.ts';

export type PictureRow = Pick<
  typeof media.$inferSelect,
  | 'id'
  | 'alt'
  | 'caption'
  | 'credit'
  | 'width'
  | 'height'
  | 'focal_x'
  | 'focal_y'
  | 'print'
  | 'is_decorative'
  | 'storage_key'
  | 'content_type'
>;

export type DerivativeRow = Pick<
  typeof media_derivatives.$inferSelect,
  'crop' | 'format' | 'width' | 'height' | 'storage_key'
>;

const rank = { avif: 0, webp: 1, jpg: 2 };

/**
 * Until the web formats are generated, the original is the only source of the full picture.
 * @param derivatives those of this picture, in any order
 */
export function pictureOf(row: PictureRow, derivatives: readonly DerivativeRow[], locale: Locale): Picture {
  const alt = row.is_decorative ? null : localize(row.alt, locale);
  const size = { width: row.width ?? 0, height: row.height ?? 0 };
  const sources: Record<PictureCrop, PictureSource[]> = { horizontal: [], vertical: [], full: [] };
  for (const { crop, format, width, height, storage_key } of derivatives) {
    if (format !== 'svg') sources[crop].push({ format, width, height, url: mediaUrl(storage_key) });
  }
  for (const list of Object.values(sources)) {
    list.sort((a, b) => rank[a.format] - rank[b.format] || a.width - b.width);
  }
  if (sources.full.length === 0) {
    // The horizontal crop of a picture with its aspect ratio is the whole picture.
    if (sources.horizontal.length > 0 && hasShape(size, { width: 1240, height: 700 })) {
      sources.full = sources.horizontal;
    } else sources.full = originalOf(row, size);
  }
  const { focal_x, focal_y, print, credit } = row;
  return {
    id: row.id,
    alt: alt?.text ?? '',
    alt_lang: alt?.lang ?? locale,
    caption: textOf(row.caption, locale),
    credit,
    ...size,
    focal_x,
    focal_y,
    print,
    sources,
    line_screen: print === 'line-screen' ? lineScreensOf(derivatives) : null,
  };
}

function originalOf(row: PictureRow, size: { width: number; height: number }): PictureSource[] {
  const formats: Record<string, PictureSource['format']> = { 'image/webp': 'webp', 'image/jpeg': 'jpg' };
  const format = formats[row.content_type];
  return format ? [{ format, ...size, url: mediaUrl(row.storage_key) }] : [];
}

function lineScreensOf(derivatives: readonly DerivativeRow[]): Picture['line_screen'] {
  const urlOf = (crop: PictureCrop) => {
    const found = derivatives.find((derivative) => derivative.format === 'svg' && derivative.crop === crop);
    return found ? mediaUrl(found.storage_key) : null;
  };
  const screens = { horizontal: urlOf('horizontal'), vertical: urlOf('vertical') };
  return screens.horizontal || screens.vertical ? screens : null;
}
