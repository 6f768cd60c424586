// Every resource: created, changed, removed and restored; concurrently, repeatedly, and without permission.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ResourceName, resourceNames } from '#domain/resources/resource.ts';
import { resources } from '#domain/resources/resources.ts';
import { done } from '../endpoint/test-api.ts';
import { both, event, german, production } from '../fixture/ids.ts';
import { base, openRecords, operation, type RecordRequests, type TestRecord } from './record-requests.ts';
import { samples } from './samples.ts';

let records: RecordRequests;
beforeAll(async () => {
  records = await openRecords('records');
}, 60_000);
afterAll(() => records.api.close());

test('every creatable resource has a sample', () => {
  const creatable = resourceNames.filter((name) => resources[name].writes === undefined);
  expect(Object.keys(samples).sort()).toEqual([...creatable].sort());
});

describe.each(Object.entries(samples))('%s', (name, [first, change]) => {
  test('is created once, changed, protected from outdated changes, removed and restored', async () => {
    const id = operation();
    const created = await done<TestRecord>(records.create(name, first, id));
    expect(created).toMatchObject({ version: 1, is_written: true });
    const again = await done<TestRecord>(records.create(name, first, id));
    expect(again.id).toBe(created.id);

    const changed = await done<TestRecord>(records.update(name, created, change));
    expect(changed.version).toBe(2);
    const unchanged = await done<TestRecord>(records.update(name, changed, change));
    expect(unchanged).toMatchObject({ version: 2, is_written: false });
    for (const field of Object.keys(first).filter((each) => !Object.hasOwn(change, each))) {
      expect(changed.values[field], field).toEqual(created.values[field]);
    }

    const stale = await records.update(name, created, first, records.other);
    expect(stale.status).toBe(409);
    expect(await stale.json()).toMatchObject({ record: { version: 2 }, changed_by: 'Test editor' });

    expect((await records.remove(name, created)).status).toBe(409);
    const uses = await done<{ count: number }[]>(
      records.edit(records.editor, 'GET', base(name, `${created.id}/used-by/`)),
    );
    expect(uses).toEqual([]);
    expect((await records.remove(name, changed)).status).toBe(200);
    expect((await records.get(name, created.id)).status).toBe(404);
    const restored = await done<TestRecord>(
      records.edit(records.editor, 'POST', base(name, `${created.id}/restore/`), {
        operation_id: operation(),
      }),
    );
    expect(restored.values).toEqual(changed.values);

    const log = await done<{ results: { action: string; who: string }[] }>(
      records.edit(records.editor, 'GET', base(name, `${created.id}/log/`)),
    );
    expect(log.results.map(({ action }) => action)).toEqual(['create', 'remove', 'update', 'create']);
    expect(log.results.every(({ who }) => who === 'Test editor')).toBe(true);
    expect((await records.remove(name, restored)).status).toBe(200);
  });

  test('reports invalid fields and rejects unknown ones', async () => {
    const wrong = await records.create(name, { ...first, no_such_field: 1 });
    expect(wrong.status).toBe(422);
    expect((await wrong.json()).errors[0].field).toBe('no_such_field');
    const [required] = Object.entries(resources[name as ResourceName].fields).find(
      ([, field]) => 'required' in field && field.required,
    ) as [string, unknown];
    const empty = await records.create(name, { ...first, [required]: null });
    expect(empty.status).toBe(422);
    expect((await empty.json()).errors[0].field).toMatch(new RegExp(`^${required}`));
  });
});

const paths = [
  ['GET', ''],
  ['POST', ''],
  ['GET', '101/'],
  ['POST', '101/'],
  ['DELETE', '101/?version=1&operation_id=operation-x'],
  ['POST', '101/restore/'],
  ['GET', '101/used-by/'],
  ['GET', '101/log/'],
] as const;

test.each(paths)('%s …/%s responds with 404 for an unknown or read-only resource', async (method, rest) => {
  const body = method === 'POST' ? { operation_id: operation(), version: 1, data: {} } : undefined;
  const short = rest.includes('restore')
    ? { operation_id: operation() }
    : rest === '' && body
      ? { operation_id: operation(), data: {} }
      : body;
  // Pages are listed, and written on the page itself.
  const isList = method === 'GET' && rest === '';
  const none = ['users', 'sessions', ...(isList ? [] : ['pages']), 'containers', 'settings', '__proto__'];
  for (const name of none) {
    expect((await records.edit(records.editor, method, base(name, rest), short)).status, name).toBe(404);
  }
});

test('a new activity gets the next id above those of season files, or a reserved one', async () => {
  const make = async (data: object) => done<TestRecord>(records.create('activities', data));
  const [lesung, konzert] = [
    await make({ name: german('Lesung') }),
    await make({ name: german('Konzert'), id: null }),
  ];
  expect([lesung.id, konzert.id]).toEqual([101, 102]);
  expect((await make({ name: german('Gespräch'), id: 7 })).id).toBe(7);
  const taken = await records.create('activities', { name: german('Zweite Premiere'), id: 9 });
  expect([taken.status, (await taken.json()).errors[0].field]).toEqual([422, 'id']);
});

test('a venue has an id of site.config.ts that never changes, and an address from its name', async () => {
  const [unknown, taken] = [
    await records.create('venues', { id: 99, name: german('Zelt') }),
    await records.create('venues', { id: 7, name: german('Zelt') }),
  ];
  expect([unknown.status, taken.status]).toEqual([422, 422]);
  const made = await done<TestRecord>(records.create('venues', { id: 12, name: german('Nächtliches Asyl') }));
  expect([made.id, made.values.slug]).toEqual([12, 'naechtliches-asyl']);
  expect((await records.update('venues', made, { id: 10 })).status).toBe(422);
  const emptied = await records.update('venues', made, { slug: null });
  expect([emptied.status, (await emptied.json()).values?.slug]).toEqual([200, 'naechtliches-asyl']);
});

