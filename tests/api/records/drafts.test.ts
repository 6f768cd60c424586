// Drafts and plans of every resource, and how they are published.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ResourceName } from '#domain/resources/resource.ts';
import { resources } from '#domain/resources/resources.ts';
import { nextDueAt } from '#server/services/publishing/schedule.ts';
import { runNextScheduledChange } from '#server/services/records/drafts/run-scheduled-changes.ts';
import { done } from '../endpoint/test-api.ts';
import { type Draft, type DraftRequests, due, due_at, openDrafts } from './draft-requests.ts';
import { base, operation, type TestRecord } from './record-requests.ts';
import { samples } from './samples.ts';

let records: DraftRequests;
beforeAll(async () => {
  records = await openDrafts('drafts');
}, 60_000);
afterAll(() => records.api.close());

const undo = (change_set: number) =>
  done(
    records.edit(records.editor, 'POST', `/de/api/cms-hub/change-sets/${change_set}/undo/`, {
      operation_id: operation(),
    }),
  );
const contentVersion = async () =>
  (await records.api.database.pool.query('select version::int from content_version')).rows[0]?.version;

/** A new record of a sample, and a change of it; values that only one record can have are this one's. */
async function given(name: string, [first, change]: readonly [object, object]) {
  const record = await done<TestRecord>(records.create(name, await records.distinct(name, first)));
  return { record, change };
}

const isPublic = (name: string) => !resources[name as ResourceName].isInternal;

describe.each(Object.entries(samples).filter(([name]) => isPublic(name)))('%s', (name, sample) => {
  test('a draft is not public, and publishing it writes the same as a direct change', async () => {
    const { record, change } = await given(name, sample);
    const before = await records.publicly(name, record.id);
    const shown = await contentVersion();
    const { draft } = await done<{ draft: Draft }>(records.save(name, record.id, 0, change));
    expect(draft).toMatchObject({ version: 1, changed_by: 'Test editor', conflicts: [] });
    expect(Object.keys(draft.data).sort()).toEqual(Object.keys(change).sort());
    expect(await records.publicly(name, record.id)).toEqual(before);
    expect(await contentVersion()).toBe(shown);

    const operation_id = operation();
    const answers = await Promise.all(
      [1, 2].map(() => records.publish(name, record.id, 1, { operation_id })),
    );
    const [published, same] = (await Promise.all(answers.map((response) => response.json()))) as {
      change_set: number;
      values: Record<string, unknown>;
    }[];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(same?.change_set).toBe(published?.change_set);
    const { record: twin } = await given(name, sample);
    const written = await done<TestRecord>(records.update(name, twin, change));
    for (const field of Object.keys(change)) {
      expect(published?.values[field], field).toEqual(written.values[field]);
    }
    expect((await contentVersion()) > shown).toBe(true);
    expect((await records.read(name, record.id)).draft).toBeNull();

    await undo(published?.change_set as number);
    expect((await records.publicly(name, record.id)).values).toEqual(before.values);
  });

  test('a plan is executed once at its time and can be undone', async () => {
    const { record, change } = await given(name, sample);
    const before = await records.publicly(name, record.id);
    const operation_id = operation();
    const plan = () =>
      records.edit(records.editor, 'POST', base(name, `${record.id}/`), {
        operation_id,
        version: record.version,
        data: change,
        due_at,
      });
    const [first, second] = await Promise.all(
      [plan(), plan()].map((answer) => done<{ plan: number }>(answer)),
    );
    expect(second?.plan).toBe(first?.plan);
    expect((await records.read(name, record.id)).plans).toMatchObject([
      { due_at: due.toISOString(), failure: null, created_by: 'Test editor' },
    ]);
    const { database } = records.api;
    expect(await nextDueAt(database)).toEqual(due);
    expect(await runNextScheduledChange(database, new Date(due.getTime() - 1))).toBeNull();
    expect(await records.publicly(name, record.id)).toEqual(before);

    // Two processes at the same moment.
    const run = await Promise.all([
      runNextScheduledChange(database, due),
      runNextScheduledChange(database, due),
    ]);
    expect(run.filter(Boolean)).toMatchObject([{ plan: first?.plan, failure: null }]);
    expect(await runNextScheduledChange(database, due)).toBeNull();
    expect((await records.publicly(name, record.id)).values).not.toEqual(before.values);
    expect((await records.read(name, record.id)).plans).toEqual([]);
    const sets = await database.pool.query('select change_set from planned_changes where id = $1', [
      first?.plan,
    ]);
    await undo(sets.rows[0].change_set);
    expect((await records.publicly(name, record.id)).values).toEqual(before.values);
  });

  test('a draft rejects unknown fields and invalid values', async () => {
    const { record, change } = await given(name, sample);
    expect((await records.save(name, record.id, 0, { ...change, no_such_field: 1 })).status).toBe(422);
    expect((await records.save(name, record.id, 0, change, { no_such_key: 1 })).status).toBe(422);
    expect((await records.save(name, record.id, 0, change, { operation_id: undefined })).status).toBe(422);
    expect(
      (await records.save(name, record.id, 0, { [Object.keys(change)[0] as string]: 12.5 })).status,
    ).toBe(422);
    expect((await records.publish(name, record.id, 0)).status).toBe(409);
    expect((await records.read(name, record.id)).draft).toBeNull();
  });

  test('two drafts begun at the same time do not overwrite each other', async () => {
    const { record, change } = await given(name, sample);
    const answers = await Promise.all([
      records.save(name, record.id, 0, change),
      records.save(name, record.id, 0, sample[0], {}, records.other),
    ]);
    const statuses = answers.map(({ status }) => status).sort();
    // The second value may equal the public one, so that there is nothing to save.
    expect([[200, 200].join(), [200, 409].join()]).toContain(statuses.join());
    const { draft } = await records.read(name, record.id);
    expect(draft).toMatchObject({ version: 1, changed_by: expect.any(String) });
    const late = await records.save(name, record.id, 7, change, {}, records.other);
    if (late.status === 409) expect((await late.json()).draft).toEqual(draft);
    else expect(draft?.data).toMatchObject((await late.json()).draft.data);
    await done(records.edit(records.editor, 'DELETE', `${base(name, `${record.id}/draft/`)}?version=1`));
    expect((await records.read(name, record.id)).draft).toBeNull();
  });
});

