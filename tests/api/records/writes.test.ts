// Every endpoint that writes records: repeated, concurrent, with unknown fields, with an outdated version. All resources
// share one implementation, so each write is sent to one resource of each form, and one write in turn to each other one.
// The long run sends all to all.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isLong } from '../../chaos/seeded-random.ts';
import { done } from '../endpoint/test-api.ts';
import { both } from '../fixture/ids.ts';
import { base, openRecords, operation, type RecordRequests, type TestRecord } from './record-requests.ts';
import { samples } from './samples.ts';

let records: RecordRequests;
beforeAll(async () => {
  records = await openRecords('writes');
}, 60_000);
afterAll(() => records.api.close());

interface Request {
  method: string;
  path: string;
  body?: Record<string, unknown>;
}

/** The data for a request: an existing record and a removed one. */
interface Given {
  name: string;
  first: object;
  change: object;
  record: TestRecord & { change_set: number };
  removed: TestRecord;
}

const batch = (lines: object[]): Request => ({
  method: 'POST',
  path: '/de/api/cms-hub/batch/',
  body: { lines },
});

const writes: [string, (given: Given) => Request][] = [
  ['create', ({ name, first }) => ({ method: 'POST', path: base(name), body: { data: first } })],
  [
    'update',
    ({ name, change, record: { id, version } }) => ({
      method: 'POST',
      path: base(name, `${id}/`),
      body: { version, data: change },
    }),
  ],
  [
    'remove',
    ({ name, record: { id, version } }) => ({
      method: 'DELETE',
      path: `${base(name, `${id}/`)}?version=${version}`,
    }),
  ],
  [
    'restore',
    ({ name, removed }) => ({ method: 'POST', path: base(name, `${removed.id}/restore/`), body: {} }),
  ],
  [
    'undo',
    ({ record }) => ({
      method: 'POST',
      path: `/de/api/cms-hub/change-sets/${record.change_set}/undo/`,
      body: {},
    }),
  ],
  ['batch of a new one', ({ name, first }) => batch([{ action: 'create', resource: name, data: first }])],
  [
    'batch of a change',
    ({ name, change, record: { id, version } }) =>
      batch([{ action: 'update', resource: name, id, version, data: change }]),
  ],
  [
    'batch of a removal',
    ({ name, record: { id, version } }) => batch([{ action: 'remove', resource: name, id, version }]),
  ],
];

const send = ({ method, path, body }: Request, operation_id: string | null) => {
  const id = operation_id === null ? {} : { operation_id };
  const query = body || operation_id === null ? '' : `&operation_id=${operation_id}`;
  return records.edit(records.editor, method, path + query, body && { ...id, ...body });
};

/** The numbers of log entries and of records. */
async function stand(name: string) {
  const list = await done<{ count: number }>(records.edit(records.editor, 'GET', base(name)));
  const { rows } = await records.api.database.pool.query('select count(*)::int as count from change_log');
  return { records: list.count, log: rows[0].count as number };
}

async function given([name, [first, change]]: readonly [string, readonly [object, object]]): Promise<Given> {
  // The unique value of a removed record is free for others.
  const removed = await done<TestRecord>(records.create(name, await records.distinct(name, first)));
  await done(records.remove(name, removed));
  const record = await done<Given['record']>(records.create(name, await records.distinct(name, first)));
  return { name, first, change, record, removed };
}

/** With values only, with rows in other tables, with an address. */
const forms: readonly string[] = ['tags', 'events', 'press_articles'];

