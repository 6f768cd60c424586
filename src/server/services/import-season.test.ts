import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import pg from 'pg';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { change_log } from '#server/db/schema/change-log.ts';
import { events } from '#server/db/schema/events.ts';
import { media, media_derivatives } from '#server/db/schema/media.ts';
import { booklet_sections, production_credits, productions } from '#server/db/schema/productions.ts';
import { color_groups, menu_links } from '#server/db/schema/site.ts';
import { problemLine } from '#server/import/problem.ts';
import { event, file, production, season, source, tag, text } from '#server/import/season.fixture.ts';
import type { SeasonSource } from '#server/import/season-file.ts';
import { type MediaStore, openMediaStore } from '#server/media/store.ts';
import { importSeason } from '#server/services/import-season.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/setup/test-database.ts';

let database: TestDatabase;
let folder: string;
let store: MediaStore;

beforeAll(async () => {
  database = await createTestDatabase('import');
});
afterAll(() => database.close());

beforeEach(async () => {
  const { rows } = await database.pool.query<{ name: string }>(
    `SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'content_version'`,
  );
  await database.pool.query(`TRUNCATE ${rows.map(({ name }) => name).join(', ')} RESTART IDENTITY`);
  folder = mkdtempSync(path.join(os.tmpdir(), 'foyer-import-'));
  store = openMediaStore(folder);
  return () => rmSync(folder, { recursive: true, force: true });
});

const run = (given: SeasonSource) =>
  importSeason(database, given, {
    actor: 'import',
    now: new Date('2025-11-20T12:00:00Z'),
    shopOrigin: 'https://shop.example',
    store,
  });
const load = (...sections: Record<string, unknown>[]) =>
  run(source(sections.map((content, at) => file(content, `${at + 1}.json`))));

/** Everything that visitors can see, and the version that tells their pages. */
async function contents(): Promise<unknown> {
  const { rows } = await database.pool.query<{ name: string }>(
    `SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'import_runs' ORDER BY 1`,
  );
  const all: Record<string, unknown> = {};
  for (const { name } of rows) {
    const table = await database.pool.query(
      `SELECT to_jsonb(t) AS row FROM ${name} t ORDER BY to_jsonb(t)::text`,
    );
    all[name] = table.rows;
  }
  return all;
}

const version = async () =>
  (await database.pool.query('SELECT version::int FROM content_version')).rows[0]?.version;

