// The data directory of the browser tests: demo season, its pictures and accounts. Made once and copied.
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { type Database, openDatabase } from '#server/db/client.server.ts';
import { startEmbedded } from '#server/db/embedded/start-embedded.ts';
import { media, media_derivatives } from '#server/db/schema/media.ts';
import { type DerivativeFile, makeWebFormats } from '#server/media/derivatives.ts';
import { listWaitingPictures } from '#server/media/make-derivatives.ts';
import { type MediaStore, openMediaStore } from '#server/media/store.ts';
import { addColleagues } from './add-colleagues.ts';
import { ensureSeason, seasonSources } from './demo-season.ts';
import { copyPrepared, ensurePrepared } from './prepared.ts';

/**
 * Once for each state of the sources.
 * @param port of the site; the season's tickets link to the demo shop on the next port
 */
export function ensurePreparedSite(port: number): Promise<string> {
  return ensurePrepared(preparationFor(port));
}

export function copyPreparedSite(dataDir: string, port: number): Promise<void> {
  return copyPrepared(preparationFor(port), dataDir);
}

const preparationFor = (port: number) => ({
  name: `site-of-${port}`,
  sources: seasonSources,
  make: (folder: string) => prepareSite(folder, port),
});

async function prepareSite(folder: string, port: number): Promise<void> {
  const season = await ensureSeason(port);
  cpSync(path.join(season, 'data'), folder, { recursive: true });
  const log = { info() {}, warn: console.warn, error: console.error };
  const settings = { fsync: 'off', synchronous_commit: 'off' };
  const { connection, stop } = await startEmbedded({ dataDir: folder, log, settings });
  try {
    const database = await openDatabase(connection, { poolSize: 5, log: { warn() {} } });
    await makePlainPictures(database, openMediaStore(path.join(folder, 'media')));
    await makePlainLineScreens(database, path.join(folder, 'media'));
    await addColleagues(folder);
    await database.pool.query('VACUUM ANALYZE');
    await database.close();
  } finally {
    await stop();
  }
}

/**
 * Replaces the web formats of pictures by plain grey ones of the right sizes: generating the real ones takes
 * 80 seconds, and the job that does it has its own tests.
 */
async function makePlainPictures({ db }: Database, store: MediaStore): Promise<void> {
  const made = new Map<string, DerivativeFile[]>();
  for (const { id } of await listWaitingPictures(db)) {
    const [row] = await db.select().from(media).where(eq(media.id, id));
    if (!row?.width || !row.height) continue;
    const { width, height, storage_key } = row;
    const size = `${width} x ${height}`;
    const files = made.get(size) ?? (await makeWebFormats(await plainPicture(width, height)));
    made.set(size, files);
    const stem = path.parse(storage_key).name;
    const rows = files.map(({ row: file, content, contentType }) => {
      const key = file.storage_key.replace('/plain-', `/${stem}-`);
      return { row: { ...file, storage_key: key, media_id: id }, content, contentType };
    });
    for (const { row: file, content, contentType } of rows) {
      await store.put(file.storage_key, content, contentType);
    }
    await db.insert(media_derivatives).values(rows.map((file) => file.row));
  }
}

/** Replaces the strokes of line screens by one area: drawing them takes a seventh of the CPU time of pages with many. */
async function makePlainLineScreens({ db }: Database, folder: string): Promise<void> {
  const { format } = media_derivatives;
  for (const { storage_key } of await db.select().from(media_derivatives).where(eq(format, 'svg'))) {
    const file = path.join(folder, storage_key);
    const [start] = readFileSync(file, 'utf8').split('>', 1);
    writeFileSync(file, `${start}><path d="M0 0H99999V99999H0Z"/></svg>`);
  }
}

async function plainPicture(width: number, height: number) {
  const background = '#888';
  const content = await sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
  return { content, storage_key: 'pictures/plain.png', width, height, focal_x: 0.5, focal_y: 0.5 };
}
