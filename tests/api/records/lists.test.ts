// The lists of the back office: searched, filtered, sorted and counted by the database, and exported.
import { PgDialect } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listViewOf, listViews } from '#domain/resources/list-views.ts';
import { type ResourceName, resourceNames } from '#domain/resources/resource.ts';
import { listRecords } from '#server/services/records/list-records.ts';
import { listValue, sortJoin, sortValue } from '#server/services/records/lists/list-values.ts';
import { done } from '../endpoint/test-api.ts';
import { event, now, production } from '../fixture/ids.ts';
import { person, position } from '../fixture/people.ts';
import { base, openRecords, type RecordRequests } from './record-requests.ts';

let records: RecordRequests;
beforeAll(async () => {
  records = await openRecords('record_lists');
});
afterAll(() => records.api.close());

const listed = resourceNames.filter((name) => listViews[name] !== null);

interface Row {
  id: number;
  name: string;
  values: Record<string, unknown>;
}

async function list(name: ResourceName, query: string, locale = 'de'): Promise<Row[]> {
  const path = `${base(name).replace('/de/', `/${locale}/`)}?page_size=100&${query}`;
  const { results } = await done<{ results: Row[] }>(records.edit(records.editor, 'GET', path));
  return results;
}
const ids = async (name: ResourceName, query: string) => (await list(name, query)).map(({ id }) => id);

describe('events by filter', () => {
  test.each<[string, number[]]>([
    ['state=cancelled', [event.cancelledTomorrow]],
    ['state=soldout', [event.premiereSoldOut]],
    ['state=on_tour', [event.onTour]],
    ['state=offline', [event.offline]],
    ['state=cancelled,soldout', [event.premiereSoldOut, event.cancelledTomorrow]],
    ['period=2026-03-13', [event.offline, event.ofOfflineProduction, event.cancelledTomorrow]],
    ['period=today&stage_name=B%C3%BChne', [event.premiereSoldOut]],
    ['activity=9', [event.premiereSoldOut]],
    ['period=week&missing=ticket_link&stage_name=Box', [event.timeOpen]],
    ['state=nothing&activity=9', [event.premiereSoldOut]],
    ['activity=none&state=cancelled', [event.cancelledTomorrow]],
  ])('%s', async (query, expected) => {
    expect(await ids('events', query)).toEqual(expected);
  });

  test('a day includes its first and last minute, also when the clocks change', async () => {
    expect(await ids('events', 'period=2026-03-29')).toEqual([event.springFirst, event.springLast]);
    expect(await ids('events', 'period=2026-10-25')).toEqual([event.autumnFirst, event.autumnLast]);
  });

  test('events of last night are still upcoming', async () => {
    const [first] = await ids('events', 'period=upcoming');
    expect(first).toBe(event.yesterday);
    expect(await ids('events', 'period=past')).toContain(event.yesterday);
  });
});

describe('searching events', () => {
  test.each<[string, number[]]>([
    ['13.3.', [event.offline, event.ofOfflineProduction, event.cancelledTomorrow]],
    ['faust 13.03.2026', [event.cancelledTomorrow]],
    ['faust 12.3.26', [event.premiereSoldOut]],
    ['FAUST z%C3%BCrich', [event.onTour]],
    ['durchlauf', [event.timeOpen]],
    ['run-through', [event.timeOpen]],
    ['%25', []],
    ['31.2.', []],
  ])('%s', async (q, expected) => {
    expect(await ids('events', `q=${q}`)).toEqual(expected);
  });

  test('does not match language codes', async () => {
    expect(await ids('tags', 'q=%22de%22')).toEqual([]);
  });

  test('finds plays and events by their cast', async () => {
    await records.api.database.pool.query(
      `insert into production_cast (production_id, role, name) values ($1, '{"de":"Faust"}', 'Wilhelmine Querfeld')`,
      [production.faust],
    );
    expect(await ids('productions', 'q=querfeld')).toEqual([production.faust]);
    expect(await ids('events', 'q=querfeld&state=cancelled')).toEqual([event.cancelledTomorrow]);
  });
});

