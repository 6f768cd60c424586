// Generates the missing derivatives of one picture: web formats, and line screens unless an import made them.
import { and, desc, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Database } from '#server/db/client.server.ts';
import { media, media_derivatives } from '#server/db/schema/media.ts';
import {
  type DerivativeFile,
  makeLineScreen,
  makeWebFormats,
  type Original,
} from '#server/media/derivatives.ts';
import type { MediaStore } from '#server/media/store.ts';

type Db = Database['db'];
type MediaRow = typeof media.$inferSelect;

/** A picture without web formats; the mark changes with the picture. */
export interface PendingPicture {
  id: number;
  mark: string;
}

/** Pictures in one list of waiting ones. */
const maxListed = 500;

/** Pictures without any web format, the newest first. */
export async function listWaitingPictures(db: Db): Promise<PendingPicture[]> {
  return await db
    .select({ id: media.id, mark: sql<string>`${media.storage_key} || ' ' || ${media.updated_at}` })
    .from(media)
    .leftJoin(
      media_derivatives,
      and(eq(media_derivatives.media_id, media.id), ne(media_derivatives.format, 'svg')),
    )
    .where(and(eq(media.kind, 'image'), isNull(media_derivatives.id)))
    .orderBy(desc(media.id))
    .limit(maxListed);
}

/**
 * Takes seconds. All rows of a picture are written at once, so that it is either pending or done.
 * @returns the number of generated files; 0 if the picture is done or removed, or has changed meanwhile and is pending
 * again
 */
export async function makeDerivatives(db: Db, store: MediaStore, id: number): Promise<number> {
  const row = await mediaRow(db, id);
  // Another instance may have generated them since the picture was listed as pending.
  const webFormats = and(eq(media_derivatives.media_id, id), ne(media_derivatives.format, 'svg'));
  if ((await db.$count(media_derivatives, webFormats)) > 0) return 0;
  const original = row && (await originalOf(row, store));
  if (!row || !original) return 0;
  const uprightRow = row.upright_id === null ? undefined : await mediaRow(db, row.upright_id);
  const upright = uprightRow && (await originalOf(uprightRow, store));
  const made = await makeWebFormats(original, upright ?? undefined);
  if (row.print === 'line-screen')
    made.push(...(await missingLineScreens(db, row, original, upright ?? undefined)));
  for (const { row: file, content, contentType } of made)
    await store.put(file.storage_key, content, contentType);
  return await db.transaction(async (queries) => {
    const now = await queries.select().from(media).where(eq(media.id, id)).for('update');
    if (now[0]?.updated_at.getTime() !== row.updated_at.getTime()) return 0;
    await queries
      .insert(media_derivatives)
      .values(made.map(({ row: file }) => ({ ...file, media_id: id })))
      .onConflictDoNothing();
    return made.length;
  });
}

async function missingLineScreens(
  db: Db,
  row: MediaRow,
  original: Original,
  upright?: Original,
): Promise<DerivativeFile[]> {
  const there = await db
    .select({ crop: media_derivatives.crop })
    .from(media_derivatives)
    .where(and(eq(media_derivatives.media_id, row.id), eq(media_derivatives.format, 'svg')));
  const has = (crop: string) => there.some((file) => file.crop === crop);
  const made: DerivativeFile[] = [];
  if (!has('horizontal')) made.push(await makeLineScreen(original, 'horizontal'));
  if (!has('vertical')) made.push(await makeLineScreen(upright ?? original, 'vertical', row.storage_key));
  return made;
}

async function mediaRow(db: Db, id: number): Promise<MediaRow | undefined> {
  const [row] = await db.select().from(media).where(eq(media.id, id));
  return row;
}

async function originalOf(row: MediaRow, store: MediaStore): Promise<Original | null> {
  const { storage_key, width, height, focal_x, focal_y } = row;
  const content = await store.get(storage_key);
  if (!content || !width || !height) return null;
  return { content, storage_key, width, height, focal_x, focal_y };
}