describe('a season', () => {
  test('is written with everything that belongs to it', async () => {
    const report = await load(season);
    expect(report.problems).toEqual([]);
    expect(report).toMatchObject({ is_written: true, updated: 0, unchanged: 0 });
    const [faust] = await database.db.select().from(productions);
    expect(faust).toMatchObject({
      id: 1,
      source_key: 'faust',
      slug: { de: 'faust', en: 'faust' },
      is_online: true,
    });
    const credits = await database.db.select().from(production_credits).orderBy(production_credits.order);
    expect(credits).toMatchObject([
      { production_id: 1, name: 'Ilka Sommerfeld', person_id: 1, order: 0 },
      { production_id: 1, name: 'Ein Gast', person_id: null, order: 1 },
    ]);
    const [evening] = await database.db.select().from(events);
    expect(evening).toMatchObject({
      production_id: 1,
      activity_id: 9,
      date_start: new Date('2025-11-20T18:30:00Z'),
      secondary_ticket_link: 'https://shop.example/de/tickets/faust-1',
      min_price_normal_excl_e: '12.50',
      status: 'onsale',
    });
    const [parent, child] = await database.db.select().from(menu_links).orderBy(menu_links.id);
    expect(child).toMatchObject({ source_key: 'abo/flex', parent_id: parent?.id, list: 'menu' });
    const runs = await database.pool.query('SELECT file_name, created, updated, unchanged FROM import_runs');
    expect(runs.rows).toEqual([{ file_name: '1.json', created: report.created, updated: 0, unchanged: 0 }]);
  });

  test('a second time changes nothing, and no page is told', async () => {
    const first = await load(season);
    const before = await contents();
    const again = await load(season);
    expect(again).toMatchObject({ is_written: true, created: 0, updated: 0, unchanged: first.created });
    expect(await contents()).toEqual(before);
  });

  test('in another order, in several files, with other blanks is the same season', async () => {
    const { created } = await load(season);
    const { productions: plays, ...rest } = season;
    expect(await load({ productions: plays }, rest)).toMatchObject({
      created: 0,
      updated: 0,
      unchanged: created,
    });
  });

  test('tells every instance once, with its commit', async () => {
    const client = new pg.Client(database.url);
    await client.connect();
    const heard: (string | undefined)[] = [];
    client.on('notification', ({ payload }) => heard.push(payload));
    await client.query('LISTEN foyer_content');
    await load(season);
    await load(season);
    await load({ tags: [{ ...tag, key: 'x', name: text('') }] });
    await client.query('SELECT 1');
    await client.end();
    expect(heard).toEqual([String(await version())]);
  });

  test('with one error anywhere is not written at all', async () => {
    await load({ tags: [tag] });
    const before = await contents();
    const report = await load(
      {
        ...season,
        tags: [
          { ...tag, name: text('Anders') },
          { key: 'neu', name: text('Neu') },
        ],
      },
      { redirects: [{ key: 'x', old_path: 'x', new_path: '/y' }] },
    );
    expect(report).toMatchObject({ is_written: false, created: 0, updated: 0, unchanged: 0 });
    expect(report.problems.map((problem) => problemLine(problem, 'en'))).toEqual([
      expect.stringMatching(/^2\.json:6 redirects\/x old_path: A path of this site/),
    ]);
    expect(await contents()).toEqual(before);
  });

  test('that the database refuses in the end is not written at all', async () => {
    await database.pool.query(
      `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'no' ; END $$`,
    );
    await database.pool.query('CREATE TRIGGER refuse BEFORE INSERT ON import_runs EXECUTE FUNCTION refuse()');
    try {
      const before = await contents();
      await expect(load(season)).rejects.toThrow(/^The import failed in the database: no/);
      expect(await contents()).toEqual(before);
    } finally {
      await database.pool.query('DROP FUNCTION refuse CASCADE');
    }
  });

  test('may name what an earlier import brought', async () => {
    await load(season);
    const report = await load({ events: [{ ...event, key: 'faust-2', date_start: '2025-11-21T19:30' }] });
    expect(report).toMatchObject({ is_written: true, created: 1 });
  });

  test('twice at once is one season', async () => {
    const reports = await Promise.all([load(season), load(season)]);
    expect(reports.map(({ is_written }) => is_written)).toEqual([true, true]);
    const created = reports.map((report) => report.created).sort((a, b) => a - b);
    expect(created[0]).toBe(0);
    expect(created[1]).toBeGreaterThan(0);
  });
});

