// Batches: all or none, dry runs, and references between new records.
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loginAs } from '../../setup/login.ts';
import { done } from '../endpoint/test-api.ts';
import { german, production } from '../fixture/ids.ts';
import { openRecords, operation, type RecordRequests, type TestRecord } from './record-requests.ts';
import { samples } from './samples.ts';

let records: RecordRequests;
beforeAll(async () => {
  records = await openRecords('batch');
}, 60_000);
afterAll(() => records.api.close());

interface Report {
  is_written: boolean;
  change_set: number | null;
  lines: {
    result: string;
    fields?: string[];
    record?: TestRecord;
    issues?: { field: string; message: string }[];
  }[];
}

const send = (lines: object[], more: object = {}, login = records.editor) =>
  records.edit(login, 'POST', '/de/api/cms-hub/batch/', { operation_id: operation(), lines, ...more });
const create = (resource: string, data: object, key?: string) => ({ action: 'create', resource, data, key });
const update = (resource: string, { id, version }: TestRecord, data: object) => ({
  action: 'update',
  resource,
  id,
  version,
  data,
});
const remove = (resource: string, { id, version }: TestRecord, seen = 0) => ({
  action: 'remove',
  resource,
  id,
  version,
  seen,
});
const evening = (more: object = {}) => ({
  production: production.nora,
  stage_name: 'Bühne',
  date_start: '2026-06-01T19:30',
  ...more,
});

/** What the tables hold of records and their log. */
async function everything(): Promise<unknown> {
  const counts = ['events', 'productions', 'persons', 'tags', 'change_log', 'change_sets'].map(
    (name) => `(select md5(string_agg(t::text, '|' order by t::text)) from ${name} t) as ${name}`,
  );
  return (await records.api.database.pool.query(`select ${counts.join(', ')}`)).rows;
}

test('a record of every resource is created and undone in one batch', async () => {
  const lines = Object.entries(samples).map(([name, [first]]) => create(name, first));
  const before = await everything();
  const tried = await done<Report>(send(lines, { dry_run: true }));
  expect(tried).toMatchObject({ is_written: false, change_set: null });
  expect(tried.lines.map(({ result }) => result)).toEqual(lines.map(() => 'new'));
  expect(await everything()).toEqual(before);

  const written = await done<Report>(send(lines));
  expect(written.lines.map(({ result }) => result)).toEqual(lines.map(() => 'new'));
  const path = `/de/api/cms-hub/change-sets/${written.change_set}/undo/`;
  await done(records.edit(records.editor, 'POST', path, { operation_id: operation() }));
  for (const [at, line] of lines.entries()) {
    const id = written.lines[at]?.record?.id as number;
    expect((await records.get(line.resource, id)).status, line.resource).toBe(404);
  }
});

test('new records refer to each other in any order', async () => {
  const written = await done<Report>(
    send([
      create('events', evening({ production: { new: 'stueck' }, tags: [{ new: 'tag' }, 1] })),
      create(
        'productions',
        {
          name: german('Zusammen'),
          stage_name: 'Bühne',
          cast: [{ role: german('Sie'), name: 'Ida', person: { new: 'ida' } }],
        },
        'stueck',
      ),
      create('persons', { last_name: 'Ida' }, 'ida'),
      create('tags', { name: german('Zusammen') }, 'tag'),
    ]),
  );
  const [date, play, ida, tag] = written.lines.map(({ record }) => record as TestRecord);
  expect(date?.values).toMatchObject({ production: play?.id, tags: expect.arrayContaining([tag?.id, 1]) });
  expect(play?.values.cast).toMatchObject([{ person: ida?.id }]);
  const path = `/de/api/cms-hub/change-sets/${written.change_set}/undo/`;
  await done(records.edit(records.editor, 'POST', path, { operation_id: operation() }));
  expect((await records.get('persons', ida?.id as number)).status).toBe(404);
});

