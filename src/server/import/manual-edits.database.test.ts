import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { listManualEdits } from '#server/import/list-manual-edits.ts';
import { conflictsOf } from '#server/import/manual-edit-texts.ts';
import { problemLine } from '#server/import/problem.ts';
import { event, file, production, season, source, text } from '#server/import/season.fixture.ts';
import { trialImport } from '#server/import/trial-import.fixture.ts';
import { createTestDatabase } from '../../../tests/setup/test-database.ts';

const trial = trialImport(createTestDatabase);
const { load } = trial;

const page = {
  key: 'haus',
  path_de: 'haus',
  path_en: 'house',
  title: text('Haus', 'House'),
  is_online: true,
  hero_text: text('Willkommen', 'Welcome'),
  modules: [headline('Foyer')],
};
function headline(de: string) {
  return { module: 'headline', content: text(de) };
}
const tags = [...season.tags, { key: 'neu', name: text('Neu', 'New') }];
const full = {
  ...season,
  tags,
  productions: [{ ...production, duration: 90, lead: text('Satz', 'Sentence'), director: 'Ilka' }],
  pages: [page],
};

const sql = async (query: string) => (await trial.database.pool.query(query)).rows;
const edits = () => trial.database.db.transaction(listManualEdits);
const fields = async () => (await edits()).map(({ table, key, field }) => `${table}/${key} ${field}`);
const change = (section: 'productions' | 'events' | 'pages', values: object) => ({
  ...full,
  [section]: full[section].map((record) => ({ ...record, ...values })),
});

interface Case {
  section: 'productions' | 'events' | 'pages';
  field: string;
  next: object;
  /** The manual edit, and a query for its value. */
  hand: string;
  read: string;
}
const read = (column: string, table = 'productions') => `SELECT ${column} AS value FROM ${table}`;
const cases: Record<string, Case> = {
  'a German text': {
    section: 'productions',
    field: 'lead.de',
    next: { lead: text('Datei', 'Sentence') },
    hand: `UPDATE productions SET lead = jsonb_set(lead, '{de}', '"Hand"')`,
    read: read('lead'),
  },
  'an English text': {
    section: 'productions',
    field: 'lead.en',
    next: { lead: text('Satz', 'File') },
    hand: `UPDATE productions SET lead = jsonb_set(lead, '{en}', '"Hand"')`,
    read: read('lead'),
  },
  'a line': {
    section: 'productions',
    field: 'director',
    next: { director: 'Paula' },
    hand: `UPDATE productions SET director = 'Hand'`,
    read: read('director'),
  },
  'a number': {
    section: 'productions',
    field: 'duration',
    next: { duration: 100 },
    hand: 'UPDATE productions SET duration = 95',
    read: read('duration'),
  },
  'an ordered list': {
    section: 'productions',
    field: 'credits',
    next: { credits: [] },
    hand: `UPDATE production_credits SET name = 'Hand' WHERE "order" = 1`,
    read: `${read('name', 'production_credits')} ORDER BY "order"`,
  },
  'a set': {
    section: 'productions',
    field: 'tags',
    next: { tags: ['neu'] },
    hand: 'DELETE FROM production_tags',
    read: read('tag_id', 'production_tags'),
  },
  'a reference': {
    section: 'events',
    field: 'activity',
    next: { activity: null },
    hand: `INSERT INTO activities VALUES (5, '{"de":"Lesung"}'); UPDATE events SET activity_id = 5`,
    read: read('activity_id', 'events'),
  },
  prices: {
    section: 'events',
    field: 'prices',
    next: { prices: [{ name: text('Rang'), amount: '9' }] },
    hand: `UPDATE events SET prices = '[{"name":{"de":"Hand"},"amount":"1.00"}]'`,
    read: read('prices', 'events'),
  },
  'a time': {
    section: 'events',
    field: 'date_start',
    next: { date_start: '2025-11-20T20:00' },
    hand: `UPDATE events SET date_start = date_start + interval '1 day'`,
    read: read('date_start', 'events'),
  },
  'the head of a page': {
    section: 'pages',
    field: 'hero_text.de',
    next: { hero_text: text('Datei', 'Welcome') },
    hand: `UPDATE pages SET hero_text = '{"de":"Hand","en":"Welcome"}'`,
    read: read('hero_text', 'pages'),
  },
  'the modules of a page': {
    section: 'pages',
    field: 'modules',
    next: { modules: [headline('Datei')] },
    hand: `UPDATE modules SET data = jsonb_set(data, '{content,de}', '"Hand"') WHERE module <> 'head'`,
    read: `${read('data', 'modules')} WHERE module <> 'head'`,
  },
};

