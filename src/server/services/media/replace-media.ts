// Another file in the place of a picture: its number, its texts and every place that shows it stay.
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Database } from '#server/db/client.server.ts';
import { change_log } from '#server/db/schema/change-log.ts';
import { media } from '#server/db/schema/media.ts';
import { ingestPicture } from '#server/media/ingest.ts';
import { notifyNewPicture } from '#server/media/new-pictures.ts';
import type { MediaStore } from '#server/media/store.ts';
import { isRecordId } from '#server/services/record-id.ts';
import { bumpContentVersion } from '#server/services/site/content-version.ts';
import { cleanLine } from '#server/services/text/clean-text.ts';
import type { Upload } from './create-media.ts';
import { dropDerivatives } from './update-media.ts';

export type ReplaceOutcome = 'written' | 'gone' | { known: number };

/**
 * A job regenerates the derivatives; the old ones are kept for cached pages.
 * @returns `known` with the id of another picture if it has this file already
 * @throws MediaRejected with reason and remedy
 */
export async function replaceMedia(
  { db }: Database,
  store: MediaStore,
  id: number,
  upload: Pick<Upload, 'content' | 'file_name'>,
  actor: string,
): Promise<ReplaceOutcome> {
  if (!isRecordId(id)) return 'gone';
  const file_name = cleanLine(upload.file_name.replace(/^.*[/\\]/, '')).slice(0, 200) || 'picture';
  const { content, ...columns } = await ingestPicture(upload.content, file_name.replace(/\.[^.]*$/, ''));
  await store.put(columns.storage_key, content, columns.content_type);
  const outcome = await db.transaction(async (queries): Promise<ReplaceOutcome> => {
    const [before] = await queries
      .select()
      .from(media)
      .where(and(eq(media.id, id), eq(media.kind, 'image')))
      .for('update');
    if (!before) return 'gone';
    const { storage_key } = columns;
    const [other] = await queries
      .select({ id: media.id })
      .from(media)
      .where(and(eq(media.storage_key, storage_key), ne(media.id, id)));
    if (other) return { known: other.id };
    if (before.storage_key === storage_key) return 'written';
    await queries
      .update(media)
      .set({ ...columns, file_name, version: before.version + 1, updated_at: sql`now()` })
      .where(eq(media.id, id));
    await dropDerivatives(queries, id);
    await queries.insert(change_log).values({
      actor,
      action: 'update',
      record_table: 'media',
      record_id: String(id),
      before: { file_name: before.file_name, storage_key: before.storage_key },
      after: { file_name, storage_key },
    });
    await bumpContentVersion(queries);
    return 'written';
  });
  notifyNewPicture();
  return outcome;
}