describe('a changed season', () => {
  test('updates what differs and keeps the ids', async () => {
    await load({ ...season, events: [event, { ...event, key: 'faust-2' }] });
    const ids = () =>
      database.db.select({ id: events.id, key: events.source_key }).from(events).orderBy(events.id);
    const before = await ids();
    const log = await database.db.$count(change_log);
    const report = await load({
      events: [
        { ...event, outcome: 'cancelled' },
        { ...event, key: 'faust-2' },
      ],
    });
    expect(report).toMatchObject({ created: 0, updated: 1, unchanged: 1 });
    expect(await ids()).toEqual(before);
    const entries = await database.db.select().from(change_log).orderBy(change_log.id).offset(log);
    expect(entries).toMatchObject([
      {
        actor: 'import',
        record_table: 'events',
        record_id: '1',
        before: { outcome: 'regular' },
        after: { outcome: 'cancelled' },
      },
    ]);
  });

  test('leaves alone what it does not mention, and empties what it says is empty', async () => {
    await load({ ...season, productions: [{ ...production, lead: text('Ein Satz'), director: 'A' }] });
    await database.db.update(productions).set({ is_online: false, subtitle: { de: 'Von Hand' } });
    await load({ productions: [{ ...production, director: null }] });
    const [faust] = await database.db.select().from(productions);
    expect(faust).toMatchObject({
      is_online: false,
      subtitle: { de: 'Von Hand' },
      lead: { de: 'Ein Satz' },
      director: '',
    });
  });

  test('replaces a list only where it differs', async () => {
    await load(season);
    const credits = () => database.db.select().from(production_credits).orderBy(production_credits.id);
    const before = await credits();
    await load({ productions: [{ ...production, director: 'Neu' }] });
    expect(await credits()).toEqual(before);
    const { credits: _, ...without } = production;
    await load({ productions: [without] });
    expect(await credits()).toEqual(before);
    const report = await load({ productions: [{ ...production, credits: [production.credits[1]] }] });
    expect(report.updated).toBe(1);
    expect((await credits()).map(({ name }) => name)).toEqual(['Ein Gast']);
  });

  test('keeps the ids of booklet sections, and takes away those that are gone, not those added by hand', async () => {
    await load(season);
    await database.db.insert(booklet_sections).values({ production_id: 1, headline: { de: 'Von Hand' } });
    const list = async () =>
      (await database.db.select().from(booklet_sections).orderBy(booklet_sections.id)).map(
        ({ id, headline }) => [id, headline.de],
      );
    expect(await list()).toEqual([
      [1, 'Der Pakt'],
      [2, 'Der Pudel'],
      [3, 'Von Hand'],
    ]);
    await load({
      productions: [{ ...production, booklet: [{ key: 'pudel', headline: text('Des Pudels Kern') }] }],
    });
    expect(await list()).toEqual([
      [2, 'Des Pudels Kern'],
      [3, 'Von Hand'],
    ]);
  });

  test('does not take a value that another record has', async () => {
    await load(season);
    await database.db
      .insert(color_groups)
      .values({ name: 'nacht', base_color: '#000000', secondary_color: '#ffffff' });
    const report = await load({
      color_groups: [{ key: 'neu', name: 'nacht', base_color: '#000000', secondary_color: '#ffffff' }],
    });
    expect(report.problems).toMatchObject([{ record: 'color_groups/neu', field: 'name' }]);
  });

  test('does not lead redirects in a circle through those that are there', async () => {
    await load({ redirects: [{ key: 'a', old_path: '/a', new_path: '/b' }] });
    const report = await load({ redirects: [{ key: 'b', old_path: '/b', new_path: '/a' }] });
    expect(report.problems).toMatchObject([{ record: 'redirects/b', field: 'new_path' }]);
  });
});

