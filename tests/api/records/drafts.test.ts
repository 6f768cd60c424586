// Drafts and plans of records, of every resource: what is not public yet, and how it becomes so.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ResourceName } from '#domain/resources/resource.ts';
import { publishDrafts } from '#server/services/records/drafts/publish-drafts.ts';
import { nextPlanAt, runNextPlan } from '#server/services/records/drafts/run-plans.ts';
import { done } from '../endpoint/test-api.ts';
import { both, german, production } from '../fixture/ids.ts';
import { base, openRecords, operation, type RecordRequests, type TestRecord } from './record-requests.ts';
import { samples } from './samples.ts';

let records: RecordRequests;
beforeAll(async () => {
  records = await openRecords('drafts');
}, 60_000);
afterAll(() => records.api.close());

interface Draft {
  version: number;
  data: Record<string, unknown>;
  changed_by: string;
  conflicts: { field: string; draft: unknown; public: unknown }[];
}
interface Unpublished {
  draft: Draft | null;
  plans: { id: number; due_at: string; failure: { reason: string; conflicts: Draft['conflicts'] } | null }[];
}

const read = (name: string, id: number) =>
  done<Unpublished>(records.edit(records.editor, 'GET', base(name, `${id}/draft/`)));
const save = (
  name: string,
  id: number,
  version: number,
  data: object,
  more: object = {},
  by = records.editor,
) =>
  records.edit(by, 'POST', base(name, `${id}/draft/`), {
    ...{ operation_id: operation(), version, data },
    ...more,
  });
const publish = (name: string, id: number, version: number, more: object = {}) =>
  records.edit(records.editor, 'POST', base(name, `${id}/draft/publish/`), {
    ...{ operation_id: operation(), version },
    ...more,
  });
const publicly = (name: string, id: number) => done<TestRecord>(records.get(name, id));
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
  const { old_path, name: own, slug } = first as Record<string, unknown>;
  const unique = {
    ...(old_path ? { old_path: `${old_path}-${operation()}` } : {}),
    ...(name === 'color_groups' ? { name: `${own} ${operation()}` } : {}),
    ...(name === 'forms' ? { slug: `${slug}-${operation()}` } : {}),
  };
  const record = await done<TestRecord>(records.create(name, { ...first, ...unique }));
  return { record, change };
}

const due = new Date('2027-01-01T19:00:00Z');
const due_at = '2027-01-01T20:00';

