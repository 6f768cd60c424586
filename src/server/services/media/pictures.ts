// Pictures with their derivatives as a column of other queries, so that a list with pictures is one query.
import { type SQL, sql } from 'drizzle-orm';
import type { Locale } from '#domain/languages/locales.ts';
import type { Picture } from '#domain/media/picture.ts';
import { type DerivativeRow, type PictureRow, pictureOf } from '#server/media/picture.ts';

/** A media record with its derivatives. */
export interface PictureRecord extends PictureRow {
  derivatives: DerivativeRow[];
}

/** The picture of the media record `m` in a query, for {@link pictureFrom}. */
export const pictureRecord = sql`jsonb_build_object('id', m.id, 'storage_key', m.storage_key, 'content_type', m.content_type,
  'width', m.width, 'height', m.height, 'focal_x', m.focal_x, 'focal_y', m.focal_y, 'alt', m.alt,
  'caption', m.caption, 'credit', m.credit, 'print', m.print, 'is_decorative', m.is_decorative,
  'derivatives', (select coalesce(jsonb_agg(jsonb_build_object('crop', d.crop, 'format', d.format,
    'width', d.width, 'height', d.height, 'storage_key', d.storage_key)), '[]')
    from media_derivatives d where d.media_id = m.id))`;

/** A column for `select`: the picture whose id another column holds, given as `table.column`. */
export function pictureColumn(id: SQL): SQL<PictureRecord | null> {
  return sql<PictureRecord | null>`(select ${pictureRecord} from media m where m.id = ${id} and m.kind = 'image')`;
}

/** A column for `select` from productions: the pictures of the viewer, in order. */
export const viewerPicturesColumn = sql<PictureRecord[]>`(
  select coalesce(jsonb_agg(${pictureRecord} order by pp."order", pp.media_id), '[]')
  from production_pictures pp join media m on m.id = pp.media_id and m.kind = 'image'
  where pp.production_id = productions.id)`;

/** The picture in the reader's language, or null. */
export function pictureFrom(record: PictureRecord | null, locale: Locale): Picture | null {
  return record && pictureOf(record, record.derivatives, locale);
}
