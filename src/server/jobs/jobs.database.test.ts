import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { and, eq, ne } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { media, media_derivatives } from '#server/db/schema/media.ts';
import { startJobs } from '#server/jobs/jobs.ts';
import { ingestPicture } from '#server/media/ingest.ts';
import { notifyNewPicture } from '#server/media/new-pictures.ts';
import { type MediaStore, openMediaStore } from '#server/media/store.ts';
import { StoreFailure } from '#server/store-failure.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/setup/test-database.ts';
import { until } from '../../../tests/setup/until.ts';

let database: TestDatabase;
let store: MediaStore;
const folder = mkdtempSync(path.join(os.tmpdir(), 'foyer-jobs-'));
const warnings: unknown[] = [];
const now = () => new Date();
const log = {
  info() {},
  warn: (data: unknown) => warnings.push(data),
  error: (data: unknown) => warnings.push(data),
};

beforeAll(async () => {
  database = await createTestDatabase('jobs');
  store = openMediaStore(folder);
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

async function addPicture(name: string): Promise<number> {
  const background = { r: name.length * 9, g: 90, b: 40 };
  const content = await sharp({ create: { width: 500, height: 300, channels: 3, background } })
    .png()
    .toBuffer();
  const { content: written, ...columns } = await ingestPicture(content, name);
  await store.put(columns.storage_key, written, columns.content_type);
  const [row] = await database.db
    .insert(media)
    .values({ ...columns, kind: 'image', file_name: name, print: 'line-screen' })
    .returning({ id: media.id });
  return row?.id as number;
}

const madeOf = (id: number) =>
  database.db
    .select()
    .from(media_derivatives)
    .where(and(eq(media_derivatives.media_id, id), ne(media_derivatives.format, 'svg')));

test('several instances process every picture once and invalidate the pages', async () => {
  const ids = [
    await addPicture('a'),
    await addPicture('bb'),
    await addPicture('ccc'),
    await addPicture('dddd'),
  ];
  const version = async () =>
    (await database.pool.query('SELECT version::int FROM content_version')).rows[0]?.version ?? 0;
  const before = await version();
  const puts: string[] = [];
  const counting: MediaStore = {
    ...store,
    async put(key, content, contentType) {
      puts.push(key);
      await store.put(key, content, contentType);
    },
  };
  const instances = await Promise.all([1, 2].map(() => startJobs({ database, store: counting, now, log })));
  await until(async () => (await Promise.all(ids.map(madeOf))).every((files) => files.length > 0));
  await Promise.all(instances.map((jobs) => jobs.stop()));
  expect(await version()).toBeGreaterThan(before);
  expect(new Set(puts).size).toBe(puts.length);
  for (const id of ids) {
    const files = await madeOf(id);
    expect(new Set(files.map(({ format }) => format))).toEqual(new Set(['avif', 'webp', 'jpg']));
    for (const { storage_key, bytes } of files)
      expect((await store.get(storage_key))?.byteLength).toBe(bytes);
  }
  const screens = await database.db.$count(media_derivatives, eq(media_derivatives.format, 'svg'));
  expect(screens).toBe(ids.length * 2);
  expect(warnings).toEqual([]);
});

test('a picture that is uploaded meanwhile comes before those of an import', async () => {
  const imported = [await addPicture('hhhhh'), await addPicture('iiiiii')];
  const keyOf = async (id: number) =>
    (await database.db.select().from(media).where(eq(media.id, id)))[0]?.storage_key;
  const read: string[] = [];
  let uploaded = 0;
  const watched: MediaStore = {
    ...store,
    async get(key) {
      read.push(key);
      if (read.length === 1) {
        uploaded = await addPicture('jjjjjjj');
        notifyNewPicture();
      }
      return await store.get(key);
    },
  };
  const jobs = await startJobs({ database, store: watched, now, log });
  await until(async () => (await Promise.all(imported.map(madeOf))).every((files) => files.length > 0));
  await jobs.stop();
  const [first, second] = imported as [number, number];
  expect(read).toEqual(await Promise.all([second, uploaded, first].map(keyOf)));
});

test('a damaged picture does not block the others', async () => {
  const torn = await addPicture('torn');
  const [row] = await database.db.select().from(media).where(eq(media.id, torn));
  await store.put(row?.storage_key as string, Buffer.from('no picture'), 'image/png');
  const whole = await addPicture('whole');
  const jobs = await startJobs({ database, store, now, log });
  // The order of the two is not guaranteed.
  await until(async () => (await madeOf(whole)).length > 0 && warnings.length > 0);
  await jobs.stop();
  expect(await madeOf(torn)).toEqual([]);
  expect(warnings).toHaveLength(1);
});

test('a picture waits for an unavailable object store and is then processed', async () => {
  warnings.length = 0;
  const id = await addPicture('patient');
  let failures = 0;
  const flaky: MediaStore = {
    ...store,
    async get(key) {
      if (failures === 5) return await store.get(key);
      failures += 1;
      throw new StoreFailure('away', 'The object store does not answer.');
    },
  };
  const jobs = await startJobs({ database, store: flaky, now, log });
  await until(async () => {
    notifyNewPicture();
    return (await madeOf(id)).length > 0;
  });
  await jobs.stop();
  expect(failures).toBe(5);
});

test('stopping waits only for the current picture', async () => {
  const ids = [await addPicture('e'), await addPicture('ff'), await addPicture('ggg')];
  const jobs = await startJobs({ database, store, now, log });
  await jobs.stop();
  const made = await Promise.all(ids.map(madeOf));
  expect(made.filter((files) => files.length > 0).length).toBeLessThan(2);
});