describe.each(Object.entries(cases))('%s', (_, { section, field, next, hand, read: query }) => {
  test('a manual edit stays and is listed unless overwritten, and the log has the replaced value', async () => {
    await load(full);
    expect(await fields()).toEqual([]);
    const imported = await sql(query);
    await sql(hand);
    const before = await trial.contents();
    const report = await load(full);
    expect(report).toMatchObject({
      is_written: true,
      created: 0,
      updated: 0,
      kept: [{ is_conflict: false }],
    });
    expect(await trial.contents()).toEqual(before);
    const record = `${section}/${full[section][0]?.key}`;
    expect(await fields()).toEqual([`${record} ${field}`]);
    const overwritten = await trial.run(source([file(full)]), { overwrite: [`${record}:${field}`] });
    expect(overwritten).toMatchObject({ updated: 1, kept: [] });
    expect(await sql(query)).toEqual(imported);
    const [last] = await sql('SELECT before, after FROM change_log ORDER BY id DESC LIMIT 1');
    expect(Object.keys(last?.before)).toEqual(Object.keys(last?.after));
    expect(JSON.stringify(last?.before)).not.toBe(JSON.stringify(last?.after));
    expect(await fields()).toEqual([]);
  });

  test('a changed file is applied, but not over a manual edit, which is listed', async () => {
    await load(full);
    const [imported] = await sql(query);
    expect(await load(change(section, next))).toMatchObject({ updated: 1, kept: [] });
    expect((await sql(query))[0]).not.toEqual(imported);
    await load(full);
    expect((await sql(query))[0]).toEqual(imported);
    await sql(hand);
    const [edited] = await sql(query);
    const report = await load(change(section, next));
    const record = `${section}/${full[section][0]?.key}`;
    expect(conflictsOf(report)).toMatchObject([{ record, field }]);
    expect((await sql(query))[0]).toEqual(edited);
    expect((await load(change(section, next))).kept).toMatchObject([{ is_conflict: false }]);
    expect((await sql(query))[0]).toEqual(edited);
  });
});

test('a season without runs keeps the run of an event without a message', async () => {
  await load(full);
  await sql(`WITH run AS (INSERT INTO runs (name, production_id, stage_name)
    SELECT 'Herbst', id, 'Bühne' FROM productions LIMIT 1 RETURNING id) UPDATE events SET run_id = (SELECT id FROM run)`);
  const before = await sql('SELECT run_id FROM events');
  const report = await load(change('events', { subtitle: text('Neu', 'New') }));
  expect(report).toMatchObject({ updated: 1, kept: [] });
  expect(before[0]?.run_id).toBeGreaterThan(0);
  expect(await sql('SELECT run_id FROM events')).toEqual(before);
});

test('a page that was taken offline manually stays offline', async () => {
  await load(full);
  await sql('UPDATE pages SET is_online = false');
  await load(full);
  expect(await sql('SELECT is_online FROM pages')).toEqual([{ is_online: false }]);
});

test('the report has record, field and both values', async () => {
  await load(full);
  await sql(`UPDATE productions SET lead = '{"de":"Hand","en":"Sentence"}'`);
  const report = await load(change('productions', { lead: text('Datei', 'Sentence') }));
  const [line] = conflictsOf(report).map((problem) => problemLine(problem, 'en'));
  expect(line).toMatch(
    /^1\.json:\d+ productions\/faust lead\.de: .*"Hand".*"Datei".*productions\/faust:lead\.de/,
  );
});

test('overwriting a record that no file has is an error', async () => {
  const report = await trial.run(source([file(full)]), { overwrite: ['productions/faustus'] });
  expect(report).toMatchObject({ is_written: false, problems: [{ file: '--overwrite' }] });
});

