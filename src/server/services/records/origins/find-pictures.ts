// Finds the pictures of the library for files on a page.
import { eq, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { VisibleText } from '#domain/resources/origin.ts';
import type { Queries } from '#server/db/query-builder.ts';
import { media, media_derivatives } from '#server/db/schema/media.ts';

export interface OriginPicture {
  id: number;
  /** Of the file that was uploaded. */
  file_name: string;
  /** The picture whose narrow-screen crop it is; null for most. */
  owner: number | null;
}

/** By file name. One query; none without files. */
export async function findOriginPictures(
  queries: Queries,
  visibleTexts: readonly VisibleText[],
): Promise<ReadonlyMap<string, OriginPicture>> {
  const files = visibleTexts.flatMap(({ text, is_picture }) => (is_picture ? [text] : []));
  if (files.length === 0) return new Map();
  const { media_id, storage_key } = media_derivatives;
  const wide = alias(media, 'wide');
  const picture = { id: media.id, file_name: media.file_name, owner: wide.id };
  const isWide = eq(wide.upright_id, media.id);
  const made = queries
    .select({ ...picture, file: storage_key })
    .from(media_derivatives)
    .innerJoin(media, eq(media.id, media_id))
    .leftJoin(wide, isWide)
    .where(inArray(storage_key, files));
  const uploaded = queries
    .select({ ...picture, file: media.storage_key })
    .from(media)
    .leftJoin(wide, isWide)
    .where(inArray(media.storage_key, files));
  const rows = await made.union(uploaded);
  return new Map(rows.map(({ file, ...found }) => [file, found]));
}