describe.each(Object.entries(samples).map(([name, content], turn) => [name, turn, content] as const))(
  '%s',
  (name, turn, content) => {
    const sample = [name, content] as const;
    const chosen = <T>(list: readonly T[]) =>
      isLong || forms.includes(name) ? list : [list[turn % list.length] as T];

    test.each(chosen(writes))(
      '%s is executed once when sent three times at once and once more',
      async (_, request) => {
        const from = await given(sample);
        const sentRequest = request(from);
        const before = await stand(from.name);
        const id = operation();
        const answers = await Promise.all([1, 2, 3].map(() => send(sentRequest, id)));
        expect(answers.map(({ ok }) => ok)).toEqual([true, true, true]);
        const sets = (await Promise.all(answers.map((response) => response.json()))) as {
          change_set: number;
        }[];
        expect(new Set(sets.map(({ change_set }) => change_set)).size).toBe(1);
        expect(sets[0]?.change_set).toEqual(expect.any(Number));
        const after = await stand(from.name);
        expect(after.log).toBe(before.log + 1);
        const again = await send(sentRequest, id);
        expect(again.ok).toBe(true);
        expect(((await again.json()) as { change_set: number }).change_set).toBe(sets[0]?.change_set);
        expect(await stand(from.name)).toEqual(after);
        // Created records must not affect the next test.
        const undo = `/de/api/cms-hub/change-sets/${sets[0]?.change_set}/undo/`;
        await done(send({ method: 'POST', path: undo, body: {} }, operation()));
      },
    );

    test('requires an operation id and rejects unknown keys', async () => {
      const from = await given(sample);
      const before = await stand(from.name);
      for (const [write, request] of chosen(writes)) {
        const { method, path, body } = request(from);
        const response = await send({ method, path, ...(body ? { body } : {}) }, null);
        expect(response.status, write).toBe(422);
        if (!body) continue;
        const more = await send({ method, path, body: { ...body, no_such_key: 1 } }, operation());
        expect(more.status, write).toBe(422);
      }
      expect(await stand(from.name)).toEqual(before);
    });

    test.each(chosen(writes.filter(([write]) => !/create|restore|new/.test(write))))(
      '%s of an outdated record is rejected',
      async (_, request) => {
        const from = await given(sample);
        const sentRequest = request(from);
        const field = Object.keys(from.change)[0] as string;
        const other = field === 'name' ? { name: both('Anders', 'Other') } : from.change;
        const changed = from.name === 'color_groups' ? from.change : other;
        await done(records.update(from.name, from.record, changed, records.other));
        const before = await stand(from.name);
        const stale = sentRequest.body?.data
          ? { ...sentRequest, body: { ...sentRequest.body, data: from.first } }
          : sentRequest;
        const lines = (sentRequest.body?.lines as { action: string }[] | undefined)?.map((line) =>
          line.action === 'update' ? { ...line, data: from.first } : line,
        );
        const response = await send(lines ? { ...sentRequest, body: { lines } } : stale, operation());
        expect(response.status).toBe(409);
        expect(JSON.stringify(await response.json())).toContain('"changed_by":"Test administrator"');
        expect(await stand(from.name)).toEqual(before);
      },
    );
  },
);

describe('redirects', () => {
  const lead = (from: string, to: string) =>
    records.create('redirects', { old_path: `/de/${from}`, new_path: `/de/${to}` });

  test('a loop is rejected with its field, also across several redirects', async () => {
    await done(lead('kreis-1', 'kreis-2'));
    await done(lead('kreis-2', 'kreis-3'));
    for (const [from, to] of [
      ['kreis', 'kreis'],
      ['kreis-3', 'kreis-1/'],
    ]) {
      const response = await lead(from as string, to as string);
      expect(response.status).toBe(422);
      expect((await response.json()).errors).toMatchObject([{ field: 'new_path' }]);
    }
  });

  test('of two that would close a loop one is written', async () => {
    const answers = await Promise.all([lead('rund-1', 'rund-2'), lead('rund-2', 'rund-1')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
  });

  test('from the current address of a form is removed, and restored by undo', async () => {
    const first = 'hin-und-her';
    const form = await done<TestRecord>(records.create('forms', { ...samples.forms[0], slug: first }));
    const moved = await done<TestRecord>(records.update('forms', form, { slug: 'woanders' }));
    await done(lead(`forms/${first}`, 'forms/woanders'));
    const isThere = async () => (await lead(`forms/${first}`, 'spielplan')).status === 422;
    expect(await isThere()).toBe(true);
    const back = await done<TestRecord & { change_set: number }>(
      records.update('forms', moved, { slug: first }),
    );
    const undo = `/de/api/cms-hub/change-sets/${back.change_set}/undo/`;
    await done(records.edit(records.editor, 'POST', undo, { operation_id: operation() }));
    expect(await isThere()).toBe(true);
    await done(records.update('forms', { ...back, version: back.version + 1 }, { slug: first }));
    expect(await isThere()).toBe(false);
  });
});