test('puts matches at the beginning first, unless sorted', async () => {
  await records.create('tags', { name: { de: 'Admirale' } });
  await records.create('tags', { name: { de: 'Ein Abend für Mira' } });
  const names = async (query: string) => (await list('tags', query)).map(({ name }) => name);
  expect(await names('q=mira')).toEqual(['Ein Abend für Mira', 'Admirale']);
  expect(await names('q=mira&ordering=name')).toEqual(['Admirale', 'Ein Abend für Mira']);
  expect(await names('q=(mira')).toEqual([]);
});

test('people are in dictionary order or its reverse', async () => {
  const order = [person.adler, person.group, person.mira, person.ozkan, person.offline, person.zeh];
  expect(await ids('persons', '')).toEqual(order);
  expect(await ids('persons', 'ordering=-name')).toEqual([...order].reverse());
  expect(await ids('persons', `position=${position.director}`)).toEqual([person.adler, person.group]);
});

test('a row has its name and the columns of the list in the language of the request', async () => {
  const [row] = await list('events', `ids=${event.timeOpen}`, 'en');
  expect(row?.name).toBe('Run-through, Thu 12 Mar');
  expect(row?.values).toMatchObject({
    shown_name: { de: 'Durchlauf', en: 'Run-through' },
    date_start: '2026-03-12T23:30:00+01:00',
    stage_name: 'Box',
  });
  expect(Object.keys(row?.values ?? {})).not.toContain('cancellation_info_long');
  const [mira] = await list('persons', `ids=${person.mira}`);
  expect(mira).toMatchObject({
    name: 'Mira Okafor',
    values: { position: { id: position.actor, name: { de: 'Schauspiel', en: 'Actor' } } },
  });
});

test('records with drafts or plans are marked and can be filtered', async () => {
  const { pool } = records.api.database;
  const [drafted, planned, failed] = [person.adler, person.mira, person.zeh];
  const fields = `'{"quote":{"de":"Neu"}}', '{"quote":null}'`;
  await pool.query(`insert into record_drafts (resource, record_id, data, base, operation_id)
    values ('persons', ${drafted}, ${fields}, 'lists-draft')`);
  await pool.query(`insert into planned_changes (resource, record_id, data, base, operation_id, due_at, failure)
    values ('persons', ${planned}, ${fields}, 'lists-later', '2027-01-02T10:00Z', null),
      ('persons', ${planned}, ${fields}, 'lists-next', '2027-01-01T10:00Z', null),
      ('persons', ${failed}, ${fields}, 'lists-failed', '2026-01-01T10:00Z', '{"reason":"gone"}'),
      ('events', ${drafted}, ${fields}, 'lists-other', '2027-01-01T10:00Z', null)`);
  expect(await ids('persons', 'publication=drafted')).toEqual([drafted]);
  expect(await ids('persons', 'publication=planned')).toEqual([planned]);
  expect(await ids('persons', 'publication=drafted,planned')).toEqual([drafted, planned]);
  expect(await list('persons', `ids=${drafted},${planned},${failed}`)).toMatchObject([
    { id: drafted, has_draft: true, planned_at: null },
    { id: planned, has_draft: false, planned_at: '2027-01-01T10:00:00.000Z' },
    { id: failed, has_draft: false, planned_at: null },
  ]);
  const context = { locale: 'de', now } as const;
  const { counts } = await listRecords(records.api.database, 'persons', {}, context);
  expect(counts).toMatchObject({ drafted: 1, planned: 1 });
});

test('the counts above a list are those of the matching records', async () => {
  const { database } = records.api;
  const context = { locale: 'de', now } as const;
  const all = await listRecords(database, 'events', { filters: { period: ['2026-03-13'] } }, context);
  expect(all).toMatchObject({ count: 3, counts: { cancelled: 1, soldout: 0, ticket_link: 0 } });
});

