// Changes a picture's texts, focal point and print.
import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Database } from '#server/db/client.server.ts';
import type { Queries } from '#server/db/query-builder.ts';
import { change_log } from '#server/db/schema/change-log.ts';
import { type MediaPrint, media, media_derivatives } from '#server/db/schema/media.ts';
import { notifyNewPicture } from '#server/media/new-pictures.ts';
import { type PageText, textFrom } from '#server/services/pages/writing/page-fields.ts';
import { isRecordId } from '#server/services/record-id.ts';
import { bumpContentVersion } from '#server/services/site/content-version.ts';
import { cleanLine, cleanPlain } from '#server/services/text/clean-text.ts';

/** Missing fields keep their values. */
export interface MediaChange {
  alt?: PageText | null | undefined;
  caption?: PageText | null | undefined;
  credit?: string | undefined;
  focal_x?: number | undefined;
  focal_y?: number | undefined;
  is_decorative?: boolean | undefined;
  print?: MediaPrint | undefined;
}

type MediaRow = typeof media.$inferSelect;

export type MediaOutcome = 'written' | 'gone' | { field: 'alt' | 'caption' };

/**
 * New texts apply immediately, since pages read pictures when they are rendered. A new focal point or print regenerates
 * all derivatives; until then the original is shown.
 * @returns the field whose German text is missing, if any
 */
export async function updateMedia(
  { db }: Database,
  id: number,
  change: MediaChange,
  actor: string,
): Promise<MediaOutcome> {
  if (!isRecordId(id)) return 'gone';
  const texts: Partial<MediaRow> = {};
  for (const field of ['alt', 'caption'] as const) {
    const sent = change[field];
    if (sent === undefined) continue;
    texts[field] = textFrom(sent, field === 'alt' ? cleanLine : cleanPlain);
    if (texts[field]?.de === '') return { field };
  }
  const { focal_x, focal_y, is_decorative, print } = change;
  const credit = change.credit === undefined ? undefined : cleanLine(change.credit);
  const given = Object.entries({ ...texts, credit, focal_x, focal_y, is_decorative, print });
  const needsNewCrops = await db.transaction(async (queries) => {
    const [before] = await queries
      .select()
      .from(media)
      .where(and(eq(media.id, id), eq(media.kind, 'image')))
      .for('update');
    if (!before) return null;
    const changed = given.filter(([field, value]) => {
      return value !== undefined && JSON.stringify(value) !== JSON.stringify(before[field as keyof MediaRow]);
    });
    if (changed.length === 0) return false;
    await queries
      .update(media)
      .set({ ...Object.fromEntries(changed), updated_at: sql`now()` })
      .where(eq(media.id, id));
    const isAnew = changed.some(([field]) => /^(?:focal_[xy]|print)$/.test(field));
    if (isAnew) await dropDerivatives(queries, id);
    await queries.insert(change_log).values({
      actor,
      action: 'update',
      record_table: 'media',
      record_id: String(id),
      before: Object.fromEntries(changed.map(([field]) => [field, before[field as keyof MediaRow]])),
      after: Object.fromEntries(changed),
    });
    await bumpContentVersion(queries);
    return isAnew;
  });
  if (needsNewCrops) notifyNewPicture();
  return needsNewCrops === null ? 'gone' : 'written';
}

/** Also those of pictures that use this one as their upright crop. The files stay for cached pages. */
export async function dropDerivatives(queries: Queries, id: number): Promise<void> {
  const rows = await queries
    .select({ id: media.id })
    .from(media)
    .where(or(eq(media.id, id), eq(media.upright_id, id)));
  const ids = rows.map((row) => row.id);
  await queries.delete(media_derivatives).where(inArray(media_derivatives.media_id, ids));
  await queries.update(media).set({ updated_at: sql`now()` }).where(inArray(media.id, ids));
}
