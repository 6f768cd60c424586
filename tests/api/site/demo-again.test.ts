// Importing the demo season again on the same day and later, over manual edits.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays, berlinDay } from '#domain/dates/dates.ts';
import { loadDemoSeason } from '#season/load-demo.ts';
import { listManualEdits } from '#server/import/list-manual-edits.ts';
import { openMediaStore } from '#server/media/store.ts';
import { ensureDemoSeason } from '../../setup/demo-database.ts';
import { shopOriginBeside, testPort } from '../../setup/demo-season.ts';
import { createTestDatabase, type TestDatabase } from '../../setup/test-database.ts';
import { now } from '../fixture/ids.ts';

let database: TestDatabase;
let media: string;
beforeAll(async () => {
  media = await ensureDemoSeason();
  database = await createTestDatabase('demo-again', 'demo');
}, 240_000);
afterAll(() => database.close());

const load = (days: number) =>
  loadDemoSeason(database, {
    today: addDays(berlinDay(now), days),
    store: openMediaStore(media),
    shopOrigin: shopOriginBeside(testPort),
  });
const edits = async () =>
  (await database.db.transaction(listManualEdits)).map(({ table, key, field }) => `${table}/${key} ${field}`);

const corrections: Record<string, string> = {
  'productions lead': `UPDATE productions SET lead = jsonb_set(lead, '{de}', '"Von Hand"') WHERE lead IS NOT NULL`,
  'productions off': `UPDATE productions SET is_online = false WHERE id = 3`,
  'events prices': `UPDATE events SET prices = '[]', tickets_left = 3 WHERE id % 5 = 0`,
  'persons slug': `UPDATE persons SET biography = NULL WHERE id % 2 = 0`,
  'credits name': `UPDATE production_credits SET name = 'Von Hand' WHERE "order" = 1`,
  'media alt': `UPDATE media SET alt = '{"de":"Von Hand"}', focal_x = 0.1 WHERE id % 3 = 0`,
  'menu name': `UPDATE menu_links SET menu_name = '{"de":"Von Hand"}'`,
  'pages head': `UPDATE pages SET title = '{"de":"Von Hand"}', hero_text = NULL`,
  'modules words': `UPDATE modules SET data = jsonb_set(data, '{content}', '{"de":"Von Hand"}') WHERE data->>'content' IS NOT NULL`,
  'news gone': `DELETE FROM news_teasers WHERE id = 1`,
};
const tables = ['productions', 'persons', 'production_credits', 'menu_links', 'pages', 'modules'];
const contents = async () => {
  const all = tables.map(async (table) => {
    const { rows } = await database.pool.query(
      `SELECT md5(string_agg(t::text, '' ORDER BY t::text)) FROM ${table} t`,
    );
    return rows[0].md5 as string;
  });
  return Promise.all(all);
};

it('importing again on the same day writes nothing', async () => {
  expect(await edits()).toEqual([]);
  const runs = await database.pool.query('SELECT id FROM import_runs');
  expect(await load(0)).toMatchObject({ created: 0, updated: 0, kept: [], removed: [] });
  expect((await database.pool.query('SELECT id FROM import_runs')).rowCount).toBe(runs.rowCount);
}, 240_000);

it('importing keeps manual edits, on the same day and a day later', async () => {
  for (const statement of Object.values(corrections)) await database.pool.query(statement);
  const before = await contents();
  const listed = await edits();
  expect(listed.length).toBeGreaterThan(200);
  const report = await load(0);
  expect(report).toMatchObject({ created: 0, updated: 0 });
  expect(report.kept.length + report.removed.length).toBe(listed.length);
  expect(await contents()).toEqual(before);
  await load(1);
  expect(await edits()).toEqual(expect.arrayContaining(listed));
}, 240_000);