test('an activity in use cannot be removed', async () => {
  const used = await done<TestRecord>(records.get('activities', 9));
  expect((await records.remove('activities', used)).status).toBe(409);
});

test('visitors see a cancelled event at once, and find a production by its new name', async () => {
  const stored = await done<TestRecord>(records.get('events', event.springFirst));
  await done(
    records.update('events', stored, { outcome: 'cancelled', cancellation_info_short: german('Krank') }),
  );
  const shown = await records.api.read<{
    results: { id: number; outcome: string; cancellation_info_short: string }[];
  }>('/de/api/events/?page_size=100');
  expect(shown.results.find(({ id }) => id === event.springFirst)).toMatchObject({
    outcome: 'cancelled',
    cancellation_info_short: 'Krank',
  });

  const play = await done<TestRecord>(records.get('productions', production.nora));
  await done(records.update('productions', play, { name: both('Zwirnfaden', 'Zwirnfaden') }));
  const found = await records.api.read<{ results: { kind: string }[] }>('/de/api/search/?query=zwirnfaden');
  expect(JSON.stringify(found)).toContain('Zwirnfaden');
});

test('the press page is found by its public directories', async () => {
  const found = async () => JSON.stringify(await records.api.read('/de/api/search/?query=hagebutte'));
  const stored = await done<TestRecord>(
    records.create('download_directories', { name: german('Hagebutte'), is_restricted: true }),
  );
  expect(await found()).not.toContain('"/de/presse"');
  await done(records.update('download_directories', stored, { is_restricted: false }));
  expect(await found()).toContain('"/de/presse"');
});

test('rows of a cast keep their ids when others are added or removed', async () => {
  const line = (name: string) => ({ role: german('Rolle'), name });
  const play = await done<TestRecord>(
    records.create('productions', {
      name: german('Reihen'),
      stage_name: 'Bühne',
      cast: ['A', 'B', 'C'].map(line),
    }),
  );
  const rows = async () => {
    const { rows } = await records.api.database.pool.query(
      'select id, name from production_cast where production_id = $1 order by "order"',
      [play.id],
    );
    return rows as { id: number; name: string }[];
  };
  const [, b, c] = await rows();
  await done(records.update('productions', play, { cast: ['C', 'D', 'B'].map(line) }));
  expect(await rows()).toMatchObject([c, { name: 'D' }, b]);
});

test.each([
  ['an end before the beginning', 'events', { date_end: '2026-03-01T10:00' }, 'date_end'],
  ['a stage that is not ours', 'events', { stage_name: 'Nirgends' }, 'stage_name'],
  [
    'a person that does not exist',
    'productions',
    { cast: [{ role: german('x'), name: 'y', person: 999_999 }] },
    'cast.0.person',
  ],
  ['a script in a text', 'productions', { text: german('<script>alert(1)</script>') }, 'text.de'],
  [
    'a link that runs something',
    'events',
    { ticket_url_external: 'javascript:alert(1)' },
    'ticket_url_external',
  ],
  ['English without German', 'productions', { lead: { en: 'only' } }, 'lead.de'],
] as const)('%s is rejected with its field', async (_, name, data, field) => {
  const id = name === 'events' ? event.springLast : production.nora;
  const stored = await done<TestRecord>(records.get(name, id));
  const response = await records.update(name, stored, data);
  expect(response.status).toBe(422);
  expect((await response.json()).errors).toContainEqual(expect.objectContaining({ field }));
  expect((await done<TestRecord>(records.get(name, id))).version).toBe(stored.version);
});

test('one of several simultaneous writes wins, and the others are rejected', async () => {
  const stored = await done<TestRecord>(records.create('tags', { name: german('Rennen') }));
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, at) =>
      records.update(
        'tags',
        stored,
        { name: german(`Sieger ${at}`) },
        at % 2 ? records.editor : records.other,
      ),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409, 409, 409]);
});

test('lists are filtered by title, id and state', async () => {
  const list = async (query: string) => {
    const { results } = await done<{ results: TestRecord[] }>(
      records.edit(records.editor, 'GET', `${base('productions')}?${query}`),
    );
    return results.map(({ id }) => id);
  };
  expect(await list('q=faust')).toEqual([production.faust]);
  expect(await list('q=%25')).toEqual([]);
  expect(await list(`ids=${production.offline},${production.faust}&ordering=-id`)).toEqual([
    production.offline,
    production.faust,
  ]);
  expect(await list(`ids=${production.offline},${production.faust}&is_online=true`)).toEqual([
    production.faust,
  ]);
});

test.each([
  ['press_articles', { title: both('Große Überraschung', 'Big surprise'), date: '2026-05-01' }],
  ['subscriptions', { name: both('Große Überraschung', 'Big surprise'), type: 'flex', season: '2026/27' }],
])('a record of %s without an address gets it from its name', async (name, data) => {
  const made = await done<TestRecord>(records.create(name, data));
  expect(made.values.slug).toEqual({ de: 'grosse-ueberraschung', en: 'big-surprise' });
});

test('a form without an address gets it from its title, unless it is taken', async () => {
  const data = { title: german('Große Überraschung') };
  expect((await done<TestRecord>(records.create('forms', data))).values.slug).toBe('grosse-ueberraschung');
  const second = await records.create('forms', data);
  expect(second.status).toBe(422);
  expect((await second.json()).errors).toMatchObject([{ field: 'slug' }]);
});
