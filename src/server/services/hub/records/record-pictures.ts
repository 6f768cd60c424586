// Pictures and files as records show them: small, with all their texts.
import { type SQL, sql } from 'drizzle-orm';
import type { RecordPicture, RecordValue } from '#domain/hub/record-fields.ts';
import type { Locale } from '#domain/languages/locales.ts';
import type { Localized } from '#domain/languages/localized.ts';
import type { PictureSource } from '#domain/media/picture.ts';
import { formatBytes } from '#domain/press/download.ts';
import { recordValueTexts } from '#i18n/hub/record-value-texts.ts';
import { type PictureRecord, pictureFrom, pictureRecord } from '#server/services/media/pictures.ts';
import { both } from './record-values.ts';

/** A file of the library; `picture` is null for other files. */
export interface FileRecord {
  title?: Localized | null;
  file_name: string;
  bytes: number;
  alt: Localized | null;
  caption: Localized | null;
  credit: string;
  is_decorative: boolean;
  picture: PictureRecord | null;
}

/** The media record `m` of a query, with its title in this context. */
const fileRecord = (
  title: SQL = sql`null`,
) => sql`jsonb_build_object('title', ${title}, 'file_name', m.file_name,
  'bytes', m.bytes, 'alt', m.alt, 'caption', m.caption, 'credit', m.credit, 'is_decorative', m.is_decorative,
  'picture', case when m.kind = 'image' then ${pictureRecord} end)`;

/** A column for `select`: the file whose id another column holds, given as `table.column`. */
export const fileColumn = (id: SQL) =>
  sql<FileRecord | null>`(select ${fileRecord()} from media m where m.id = ${id})`;

/** A column for `select` from productions: the pictures of the viewer, in order. */
export const seriesColumn = sql<FileRecord[]>`(
  select coalesce(jsonb_agg(${fileRecord()} order by pp."order", pp.media_id), '[]')
  from production_pictures pp join media m on m.id = pp.media_id where pp.production_id = productions.id)`;

/** A column for `select` from download_directories: its files, in order. */
export const downloadsColumn = sql<FileRecord[]>`(
  select coalesce(jsonb_agg(${fileRecord(sql`d.title`)} order by d."order", d.id), '[]')
  from downloads d join media m on m.id = d.media_id where d.directory_id = download_directories.id)`;

/** Pixels of width: enough for the display size at twice the density. */
const wanted = 480;

function thumbnailOf(files: readonly PictureSource[]): RecordPicture['thumbnail'] {
  const byWidth = files.toSorted((a, b) => a.width - b.width);
  const found = byWidth.find(({ width }) => width >= wanted) ?? byWidth.at(-1);
  return found ? { url: found.url, width: found.width, height: found.height } : null;
}

/** Null where there is none. */
export function picturesOf(records: readonly (FileRecord | null)[], locale: Locale): RecordValue | null {
  const { pixels } = recordValueTexts(locale);
  const pictures = records.flatMap((record): RecordPicture[] => {
    if (!record) return [];
    const { title, file_name, bytes, alt, caption, credit, is_decorative } = record;
    const picture = pictureFrom(record.picture, locale);
    const size =
      picture && pixels.replace('{width}', `${picture.width}`).replace('{height}', `${picture.height}`);
    return [
      {
        thumbnail: picture && thumbnailOf(picture.sources.full),
        file_name,
        title: both(title),
        alt: both(alt),
        caption: both(caption),
        credit,
        is_decorative,
        notes: [...(size ? [size] : []), formatBytes(bytes, locale)],
      },
    ];
  });
  return pictures.length === 0 ? null : { kind: 'pictures', pictures };
}