describe('pictures of a season', () => {
  let plate: Buffer;
  let upright: Buffer;
  beforeAll(async () => {
    const drawn = (width: number, height: number, grey: string) =>
      sharp({ create: { width, height, channels: 3, background: grey } })
        .webp({ lossless: true })
        .toBuffer();
    plate = await drawn(1240, 700, '#999999');
    upright = await drawn(640, 800, '#bbbbbb');
  });

  const pictures = (change: object = {}) => ({
    media: [
      {
        key: 'faust',
        file: 'p/faust.webp',
        alt: text('Ein Mann', 'A man'),
        print: 'line-screen',
        upright: 'faust-hoch',
        ...change,
      },
      { key: 'faust-hoch', file: 'p/faust-hoch.webp', print: 'line-screen' },
    ],
  });
  const loadPictures = (sections: object, files: Record<string, Uint8Array> = {}) =>
    run(
      source([file(sections as Record<string, unknown>)], {
        'p/faust.webp': plate,
        'p/faust-hoch.webp': upright,
        ...files,
      }),
    );
  const storedFiles = () =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => name)
      .sort();
  const made = () =>
    database.db
      .select({ crop: media_derivatives.crop, key: media_derivatives.storage_key })
      .from(media_derivatives)
      .where(eq(media_derivatives.media_id, 1))
      .orderBy(media_derivatives.crop);

  test('are in the store, with their line screens', async () => {
    expect((await loadPictures(pictures())).problems).toEqual([]);
    const rows = await database.db.select().from(media).orderBy(media.id);
    expect(rows).toMatchObject([
      {
        source_key: 'faust',
        width: 1240,
        height: 700,
        upright_id: 2,
        file_name: 'faust.webp',
        kind: 'image',
      },
      { source_key: 'faust-hoch', width: 640, height: 800, upright_id: null },
    ]);
    expect((await made()).map(({ crop }) => crop)).toEqual(['horizontal', 'vertical']);
    for (const { key } of await made())
      expect(Buffer.from((await store.get(key)) ?? []).toString()).toMatch(/^<svg /);
    for (const { storage_key, bytes } of rows) expect((await store.get(storage_key))?.byteLength).toBe(bytes);
  });

  test('that are known are not taken in again', async () => {
    await loadPictures(pictures());
    const before = await contents();
    expect(await loadPictures(pictures())).toMatchObject({ created: 0, updated: 0, unchanged: 2 });
    expect(await contents()).toEqual(before);
  });

  test('with another focal point are cut anew, with another file replaced, under the same id', async () => {
    await loadPictures(pictures());
    await database.db.insert(media_derivatives).values({
      media_id: 1,
      crop: 'full',
      format: 'avif',
      width: 1,
      height: 1,
      bytes: 1,
      storage_key: 'made/old-0.avif',
    });
    expect((await loadPictures(pictures({ focal_x: 0.8 }))).updated).toBe(1);
    expect((await made()).map(({ crop }) => crop)).toEqual(['horizontal', 'vertical']);
    const screens = await made();
    await loadPictures(pictures({ focal_x: 0.8 }), { 'p/faust-hoch.webp': plate });
    expect((await made()).map(({ key }) => key)).not.toEqual(screens.map(({ key }) => key));
    const ids = await database.db
      .select({ id: media.id, upright: media.upright_id })
      .from(media)
      .orderBy(media.id);
    expect(ids).toEqual([
      { id: 1, upright: 2 },
      { id: 2, upright: null },
    ]);
  });

  test('that are missing, torn or hostile stop the import, and nothing stays in the store', async () => {
    for (const [content, message] of [
      [undefined, /no file "p\/faust.webp"/],
      [Buffer.from('<svg onload="alert(1)">'), /SVG/],
      [plate.subarray(0, 40), /damaged/],
    ] as const) {
      const files = content ? { 'p/faust.webp': content } : { 'p/faust.webp': undefined as never };
      const report = await loadPictures({ ...season, ...pictures() }, files);
      expect(report.is_written).toBe(false);
      expect(report.problems).toMatchObject([{ record: 'media/faust', field: 'file' }]);
      expect(report.problems[0]?.message.en).toMatch(message);
      expect(storedFiles()).toEqual([]);
    }
    expect(await database.db.$count(media)).toBe(0);
  });

  test('of an import that fails in the end are taken out of the store again, others stay', async () => {
    await loadPictures(pictures());
    const before = storedFiles();
    await database.pool.query(
      `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'no' ; END $$`,
    );
    await database.pool.query('CREATE TRIGGER refuse BEFORE INSERT ON import_runs EXECUTE FUNCTION refuse()');
    try {
      const changed = { media: [...pictures({ focal_y: 0.1 }).media, { key: 'neu', file: 'p/faust.webp' }] };
      await expect(loadPictures(changed)).rejects.toThrow(/failed in the database/);
      expect(storedFiles()).toEqual(before);
    } finally {
      await database.pool.query('DROP FUNCTION refuse CASCADE');
    }
  });
});

test('three hundred events take no more queries than thirty', async () => {
  await load(season);
  const events = (count: number, name: string) =>
    Array.from({ length: count }, (_, at) => ({
      ...event,
      key: `${name}-${at}`,
      date_start: `day:+${at % 100}T19:30`,
    }));
  const query = vi.spyOn(pg.Client.prototype, 'query');
  expect((await load({ events: events(30, 'a') })).created).toBe(30);
  const few = query.mock.calls.length;
  query.mockClear();
  expect((await load({ events: events(300, 'b') })).created).toBe(300);
  expect(query.mock.calls.length).toBe(few);
});