describe.each(Object.entries(samples))('%s', (name, sample) => {
  test('a draft changes nothing in public, and is published as the same change would be written', async () => {
    const { record, change } = await given(name, sample);
    const before = await publicly(name, record.id);
    const shown = await contentVersion();
    const { draft } = await done<{ draft: Draft }>(save(name, record.id, 0, change));
    expect(draft).toMatchObject({ version: 1, changed_by: 'Test editor', conflicts: [] });
    expect(Object.keys(draft.data).sort()).toEqual(Object.keys(change).sort());
    expect(await publicly(name, record.id)).toEqual(before);
    expect(await contentVersion()).toBe(shown);

    const operation_id = operation();
    const answers = await Promise.all([1, 2].map(() => publish(name, record.id, 1, { operation_id })));
    const [published, same] = (await Promise.all(answers.map((answer) => answer.json()))) as {
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
    expect(await contentVersion()).toBeGreaterThan(shown);
    expect((await read(name, record.id)).draft).toBeNull();

    await undo(published?.change_set as number);
    expect((await publicly(name, record.id)).values).toEqual(before.values);
  });

  test('a plan is carried out at its moment, once, and can be undone', async () => {
    const { record, change } = await given(name, sample);
    const before = await publicly(name, record.id);
    const operation_id = operation();
    const plan = () =>
      records.edit(records.editor, 'POST', base(name, `${record.id}/`), {
        ...{ operation_id, version: record.version, data: change, due_at },
      });
    const [first, second] = await Promise.all(
      [plan(), plan()].map((answer) => done<{ plan: number }>(answer)),
    );
    expect(second?.plan).toBe(first?.plan);
    expect((await read(name, record.id)).plans).toMatchObject([
      { due_at: due.toISOString(), failure: null, created_by: 'Test editor' },
    ]);
    const { database } = records.api;
    expect(await nextPlanAt(database)).toEqual(due);
    expect(await runNextPlan(database, new Date(due.getTime() - 1))).toBeNull();
    expect(await publicly(name, record.id)).toEqual(before);

    // Two processes at the same moment.
    const run = await Promise.all([runNextPlan(database, due), runNextPlan(database, due)]);
    expect(run.filter(Boolean)).toMatchObject([{ plan: first?.plan, failure: null }]);
    expect(await runNextPlan(database, due)).toBeNull();
    expect((await publicly(name, record.id)).values).not.toEqual(before.values);
    expect((await read(name, record.id)).plans).toEqual([]);
    const sets = await database.pool.query('select change_set from planned_changes where id = $1', [
      first?.plan,
    ]);
    await undo(sets.rows[0].change_set);
    expect((await publicly(name, record.id)).values).toEqual(before.values);
  });

  test('what it does not know, and what cannot be, is not taken into a draft', async () => {
    const { record, change } = await given(name, sample);
    expect((await save(name, record.id, 0, { ...change, no_such_field: 1 })).status).toBe(422);
    expect((await save(name, record.id, 0, change, { no_such_key: 1 })).status).toBe(422);
    expect((await save(name, record.id, 0, change, { operation_id: undefined })).status).toBe(422);
    expect((await save(name, record.id, 0, { [Object.keys(change)[0] as string]: 12.5 })).status).toBe(422);
    expect((await publish(name, record.id, 0)).status).toBe(409);
    expect((await read(name, record.id)).draft).toBeNull();
  });

  test('two who begin a draft at once do not write over each other', async () => {
    const { record, change } = await given(name, sample);
    const answers = await Promise.all([
      save(name, record.id, 0, change),
      save(name, record.id, 0, sample[0], {}, records.other),
    ]);
    const statuses = answers.map(({ status }) => status).sort();
    // What the second says may be what is public, so that there is nothing to save.
    expect([[200, 200].join(), [200, 409].join()]).toContain(statuses.join());
    const { draft } = await read(name, record.id);
    expect(draft).toMatchObject({ version: 1, changed_by: expect.any(String) });
    const late = await save(name, record.id, 7, change, {}, records.other);
    if (late.status === 409) expect((await late.json()).draft).toEqual(draft);
    else expect(draft?.data).toMatchObject((await late.json()).draft.data);
    await done(records.edit(records.editor, 'DELETE', `${base(name, `${record.id}/draft/`)}?version=1`));
    expect((await read(name, record.id)).draft).toBeNull();
  });
});

const play = async () =>
  done<TestRecord>(
    records.create('productions', {
      name: both('Das neue Stück', 'The New Play'),
      stage_name: 'Bühne',
      lead: both('Vorspann', 'Lead'),
    }),
  );

describe('a draft and what became public meanwhile', () => {
  test('different fields and languages come together', async () => {
    const record = await play();
    await done(save('productions', record.id, 0, { lead: both('Vorspann', 'A better lead'), duration: 90 }));
    const changed = await done<TestRecord>(
      records.update('productions', record, {
        lead: both('Neuer Vorspann', 'Lead'),
        name: german('Umbenannt'),
      }),
    );
    const { draft } = await read('productions', record.id);
    expect(draft?.data).toEqual({ lead: both('Neuer Vorspann', 'A better lead'), duration: 90 });
    const published = await done<TestRecord>(publish('productions', record.id, 1));
    expect(published.version).toBe(changed.version + 1);
    expect(published.values).toMatchObject({
      lead: both('Neuer Vorspann', 'A better lead'),
      name: german('Umbenannt'),
      duration: 90,
    });
  });

  test('a field that both have changed is named, and nothing is written until somebody chooses', async () => {
    const record = await play();
    await done(save('productions', record.id, 0, { lead: both('Entwurf', 'Lead'), duration: 90 }));
    const changed = await done<TestRecord>(
      records.update('productions', record, { lead: both('Öffentlich', 'Lead') }, records.other),
    );
    const answer = await publish('productions', record.id, 1);
    expect(answer.status).toBe(409);
    const problem = await answer.json();
    expect(problem.conflicts).toEqual([{ field: 'lead.de', draft: 'Entwurf', public: 'Öffentlich' }]);
    expect(problem.record.version).toBe(changed.version);
    expect((await publicly('productions', record.id)).values).toEqual(changed.values);
    // Without knowing what is public, the field stays in conflict.
    await done(save('productions', record.id, 1, { lead: both('Entwurf, zweite Fassung', 'Lead') }));
    expect((await publish('productions', record.id, 2)).status).toBe(409);
    const stale = await save('productions', record.id, 2, { lead: german('x') }, { record_version: 1 });
    expect(stale.status).toBe(409);
    expect(await stale.json()).toMatchObject({
      changed_by: 'Test administrator',
      record: { version: changed.version },
      draft: { version: 2 },
    });
    const seen = { record_version: changed.version };
    await done(save('productions', record.id, 2, { lead: both('Gewählt', 'Lead') }, seen));
    const published = await done<TestRecord>(publish('productions', record.id, 3));
    expect(published.values).toMatchObject({ lead: both('Gewählt', 'Lead'), duration: 90 });
  });

  test('a plan is held where it would write over what somebody has changed', async () => {
    const record = await play();
    await done(
      records.edit(records.editor, 'POST', base('productions', `${record.id}/`), {
        ...{ operation_id: operation(), version: record.version, due_at },
        data: { lead: german('Geplant'), duration: 80 },
      }),
    );
    const changed = await done<TestRecord>(
      records.update('productions', record, { lead: both('Öffentlich', 'Lead') }),
    );
    const run = await runNextPlan(records.api.database, due);
    expect(run?.failure).toMatchObject({ reason: 'conflict' });
    expect((await publicly('productions', record.id)).values).toEqual(changed.values);
    const [plan] = (await read('productions', record.id)).plans;
    expect(plan?.failure).toMatchObject({
      reason: 'conflict',
      conflicts: [{ field: 'lead.de', draft: 'Geplant', public: 'Öffentlich' }],
    });
    const cancel = () =>
      records.edit(records.editor, 'DELETE', base('productions', `${record.id}/plans/${plan?.id}/`));
    expect((await cancel()).status).toBe(200);
    expect((await cancel()).status).toBe(404);
    expect((await read('productions', record.id)).plans).toEqual([]);
  });
});

test('a draft can be planned: then it is no draft any more', async () => {
  const record = await play();
  await done(save('productions', record.id, 0, { duration: 100 }));
  expect((await publish('productions', record.id, 1, { due_at: '2020-01-01T20:00' })).status).toBe(422);
  expect((await publish('productions', record.id, 1, { due_at: 'demnächst' })).status).toBe(422);
  const planned = await done<{ plan: number }>(publish('productions', record.id, 1, { due_at }));
  const { draft, plans } = await read('productions', record.id);
  expect(draft).toBeNull();
  expect(plans).toMatchObject([{ id: planned.plan, due_at: due.toISOString() }]);
  expect(await runNextPlan(records.api.database, due)).toMatchObject({ failure: null });
  expect((await publicly('productions', record.id)).values.duration).toBe(100);
});

test('one language is published, and the other stays in the draft', async () => {
  const record = await play();
  const written = { lead: both('Neu', 'New'), duration: 70 };
  await done(save('productions', record.id, 0, written));
  await done(publish('productions', record.id, 1, { languages: ['de'] }));
  expect((await publicly('productions', record.id)).values).toMatchObject({
    lead: both('Neu', 'Lead'),
    duration: 70,
  });
  const { draft } = await read('productions', record.id);
  expect(draft?.data).toEqual({ lead: both('Neu', 'New') });
  await done(publish('productions', record.id, draft?.version ?? 0));
  expect((await publicly('productions', record.id)).values.lead).toEqual(both('Neu', 'New'));
});

test('what is as in public again leaves the draft, and the last of it is no draft', async () => {
  const record = await play();
  await done(save('productions', record.id, 0, { duration: 70, lead: german('Neu') }));
  const { draft } = await done<{ draft: Draft }>(save('productions', record.id, 1, { duration: null }));
  expect(draft.data).toEqual({ lead: german('Neu') });
  const none = await done<{ draft: null }>(
    save('productions', record.id, 2, { lead: both('Vorspann', 'Lead') }),
  );
  expect(none.draft).toBeNull();
});

test('the draft of a removed record is there again when the record is', async () => {
  const record = await play();
  await done(save('productions', record.id, 0, { duration: 70 }));
  await done(records.remove('productions', record));
  expect((await save('productions', record.id, 1, { duration: 80 })).status).toBe(404);
  await done(records.restore('productions', record.id));
  expect((await read('productions', record.id)).draft?.data).toEqual({ duration: 70 });
});

test('drafts of several records become one change set; one that cannot be keeps all back', async () => {
  const [one, two] = [await play(), await play()];
  await done(save('productions', one.id, 0, { duration: 70 }));
  await done(save('productions', two.id, 0, { duration: 71 }));
  const changed = await done<TestRecord>(records.update('productions', two, { duration: 5 }));
  const targets = [one, two].map(({ id }) => ({ resource: 'productions' as ResourceName, id }));
  const { db } = records.api.database;
  const writing = () => ({ operation_id: operation(), user_id: records.editor.user_id });
  expect(await publishDrafts(db, targets, writing())).toMatchObject({
    outcome: 'rejected',
    rejected: [{ id: two.id, conflicts: [{ field: 'duration', draft: 71, public: 5 }] }],
  });
  expect((await publicly('productions', one.id)).values.duration).toBeNull();
  await done(save('productions', two.id, 1, { duration: 71 }, { record_version: changed.version }));
  const both = await publishDrafts(
    db,
    [...targets, { resource: 'productions', id: production.nora }],
    writing(),
  );
  expect(both).toMatchObject({ outcome: 'published', published: [{ id: one.id }, { id: two.id }] });
});

describe('publishing a page with the draft of its record', () => {
  const slot = async (id: number) => {
    const path = '/de/pageeditor-api/container/';
    const body = { slug: `production-${id}`, content_type: 'production' };
    return done<{ id: number; version: number }>(records.edit(records.editor, 'POST', path, body));
  };
  const publishPage = ({ id, version }: { id: number; version: number }, more: object = {}) =>
    records.edit(records.editor, 'POST', `/de/pageeditor-api/container/${id}/publish/`, { version, ...more });
  const isChanged = async (id: number) => {
    const path = `/de/pageeditor-api/container/by-slug/production-${id}/?edit`;
    return (await done<{ is_changed: boolean }>(records.edit(records.editor, 'GET', path))).is_changed;
  };

  test('is one step, which the page announces', async () => {
    const record = await play();
    const container = await slot(record.id);
    expect(await isChanged(record.id)).toBe(false);
    await done(save('productions', record.id, 0, { lead: both('Neu', 'New') }));
    expect(await isChanged(record.id)).toBe(true);
    const german = await done<{ is_changed: boolean }>(publishPage(container, { languages: ['de'] }));
    expect(german.is_changed).toBe(true);
    expect(await done<object>(publishPage(container))).toMatchObject({ is_changed: false });
    expect((await publicly('productions', record.id)).values.lead).toEqual(both('Neu', 'New'));
    expect((await read('productions', record.id)).draft).toBeNull();
  });

  test('publishes nothing where a field was changed in public meanwhile, and names it', async () => {
    const record = await play();
    const container = await slot(record.id);
    await done(save('productions', record.id, 0, { duration: 70 }));
    await done(records.update('productions', record, { duration: 5 }));
    const answer = await publishPage(container);
    expect(answer.status).toBe(422);
    const problem = await answer.json();
    expect(problem.errors).toMatchObject([{ field: `productions.${record.id}.duration` }]);
    expect((await read('productions', record.id)).draft).not.toBeNull();
  });
});
