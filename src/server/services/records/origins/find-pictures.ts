// Finds which pictures of the library the files on a page are made of.
import { inArray } from 'drizzle-orm';
import type { SeenText } from '#domain/resources/origin.ts';
import { media, media_derivatives } from '#server/db/schema/media.ts';
import type { Queries } from '#server/services/site/content-version.ts';

/** By the name of the file, the picture's id. One query, none where no picture is asked for. */
export async function findPictures(
  queries: Queries,
  seen: readonly SeenText[],
): Promise<ReadonlyMap<string, number>> {
  const files = seen.flatMap(({ text, is_picture }) => (is_picture ? [text] : []));
  if (files.length === 0) return new Map();
  const { media_id, storage_key } = media_derivatives;
  const made = queries
    .select({ id: media_id, file: storage_key })
    .from(media_derivatives)
    .where(inArray(storage_key, files));
  const uploaded = queries
    .select({ id: media.id, file: media.storage_key })
    .from(media)
    .where(inArray(media.storage_key, files));
  const rows = await made.union(uploaded);
  return new Map(rows.map(({ id, file }) => [file, id]));
}