test.each(Object.entries(samples).filter(([name]) => !isPublic(name)))(
  'records that are never public have neither drafts nor plans: %s',
  async (name, sample) => {
    const { record, change } = await given(name, sample);
    const answers = [
      await records.save(name, record.id, 0, change),
      await records.publish(name, record.id, 0, { due_at }),
      await records.edit(records.editor, 'POST', base(name, `${record.id}/`), {
        operation_id: operation(),
        version: record.version,
        data: change,
        due_at,
      }),
    ];
    for (const response of answers) {
      expect(response.status).toBe(422);
      expect((await response.json()).detail).toContain('weder Entwurf noch Plan');
    }
    expect(await records.read(name, record.id)).toEqual({ draft: null, plans: [] });
  },
);

test('a new record can be planned to go online, unless it is always public', async () => {
  const sent = { operation_id: operation(), data: { ...samples.news_teasers[0], is_online: true }, due_at };
  const make = (body: object, name = 'news_teasers') =>
    records.edit(records.editor, 'POST', base(name), body);
  const [made, again] = [await done<TestRecord>(make(sent)), await done<TestRecord>(make(sent))];
  expect([made.values.is_online, again.id]).toEqual([false, made.id]);
  const { plans } = await records.read('news_teasers', made.id);
  expect(plans.map((plan) => plan.due_at)).toEqual([due.toISOString()]);
  expect(await runNextScheduledChange(records.api.database, due)).toMatchObject({ failure: null });
  expect((await records.publicly('news_teasers', made.id)).values.is_online).toBe(true);

  const past = await make({ ...sent, operation_id: operation(), due_at: '2020-01-01T20:00' });
  const tag = await make({ operation_id: operation(), data: samples.tags[0], due_at }, 'tags');
  expect([past.status, tag.status]).toEqual([422, 422]);
});
