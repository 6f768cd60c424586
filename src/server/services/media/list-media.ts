// The media library for the image picker.
import { and, count, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import type { MediaItem } from '#domain/media/media-item.ts';
import type { Database } from '#server/db/client.server.ts';
import { media } from '#server/db/schema/media.ts';
import { type PageRequest, pageBounds, type ResultPage } from '#server/services/paging.ts';
import { isRecordId } from '#server/services/record-id.ts';
import type { RequestContext } from '#server/services/request-context.ts';
import { ilikePattern, typedWords } from '#server/services/search/typed-words.ts';
import { type PictureRecord, pictureColumn, pictureFrom } from './pictures.ts';

/** A picture with its texts. */
export interface MediaEntry extends MediaItem {
  bytes: number;
  /** ISO 8601. */
  created_at: string;
}

const columns = {
  id: media.id,
  file_name: media.file_name,
  bytes: media.bytes,
  width: media.width,
  height: media.height,
  alt: media.alt,
  caption: media.caption,
  credit: media.credit,
  focal_x: media.focal_x,
  focal_y: media.focal_y,
  is_decorative: media.is_decorative,
  print: media.print,
  created_at: media.created_at,
  record: pictureColumn(sql`media.id`),
};

type Row = Omit<MediaEntry, 'picture' | 'created_at'> & { created_at: Date; record: PictureRecord | null };

const entryOf = (
  { record, created_at, ...row }: Row,
  { locale }: Pick<RequestContext, 'locale'>,
): MediaEntry => ({
  ...row,
  created_at: created_at.toISOString(),
  picture: pictureFrom(record, locale),
});

/** Newest first. Every word of the query must be in name, alternative text, caption or credit. */
export async function listMedia(
  { db }: Database,
  { query = '', ...request }: PageRequest & { query?: string | undefined },
  requestContext: Pick<RequestContext, 'locale'>,
): Promise<ResultPage<MediaEntry>> {
  const words = typedWords(query);
  const where = and(eq(media.kind, 'image'), ...words.map(hasWord));
  const { limit, offset, page, page_size } = pageBounds(request);
  const [rows, [counted]] = await Promise.all([
    db.select(columns).from(media).where(where).orderBy(desc(media.id)).limit(limit).offset(offset),
    db.select({ count: count() }).from(media).where(where),
  ]);
  return {
    count: counted?.count ?? 0,
    page,
    page_size,
    results: rows.map((row) => entryOf(row, requestContext)),
  };
}

function hasWord(word: string): SQL | undefined {
  const pattern = ilikePattern(word);
  const texts = [media.file_name, sql`${media.alt}->>'de'`, sql`${media.alt}->>'en'`, media.credit];
  const captions = [sql`${media.caption}->>'de'`, sql`${media.caption}->>'en'`];
  return or(...[...texts, ...captions].map((text) => sql`${text} ilike ${pattern}`));
}

/** One picture, or null. */
export async function getMedia(
  { db }: Pick<Database, 'db'>,
  id: number,
  requestContext: Pick<RequestContext, 'locale'>,
): Promise<MediaEntry | null> {
  if (!isRecordId(id)) return null;
  const condition = and(eq(media.id, id), eq(media.kind, 'image'));
  const [row] = await db.select(columns).from(media).where(condition);
  return row ? entryOf(row, requestContext) : null;
}
