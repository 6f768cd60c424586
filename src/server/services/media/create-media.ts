// Uploads of pictures to the media library.
import { and, eq } from 'drizzle-orm';
import type { Database } from '#server/db/client.server.ts';
import { change_log } from '#server/db/schema/change-log.ts';
import { media } from '#server/db/schema/media.ts';
import { checksumOf, ingestPicture } from '#server/media/ingest.ts';
import { notifyNewPicture } from '#server/media/new-pictures.ts';
import type { MediaStore } from '#server/media/store.ts';
import { type PageText, textFrom } from '#server/services/pages/writing/page-fields.ts';
import { cleanLine, cleanPlain } from '#server/services/text/clean-text.ts';

export interface Upload {
  content: Uint8Array;
  /** The sender's name: shown to editors, never used as a path. */
  file_name: string;
  alt?: PageText | undefined;
  caption?: PageText | undefined;
  credit?: string | undefined;
  is_decorative?: boolean | undefined;
}

/**
 * Wakes the job that generates web formats; until then the original is shown. Uploading the same file again returns the
 * existing picture with its texts.
 * @returns its id
 * @throws MediaRejected with reason and remedy
 */
export async function createMedia(
  { db }: Database,
  store: MediaStore,
  upload: Upload,
  actor: string,
): Promise<number> {
  const existing = await idOf(db, checksumOf(upload.content));
  if (existing !== null) return existing;
  const name = upload.file_name.replace(/^.*[/\\]/, '').replace(/\.[^.]*$/, '');
  const { content, ...columns } = await ingestPicture(upload.content, name);
  await store.put(columns.storage_key, content, columns.content_type);
  const id = await db.transaction(async (queries) => {
    const texts = {
      alt: textFrom(upload.alt ?? null, cleanLine),
      caption: textFrom(upload.caption ?? null, cleanPlain),
      credit: cleanLine(upload.credit ?? ''),
      is_decorative: upload.is_decorative ?? false,
    };
    const file_name = cleanLine(upload.file_name.replace(/^.*[/\\]/, '')).slice(0, 200) || 'picture';
    const [row] = await queries
      .insert(media)
      .values({ ...columns, ...texts, kind: 'image', file_name })
      .onConflictDoNothing()
      .returning({ id: media.id });
    if (!row) return null;
    await queries.insert(change_log).values({
      actor,
      action: 'create',
      record_table: 'media',
      record_id: String(row.id),
      after: { file_name, storage_key: columns.storage_key, ...texts },
    });
    return row.id;
  });
  notifyNewPicture();
  // Another file with the same pixels exists, or was uploaded concurrently.
  return id ?? ((await idByKey(db, columns.storage_key)) as number);
}

async function idOf(db: Database['db'], checksum: string): Promise<number | null> {
  const condition = and(eq(media.checksum, checksum), eq(media.kind, 'image'));
  const [row] = await db.select({ id: media.id }).from(media).where(condition).orderBy(media.id).limit(1);
  return row?.id ?? null;
}

async function idByKey(db: Database['db'], key: string): Promise<number | undefined> {
  const [row] = await db.select({ id: media.id }).from(media).where(eq(media.storage_key, key));
  return row?.id;
}