test('every invalid line is reported, and none is written', async () => {
  const tag = await done<TestRecord>(records.create('tags', { name: german('Zeilen') }));
  const old = await done<TestRecord>(records.create('tags', { name: german('Alt') }));
  await done(records.update('tags', old, { name: german('Neuer') }, records.other));
  const play = await done<TestRecord>(records.get('productions', production.faust));
  const before = await everything();
  const lines = [
    create('events', evening()),
    create('events', evening({ date_start: 'bald' })),
    create('events', evening({ no_such_field: 1 })),
    create('events', evening({ production: { new: 'nirgends' } })),
    create('productions', { name: german('Kein Ort'), stage_name: 'Nirgends' }, 'kaputt'),
    create('events', evening({ production: { new: 'kaputt' } })),
    create('redirects', { old_path: '/de/gleich', new_path: '/de/a' }),
    create('redirects', { old_path: '/de/gleich', new_path: '/de/b' }),
    update('tags', tag, { name: german('Anders'), order: 4 }),
    update('tags', { ...tag, id: 999_999 }, {}),
    update('tags', old, { name: german('Meins') }),
    remove('productions', play, 1000),
  ];
  const tried = await done<Report>(send(lines, { dry_run: true }));
  expect(tried.lines.map(({ result }) => result)).toEqual(
    ['new', 'invalid', 'invalid', 'invalid', 'invalid', 'invalid', 'new', 'invalid'].concat(
      ...['changed', 'gone', 'stale', 'used'],
    ),
  );
  expect(tried.lines[8]?.fields?.toSorted()).toEqual(['name', 'order']);
  const response = await send(lines);
  expect(response.status).toBe(422);
  const problem = (await response.json()) as { errors: { field: string }[]; lines: Report['lines'] };
  expect(problem.errors.map(({ field }) => field)).toEqual([
    ...['lines.1.data.date_start', 'lines.2.data.no_such_field', 'lines.3.data.production'],
    ...['lines.4.data.stage_name', 'lines.5.data.production', 'lines.7.data.old_path'],
  ]);
  expect(problem.lines.map(({ result }) => result)).toEqual(tried.lines.map(({ result }) => result));
  const conflicts = await send(lines.slice(8));
  expect(conflicts.status).toBe(409);
  expect(await everything()).toEqual(before);
});

test('the same batch sent twice or simultaneously is written once', async () => {
  const tag = await done<TestRecord>(records.create('tags', { name: german('Einmal') }));
  const removed = await done<TestRecord>(records.create('tags', { name: german('Weg') }));
  const lines = [
    create('events', evening({ tags: [{ new: 't' }] })),
    update('tags', tag, { order: 9 }),
    update('tags', { ...tag, id: 1 }, {}),
    create('tags', { name: german('T') }, 't'),
    remove('tags', removed),
  ];
  const operation_id = operation();
  const answers = await Promise.all([1, 2, 3].map(() => send(lines, { operation_id })));
  const [first, ...others] = (await Promise.all(answers.map((response) => response.json()))) as Report[];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const shape = ({ change_set, lines: found }: Report) => ({
    change_set,
    lines: found.map(({ result, record }) => [result, record?.id, record?.version]),
  });
  expect(others.map(shape)).toEqual([shape(first as Report), shape(first as Report)]);
  expect(first?.lines.map(({ result }) => result)).toEqual(['new', 'changed', 'unchanged', 'new', 'removed']);
  expect((await send(lines.slice(0, 1), { operation_id })).status).toBe(422);
});

