// Held fields: manual edits since the last import, and releasing them.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Hub } from '#domain/hub/hub.ts';
import { writableResources } from '#server/api/records/records-schema.ts';
import { importSeason } from '#server/import/import-season.ts';
import { file, production, season, source, text } from '#server/import/season.fixture.ts';
import { loginAs, type TestLogin } from '../../setup/login.ts';
import { done, openTestApi, type TestApi } from '../endpoint/test-api.ts';
import { base, operation, type TestRecord } from './record-requests.ts';

interface Details extends TestRecord {
  held: { field: string; imported: unknown; is_declined: boolean }[];
  changed: { by: string | null } | null;
}

let api: TestApi;
let login: TestLogin;
const imported = {
  ...season,
  tags: [...season.tags, { key: 'neu', name: text('Neu', 'New') }],
  productions: [
    {
      ...production,
      duration: 90,
      lead: text('Satz', 'Sentence'),
      premiere_date: '2025-11-20',
      cast: [
        { role: text('Faust'), name: 'Ilka Sommerfeld', person: 'ilka-sommerfeld' },
        { role: text('Mephisto'), name: 'Ein Gast' },
      ],
    },
  ],
};
const load = (sections: object) =>
  importSeason(api.database, source([file(sections as Record<string, unknown>)]), {
    actor: 'import',
    now: new Date('2025-11-20T12:00:00Z'),
    shopOrigin: 'https://shop.example',
    store: api.store,
  });

beforeAll(async () => {
  api = await openTestApi('held', 'empty');
  login = await loginAs(api.database, 'editor');
  expect((await load(imported)).is_written).toBe(true);
}, 60_000);
afterAll(() => api.close());

const ask = (method: string, path: string, body?: object) =>
  api.ask(path, { method, headers: login.headers, ...(body ? { body: JSON.stringify(body) } : {}) });
const idOf = async (table: string) =>
  (await api.database.pool.query(`select min(id) as id from ${table}`)).rows[0].id as number;
const get = async (name: string) => done<Details>(ask('GET', base(name, `${await idOf(name)}/`)));
const save = ({ id, version }: Details, name: string, body: object) =>
  ask('POST', base(name, `${id}/`), { operation_id: operation(), version, data: {}, ...body });

const heldCare = async () => {
  const { care } = await done<Hub>(ask('GET', '/de/api/cms-hub/'));
  return care.find(({ kind }) => kind === 'held');
};

/** The hub compares in SQL, the form of a record in the program: in every state, both find the same fields. */
afterEach(async () => {
  await heldCare();
  for (const name of ['productions', 'events', 'tags']) {
    const { rows } = await api.database.pool.query<{ id: number; held: string[] }>(
      `select id, held from ${name} join imported_values on record_table = $1 and record_key = source_key`,
      [name],
    );
    for (const { id, held } of rows) {
      const shown = (await done<Details>(ask('GET', base(name, `${id}/`)))).held;
      const open = shown.flatMap(({ field, is_declined }) => (is_declined ? [] : [field]));
      expect(open.toSorted()).toEqual(held.toSorted());
    }
  }
});

test('no field is held after an import', async () => {
  const found: [string, unknown][] = [];
  for (const name of writableResources) {
    const list = await done<{ results: TestRecord[] }>(ask('GET', base(name)));
    for (const { id } of list.results) {
      found.push([name, (await done<Details>(ask('GET', base(name, `${id}/`)))).held]);
    }
  }
  expect(found.length).toBeGreaterThan(9);
  expect(found.filter(([, held]) => (held as unknown[]).length > 0)).toEqual([]);
  expect(await heldCare()).toBeUndefined();
});

test('manually edited fields are listed with their imported values, texts by language', async () => {
  const play = await get('productions');
  expect(play.changed).toEqual({ by: null, at: expect.any(String) });
  const tags = (await done<{ results: TestRecord[] }>(ask('GET', base('tags')))).results;
  const other = tags.find(({ values }) => (values.name as { de: string }).de === 'Neu')?.id;
  await done(
    save(play, 'productions', {
      data: {
        lead: { de: 'Hand', en: 'Sentence' },
        duration: 95,
        premiere_date: null,
        tags: [other],
        credits: [{ role: text('Regie'), name: 'Hand' }],
      },
    }),
  );
  const { held } = await get('productions');
  expect(new Map(held.map(({ field, imported: said }) => [field, said]))).toEqual(
    new Map<string, unknown>([
      ['lead.de', 'Satz'],
      ['duration', 90],
      ['premiere_date', '2025-11-20'],
      ['tags', play.values.tags],
      ['credits', play.values.credits],
    ]),
  );
  // The hub links to the first of them.
  expect(await heldCare()).toMatchObject({
    count: 1,
    entries: [
      { url: expect.stringMatching(/^\/cms\/productions\/\d+\?field=(?:lead\.de|duration|premiere_date)$/) },
    ],
  });
});