test('an import without changes writes nothing, not even an import run', async () => {
  await load(full);
  const runs = await sql('SELECT * FROM import_runs');
  const sizes = () =>
    sql('SELECT xmin::text FROM imported_values UNION ALL SELECT xmin::text FROM productions');
  const before = await sizes();
  await load(full);
  expect(await sql('SELECT * FROM import_runs')).toEqual(runs);
  expect(await sizes()).toEqual(before);
});

describe('a manually removed record', () => {
  test('is not restored, nor are its parts, unless requested', async () => {
    await load(full);
    await sql('DELETE FROM productions');
    const more = { ...full, events: [event, { ...event, key: 'faust-2' }] };
    const report = await load(more);
    expect(report).toMatchObject({ is_written: true, created: 0, updated: 0 });
    expect(report.removed).toContain('productions/faust');
    expect(report.removed).toContain('events/faust-2');
    expect(await sql('SELECT * FROM productions')).toEqual([]);
    expect(await fields()).toContain('productions/faust ');
    const back = await trial.run(source([file(more)]), { overwrite: ['productions/faust'] });
    expect(back).toMatchObject({ removed: [] });
    expect(await sql('SELECT source_key FROM events ORDER BY source_key')).toMatchObject([
      { source_key: 'faust-1' },
      { source_key: 'faust-2' },
    ]);
    expect(await fields()).toEqual([]);
  });

  test('stays in the wastebasket if it is a page, and is restored on request', async () => {
    await load(full);
    await sql('UPDATE pages SET deleted_at = now()');
    expect(await load(full)).toMatchObject({ updated: 0, removed: ['pages/haus'] });
    await trial.run(source([file(full)]), { overwrite: ['all'] });
    expect(await sql('SELECT deleted_at FROM pages')).toEqual([{ deleted_at: null }]);
  });

  test('is left out of lists and references', async () => {
    await load(full);
    await sql('DELETE FROM tags; DELETE FROM persons');
    const before = await sql('SELECT * FROM production_credits');
    expect(await load(full)).toMatchObject({ is_written: true, created: 0, updated: 0 });
    expect(await sql('SELECT * FROM production_credits')).toEqual(before);
    expect(await sql('SELECT * FROM production_tags')).toEqual([]);
  });
});

test('a database of the previous version gets imported values from its log', async () => {
  await load(full);
  await load(change('productions', { duration: 100, director: null }));
  await load(change('pages', { modules: [headline('Zweite'), headline('Dritte')] }));
  const values = () => sql('SELECT * FROM imported_values ORDER BY record_table, record_key');
  const remembered = await values();
  // The log of that version had lists and references as the tables have them.
  for (const table of ['productions', 'events']) {
    await sql(`ALTER TABLE change_log DISABLE TRIGGER USER; UPDATE change_log SET after = after || (
        SELECT jsonb_object_agg(key, value) FROM jsonb_each(i.values) WHERE key IN ('tags', 'credits', 'production_id'))
      FROM ${table} t, imported_values i
      WHERE change_log.record_table = '${table}' AND change_log.record_id = t.id::text AND before IS NULL
        AND i.record_table = '${table}' AND i.record_key = t.source_key;
      ALTER TABLE change_log ENABLE TRIGGER USER`);
  }
  await sql('TRUNCATE imported_values');
  const migration = readFileSync(
    new URL('../db/migrations/0007_imported_values.sql', import.meta.url),
    'utf8',
  );
  for (const statement of migration.split('--> statement-breakpoint').slice(1)) await sql(statement);
  const keys = (rows: Awaited<ReturnType<typeof values>>) => rows.map(({ record_key }) => record_key);
  expect(keys(await values())).toEqual(keys(remembered));
  expect(await fields()).toEqual([]);
  await sql(`UPDATE productions SET duration = 95; UPDATE pages SET hero_text = '{"de":"Hand"}';
    UPDATE modules SET data = jsonb_set(data, '{content,de}', '"Hand"') WHERE "order" = 1`);
  const report = await load(change('pages', { modules: [headline('Zweite'), headline('Datei')] }));
  expect(report.updated).toBe(0);
  expect(report.kept.map(({ path, is_conflict }) => [path.join('.'), is_conflict])).toEqual([
    ['duration', false],
    ['hero_text.de', false],
    ['hero_text.en', false],
    ['modules', true],
  ]);
});