test.each([
  ['no line', [], {}],
  ['an extra key', [create('tags', { name: german('x') })], { more: 1 }],
  ['an extra key in a line', [{ ...create('tags', { name: german('x') }), version: 1 }], {}],
  ['a resource that is none', [create('users', {})], {}],
  ['a resource that is written elsewhere', [create('pages', {})], {}],
  [
    'two records with the same key',
    ['a', 'b'].map((name) => create('tags', { name: german(name) }, 'x')),
    {},
  ],
  ['a record twice', [1, 2].map(() => update('tags', { id: 1, version: 1 } as TestRecord, {})), {}],
  ['2,001 lines', Array.from({ length: 2001 }, () => create('tags', { name: german('x') })), {}],
])('%s is rejected', async (_, lines, more) => {
  const before = await everything();
  const response = await send(lines, more);
  expect([response.status, await everything()]).toEqual([422, before]);
});

test('circular references between new records are rejected', async () => {
  const response = await send([
    create('events', evening({ production: { new: 'b' } }), 'a'),
    create('productions', { name: german('Kreis'), stage_name: { new: 'a' }, picture: { new: 'b' } }, 'b'),
  ]);
  expect(response.status).toBe(422);
});

test('a record is removed together with those that refer to it', async () => {
  const person = await done<TestRecord>(records.create('persons', { last_name: 'Mit' }));
  const cast = [{ role: german('Sie'), name: 'Mit', person: person.id }];
  const play = await done<TestRecord>(
    records.create('productions', { name: german('Gehen'), stage_name: 'Bühne', cast }),
  );
  const written = await done<Report>(send([remove('persons', person), remove('productions', play)]));
  expect(written.lines.map(({ result }) => result)).toEqual(['removed', 'removed']);
  const path = `/de/api/cms-hub/change-sets/${written.change_set}/undo/`;
  await done(records.edit(records.editor, 'POST', path, { operation_id: operation() }));
  const back = await done<TestRecord>(records.get('productions', play.id));
  expect(back.values.cast).toMatchObject([{ person: person.id }]);
});

test('the press can write only its own resources', async () => {
  const press = await loginAs(records.api.database, 'press');
  const article = create('press_articles', samples.press_articles[0]);
  expect((await send([article], {}, press)).status).toBe(200);
  expect((await send([article, create('tags', { name: german('x') })], {}, press)).status).toBe(403);
});

test('creating, changing and undoing need a constant number of queries', async () => {
  const prototype = pg.Client.prototype as unknown as { query(...parts: unknown[]): unknown };
  const { query } = prototype;
  let queries = 0;
  prototype.query = function counted(...parts) {
    queries += 1;
    return query.apply(this, parts);
  };
  const costs = async (lines: object[]) => {
    queries = 0;
    const report = await done<Report>(send(lines));
    return { queries, report };
  };
  try {
    const news = (count: number) =>
      Array.from({ length: count }, (_, at) =>
        create(
          'events',
          evening({ tags: [1], date_start: `2027-01-${String((at % 28) + 1).padStart(2, '0')}T19:30` }),
        ),
      );
    const few = await costs(news(10));
    const many = await costs(news(400));
    expect(many.queries).toBeLessThanOrEqual(few.queries + 2);
    const changes = ({ report }: typeof many) =>
      report.lines.map(({ record }) =>
        update('events', record as TestRecord, { tags: [2], tickets_left: 5 }),
      );
    const small = await costs(changes(few));
    const large = await costs(changes(many));
    expect(large.queries).toBeLessThanOrEqual(small.queries + 2);
    const undone = async ({ report: { change_set } }: typeof many) => {
      queries = 0;
      const path = `/de/api/cms-hub/change-sets/${change_set}/undo/`;
      const { lines } = await done<Report>(
        records.edit(records.editor, 'POST', path, { operation_id: operation() }),
      );
      return { queries, results: new Set(lines.map(({ result }) => result)) };
    };
    for (const [one, other, result] of [
      [small, large, 'changed'],
      [few, many, 'removed'],
    ] as const) {
      const [fewQueries, manyQueries] = [await undone(one), await undone(other)];
      expect(manyQueries.queries).toBeLessThanOrEqual(fewQueries.queries + 2);
      expect([...manyQueries.results]).toEqual([result]);
    }
  } finally {
    prototype.query = query;
  }
}, 60_000);