test('a released field gets the imported value, together with other changes', async () => {
  const play = await get('productions');
  const written = await done<Details>(
    save(play, 'productions', { data: { duration: 100 }, release: ['lead.de', 'credits', 'tags'] }),
  );
  expect(written.values).toMatchObject({ lead: text('Satz', 'Sentence'), duration: 100 });
  expect((await get('productions')).held.map(({ field }) => field).toSorted()).toEqual([
    ...['duration', 'premiere_date'],
  ]);
  const again = await load({
    ...imported,
    productions: [{ ...imported.productions[0], lead: text('Datei', 'File'), duration: 80 }],
  });
  expect(again.kept.map(({ path }) => path.join('.')).toSorted()).toEqual(['duration', 'premiere_date']);
  const after = await get('productions');
  expect(after.values).toMatchObject({ lead: text('Datei', 'File'), duration: 100 });
});

test('a manually moved time is released to the minute', async () => {
  const evening = await get('events');
  const moved = await done<Details>(save(evening, 'events', { data: { date_start: '2025-11-20T20:00' } }));
  expect((await get('events')).held).toEqual([
    { field: 'date_start', imported: evening.values.date_start, is_declined: false },
  ]);
  expect((await heldCare())?.entries.map(({ title }) => title)).toContain('Faust, Do 20.11., 20.00');
  const back = await done<Details>(save(moved, 'events', { release: ['date_start'] }));
  expect(back.values.date_start).toBe(evening.values.date_start);
  expect((await get('events')).held).toEqual([]);
});

test.each([
  ['a field that is not held', { release: ['director'] }, 'release.0'],
  ['a field that is none', { release: ['__proto__'] }, 'release.0'],
  ['a field that is not held, and is not declined either,', { decline: ['director'] }, 'decline.0'],
  ['a field that is changed as well', { data: { duration: 1 }, release: ['duration'] }, 'duration'],
])('rejects %s', async (_, body, field) => {
  const play = await get('productions');
  const response = await save(play, 'productions', body);
  expect(response.status).toBe(422);
  expect((await response.json()).errors).toMatchObject([{ field }]);
  expect((await get('productions')).version).toBe(play.version);
});

test.each([
  ['credits', [{ role: text('Regie'), name: 'Hand' }]],
  ['cast', [{ role: text('Nora', 'Nora'), name: 'Hand' }]],
  ['tags', []],
])('manually edited %s are care issues until released', async (field, value) => {
  const held = (await get('productions')).held.map((each) => each.field);
  const released = await save(await get('productions'), 'productions', { release: held });
  expect(released.ok).toBe(true);
  expect(await heldCare()).toBeUndefined();
  const play = await get('productions');
  const edited = await done<Details>(save(play, 'productions', { data: { [field]: value } }));
  expect(await heldCare()).toMatchObject({
    count: 1,
    entries: [{ url: `/cms/productions/${play.id}?field=${field}` }],
  });
  await done(save(edited, 'productions', { data: { [field]: play.values[field] } }));
  expect(await heldCare()).toBeUndefined();
});

test('an accepted manual edit is no care issue until an import changes the field', async () => {
  const edited = {
    lead: { de: 'Hand', en: 'Sentence' },
    duration: 95,
    cast: [{ role: text('Faust'), name: 'Hand' }],
  };
  const play = await done<Details>(save(await get('productions'), 'productions', { data: edited }));
  const before = (await get('productions')).held.map(({ field }) => field);
  expect(before).toEqual(expect.arrayContaining(['cast', 'duration', 'lead.de']));
  // The front page names the first by the form, and how many there are beside it.
  expect(await heldCare()).toMatchObject({ count: 1, entries: [{ more: before.length - 1 }] });
  const declined = await done<Details>(save(play, 'productions', { decline: before }));
  expect([declined.is_written, declined.version]).toEqual([false, play.version]);
  const { held } = await get('productions');
  expect(held.filter(({ is_declined }) => !is_declined)).toEqual([]);
  expect(await heldCare()).toBeUndefined();

  const same = { ...imported.productions[0], lead: text('Datei', 'File'), duration: 80 };
  await load({ ...imported, productions: [same] });
  expect(await heldCare()).toBeUndefined();
  await load({ ...imported, productions: [{ ...same, lead: text('Neue Datei', 'File') }] });
  expect(await heldCare()).toMatchObject({
    entries: [{ url: `/cms/productions/${play.id}?field=lead.de` }],
  });
  expect((await get('productions')).values).toMatchObject({ lead: { de: 'Hand' }, duration: 95 });
});