test('names of referenced records are joined rather than queried per row', () => {
  const value = sortValue('persons', 'position', { now });
  expect(value && new PgDialect().sqlToQuery(value).sql).not.toContain('select');
});

describe.each(listed)('%s', (name) => {
  const view = listViewOf(name);

  test('has a value for each column and a sort key', () => {
    for (const column of view.columns) {
      const fields = column.fields ?? [column.name];
      expect([column.name, fields.filter((field) => listValue(name, field, { now }) === null)]).toEqual([
        column.name,
        [],
      ]);
      const unsorted = (column.sort ?? []).filter((field) => sortValue(name, field, { now }) === null);
      expect([column.name, unsorted]).toEqual([column.name, []]);
    }
  });

  test('can be sorted and filtered by everything in three queries', async () => {
    const { database } = records.api;
    const context = { locale: 'en', now } as const;
    const orders = view.columns.flatMap((column) => (column.sort ? [column.name, `-${column.name}`] : []));
    for (const ordering of orders) await listRecords(database, name, { ordering }, context);
    // A joined table must not make a column of a filter ambiguous.
    const joined = view.columns.flatMap((column) =>
      column.sort?.some((field) => sortJoin(name, field)) ? [column.name] : [],
    );
    for (const filter of view.filters) {
      const values = filter.kind === 'conditions' ? filter.values : ['1', 'true', 'Bühne', '2026-03'];
      for (const value of values) {
        const filters = { [filter.name]: [value] };
        await listRecords(database, name, { q: 'a 1.2.', filters }, context);
        for (const ordering of joined) await listRecords(database, name, { ordering, filters }, context);
      }
    }
    expect(
      await queriesOf(() => listRecords(database, name, { page_size: 100 }, context)),
    ).toBeLessThanOrEqual(3);
  });

  test('is exported completely as CSV and JSON', async () => {
    const load = (format: string) =>
      records.api.ask(`${base(name)}export/?format=${format}`, { headers: records.editor.headers });
    const { count } = await listRecords(records.api.database, name, {}, { locale: 'de', now });
    expect(await (await load('json')).json()).toHaveLength(count);
    expect((await load('csv')).headers.get('content-type')).toBe('text/csv; charset=utf-8');
  });
});

test('a spreadsheet file is UTF-8 with semicolons and without executable formulas', async () => {
  await records.create('redirects', { old_path: '/de/alt', new_path: '/de/neu;ganz' });
  await records.create('tags', { name: { de: '=cmd|calc', en: '+1' } });
  const load = async (path: string) => {
    const response = await records.api.ask(path, { headers: records.editor.headers });
    return Buffer.from(await response.arrayBuffer()).toString();
  };
  const german = await load(`${base('tags')}export/?q=calc`);
  expect(german.startsWith('\ufeffNummer;')).toBe(true);
  expect(german).toContain(`;'=cmd|calc;'+1;`);
  expect(await load(`${base('redirects')}export/`)).toContain('"/de/neu;ganz"');
  expect((await load(`/en/api/cms-hub/tags/export/?q=calc`)).startsWith('\ufeffNumber,')).toBe(true);
});

test('lists require a login', async () => {
  expect((await records.api.ask(base('persons'))).status).toBe(401);
  expect((await records.api.ask(`${base('persons')}export/`)).status).toBe(401);
});

async function queriesOf(work: () => Promise<unknown>): Promise<number> {
  const { pool } = records.api.database;
  const { query } = pool;
  let queries = 0;
  pool.query = ((...parts: unknown[]) => {
    queries += 1;
    return (query as (...all: unknown[]) => unknown).apply(pool, parts);
  }) as typeof pool.query;
  await work();
  pool.query = query;
  return queries;
}
