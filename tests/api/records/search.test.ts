// Any record is found by words of its title, in either language.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loginAs } from '../../setup/login.ts';
import { done } from '../endpoint/test-api.ts';
import { openRecords, type RecordRequests } from './record-requests.ts';

let records: RecordRequests;
beforeAll(async () => {
  records = await openRecords('record-search');
}, 60_000);
afterAll(() => records.api.close());

interface Found {
  results: {
    resource: string;
    id: number;
    title: string;
    detail: string;
    path: string | null;
    is_online: boolean;
  }[];
}

const find = (q: string, locale = 'de') =>
  done<Found>(
    records.edit(records.editor, 'GET', `/${locale}/api/cms-hub/search/?q=${encodeURIComponent(q)}`),
  );
const resourcesOf = async (q: string) => (await find(q)).results.map(({ resource }) => resource);

test('a production is found with its events, including offline ones', async () => {
  const { results } = await find('nora');
  expect(results.find(({ resource }) => resource === 'productions')?.title).toBe('Nora');
  const events = results.filter(({ resource }) => resource === 'events');
  expect(events.length).toBeGreaterThan(0);
  expect(events.length).toBeLessThanOrEqual(6);
  for (const { title, detail } of events) {
    expect(title).toBe('Nora');
    expect(detail).toMatch(/^\d\d\.\d\d\.\d{4} \d\d\.\d\d, ./);
  }
});

test('what people look for comes first: plays, events, people; pictures last, and matches inside of words after them', async () => {
  const { pool } = records.api.database;
  await pool.query(`insert into persons (id, slug, first_name, last_name) values (9001, 'nora-adam', 'Nora', 'Adam'),
    (9002, 'leonora-adam', 'Leonora', 'Adam')`);
  await pool.query(
    `update media set alt = '{"de": "Nora am Fenster", "en": ""}' where id = (select min(id) from media)`,
  );
  const found = (await find('nora')).results.map(({ resource, title }) => `${resource} ${title}`);
  const at = (first: string) => found.findIndex((one) => one.startsWith(first));
  const wanted = [
    'productions Nora',
    'events Nora',
    'persons Nora Adam',
    'media Nora',
    'persons Leonora Adam',
  ];
  expect(wanted.map(at)).toEqual(wanted.map(at).toSorted((one, other) => one - other));
  expect(at('productions Nora')).toBe(0);
  expect(at('persons Leonora Adam')).toBeGreaterThan(0);
});

test('an event is found by its day', async () => {
  const [first] = (await find('nora')).results.filter(({ resource }) => resource === 'events');
  const day = first?.detail.slice(0, 6) ?? '';
  const onDay = (await find(`nora ${day}`)).results;
  expect(onDay.map(({ id }) => id)).toContain(first?.id);
  expect(onDay.every(({ detail }) => detail.startsWith(day))).toBe(true);
});

test('titles are found and shown in either language', async () => {
  const german = (await find('doll’s')).results.find(({ resource }) => resource === 'productions');
  const english = (await find('Nora', 'en')).results.find(({ resource }) => resource === 'productions');
  expect(german?.id).toBe(english?.id);
  expect([german?.title, english?.title]).toEqual(['Nora', 'A Doll’s House']);
});

test('a page result opens it in editing mode, and a picture is found by texts and file name', async () => {
  const title = { de: 'Ruhige Wege', en: 'Quiet ways' };
  const page = await done<{ id: number; path: Record<'de' | 'en', string> }>(
    records.edit(records.editor, 'POST', '/de/pageeditor-api/pages', {
      parent: null,
      title,
      is_online: true,
    }),
  );
  for (const locale of ['de', 'en'] as const) {
    const { results } = await find(title.de, locale);
    const [found] = results.filter(({ resource }) => resource === 'pages');
    expect(found).toMatchObject({ id: page.id, path: `/${locale}/${page.path[locale]}?edit` });
  }
  await records.api.database.pool.query('update pages set deleted_at = now() where id = $1', [page.id]);
  expect((await find(title.de)).results).toEqual([]);
  const pictures = await records.api.database.pool.query('select id, file_name from media limit 1');
  const [{ id, file_name }] = pictures.rows;
  expect((await find(file_name)).results).toContainEqual(
    expect.objectContaining({ resource: 'media', id, detail: file_name, path: null }),
  );
});

test.each([
  ['mira', 'persons'],
  ['50 %', undefined],
  ['_', 'color_groups'],
  ["'; drop table events; --", undefined],
])('%s', async (q, resource) => {
  const found = await resourcesOf(q);
  if (resource) expect(found).toContain(resource);
  else expect(found).toEqual([]);
});

test('an empty query finds nothing, and visitors and the evening service have no access', async () => {
  expect((await find('  ')).results).toEqual([]);
  expect((await records.api.ask('/de/api/cms-hub/search/?q=nora')).status).toBe(401);
  const evening = await loginAs(records.api.database, 'evening-service');
  const response = await records.edit(evening, 'GET', '/de/api/cms-hub/search/?q=nora');
  expect(response.status).toBe(403);
});
