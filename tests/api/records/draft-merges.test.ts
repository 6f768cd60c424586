// Drafts and plans with concurrent public changes, and together with the page of their record.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ResourceName } from '#domain/resources/resource.ts';
import { publishDrafts } from '#server/services/records/drafts/publish-drafts.ts';
import { runNextScheduledChange } from '#server/services/records/drafts/run-scheduled-changes.ts';
import { done } from '../endpoint/test-api.ts';
import { both, german, production } from '../fixture/ids.ts';
import { type Draft, type DraftRequests, due, due_at, openDrafts } from './draft-requests.ts';
import { base, operation, type TestRecord } from './record-requests.ts';

let records: DraftRequests;
beforeAll(async () => {
  records = await openDrafts('draft_merges');
}, 60_000);
afterAll(() => records.api.close());

const play = async () =>
  done<TestRecord>(
    records.create('productions', {
      name: both('Das neue Stück', 'The New Play'),
      stage_name: 'Bühne',
      lead: both('Vorspann', 'Lead'),
    }),
  );

describe('a draft with concurrent public changes', () => {
  test('merges different fields and languages', async () => {
    const record = await play();
    await done(
      records.save('productions', record.id, 0, { lead: both('Vorspann', 'A better lead'), duration: 90 }),
    );
    const changed = await done<TestRecord>(
      records.update('productions', record, {
        lead: both('Neuer Vorspann', 'Lead'),
        name: german('Umbenannt'),
      }),
    );
    const { draft } = await records.read('productions', record.id);
    expect(draft?.data).toEqual({ lead: both('Neuer Vorspann', 'A better lead'), duration: 90 });
    const published = await done<TestRecord>(records.publish('productions', record.id, 1));
    expect(published.version).toBe(changed.version + 1);
    expect(published.values).toMatchObject({
      lead: both('Neuer Vorspann', 'A better lead'),
      name: german('Umbenannt'),
      duration: 90,
    });
  });

  test('reports conflicting fields and writes nothing until resolved', async () => {
    const record = await play();
    await done(records.save('productions', record.id, 0, { lead: both('Entwurf', 'Lead'), duration: 90 }));
    const changed = await done<TestRecord>(
      records.update('productions', record, { lead: both('Öffentlich', 'Lead') }, records.other),
    );
    const response = await records.publish('productions', record.id, 1);
    expect(response.status).toBe(409);
    const problem = await response.json();
    expect(problem.conflicts).toEqual([
      { field: 'lead.de', base: 'Vorspann', draft: 'Entwurf', public: 'Öffentlich' },
    ]);
    expect(problem.record.version).toBe(changed.version);
    expect((await records.publicly('productions', record.id)).values).toEqual(changed.values);
    // Without the published version, the field stays in conflict.
    await done(records.save('productions', record.id, 1, { lead: both('Entwurf, zweite Fassung', 'Lead') }));
    expect((await records.publish('productions', record.id, 2)).status).toBe(409);
    const stale = await records.save(
      'productions',
      record.id,
      2,
      { lead: german('x') },
      { record_version: 1 },
    );
    expect(stale.status).toBe(409);
    expect(await stale.json()).toMatchObject({
      changed_by: 'Test administrator',
      record: { version: changed.version },
      draft: { version: 2 },
    });
    const seenVersion = { record_version: changed.version };
    await done(records.save('productions', record.id, 2, { lead: both('Gewählt', 'Lead') }, seenVersion));
    const published = await done<TestRecord>(records.publish('productions', record.id, 3));
    expect(published.values).toMatchObject({ lead: both('Gewählt', 'Lead'), duration: 90 });
  });

  test('as a plan fails if it would overwrite a change', async () => {
    const record = await play();
    await done(
      records.edit(records.editor, 'POST', base('productions', `${record.id}/`), {
        operation_id: operation(),
        version: record.version,
        due_at,
        data: { lead: german('Geplant'), duration: 80 },
      }),
    );
    const changed = await done<TestRecord>(
      records.update('productions', record, { lead: both('Öffentlich', 'Lead') }),
    );
    const run = await runNextScheduledChange(records.api.database, due);
    expect(run?.failure).toMatchObject({ reason: 'conflict' });
    expect((await records.publicly('productions', record.id)).values).toEqual(changed.values);
    const [plan] = (await records.read('productions', record.id)).plans;
    expect(plan?.failure).toMatchObject({
      reason: 'conflict',
      conflicts: [{ field: 'lead.de', draft: 'Geplant', public: 'Öffentlich' }],
    });
    const cancel = () =>
      records.edit(records.editor, 'DELETE', base('productions', `${record.id}/plans/${plan?.id}/`));
    expect((await cancel()).status).toBe(200);
    expect((await cancel()).status).toBe(404);
    expect((await records.read('productions', record.id)).plans).toEqual([]);
  });
});

test('scheduling a draft turns it into a plan', async () => {
  const record = await play();
  await done(records.save('productions', record.id, 0, { duration: 100 }));
  expect((await records.publish('productions', record.id, 1, { due_at: '2020-01-01T20:00' })).status).toBe(
    422,
  );
  expect((await records.publish('productions', record.id, 1, { due_at: 'demnächst' })).status).toBe(422);
  const planned = await done<{ plan: number }>(records.publish('productions', record.id, 1, { due_at }));
  const { draft, plans } = await records.read('productions', record.id);
  expect(draft).toBeNull();
  expect(plans).toMatchObject([{ id: planned.plan, due_at: due.toISOString() }]);
  expect(await runNextScheduledChange(records.api.database, due)).toMatchObject({ failure: null });
  expect((await records.publicly('productions', record.id)).values.duration).toBe(100);
});

test('publishing one language keeps the other in the draft', async () => {
  const record = await play();
  const written = { lead: both('Neu', 'New'), duration: 70 };
  await done(records.save('productions', record.id, 0, written));
  await done(records.publish('productions', record.id, 1, { languages: ['de'] }));
  expect((await records.publicly('productions', record.id)).values).toMatchObject({
    lead: both('Neu', 'Lead'),
    duration: 70,
  });
  const { draft } = await records.read('productions', record.id);
  expect(draft?.data).toEqual({ lead: both('Neu', 'New') });
  await done(records.publish('productions', record.id, draft?.version ?? 0));
  expect((await records.publicly('productions', record.id)).values.lead).toEqual(both('Neu', 'New'));
});

test('values equal to the public ones are removed from the draft, which may delete it', async () => {
  const record = await play();
  await done(records.save('productions', record.id, 0, { duration: 70, lead: german('Neu') }));
  const { draft } = await done<{ draft: Draft }>(
    records.save('productions', record.id, 1, { duration: null }),
  );
  expect(draft.data).toEqual({ lead: german('Neu') });
  const none = await done<{ draft: null }>(
    records.save('productions', record.id, 2, { lead: both('Vorspann', 'Lead') }),
  );
  expect(none.draft).toBeNull();
});

test('restoring a record restores its draft', async () => {
  const record = await play();
  await done(records.save('productions', record.id, 0, { duration: 70 }));
  await done(records.remove('productions', record));
  expect((await records.save('productions', record.id, 1, { duration: 80 })).status).toBe(404);
  await done(records.restore('productions', record.id));
  expect((await records.read('productions', record.id)).draft?.data).toEqual({ duration: 70 });
});

test('several drafts are published in one change set, or none if one is rejected', async () => {
  const [one, two] = [await play(), await play()];
  await done(records.save('productions', one.id, 0, { duration: 70 }));
  await done(records.save('productions', two.id, 0, { duration: 71 }));
  const changed = await done<TestRecord>(records.update('productions', two, { duration: 5 }));
  const targets = [one, two].map(({ id }) => ({ resource: 'productions' as ResourceName, id }));
  const { db } = records.api.database;
  const writing = () => ({ operation_id: operation(), user_id: records.editor.user_id });
  expect(await publishDrafts(db, targets, writing())).toMatchObject({
    outcome: 'rejected',
    rejected: [{ id: two.id, conflicts: [{ field: 'duration', draft: 71, public: 5 }] }],
  });
  expect((await records.publicly('productions', one.id)).values.duration).toBeNull();
  await done(records.save('productions', two.id, 1, { duration: 71 }, { record_version: changed.version }));
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
    await done(records.save('productions', record.id, 0, { lead: both('Neu', 'New') }));
    expect(await isChanged(record.id)).toBe(true);
    const german = await done<{ is_changed: boolean }>(publishPage(container, { languages: ['de'] }));
    expect(german.is_changed).toBe(true);
    expect(await done<object>(publishPage(container))).toMatchObject({ is_changed: false });
    expect((await records.publicly('productions', record.id)).values.lead).toEqual(both('Neu', 'New'));
    expect((await records.read('productions', record.id)).draft).toBeNull();
  });

  test('publishes nothing with conflicting fields, and reports them', async () => {
    const record = await play();
    const container = await slot(record.id);
    await done(records.save('productions', record.id, 0, { duration: 70 }));
    await done(records.update('productions', record, { duration: 5 }));
    const response = await publishPage(container);
    expect(response.status).toBe(422);
    const problem = await response.json();
    expect(problem.errors).toMatchObject([{ field: `productions.${record.id}.duration` }]);
    expect(problem.detail).toMatch(
      /^Nicht veröffentlicht: der Entwurf von „.+“\. Feld „Dauer.*“: Dieses Feld/,
    );
    expect(problem.drafts).toMatchObject([{ record: { id: record.id }, field: 'duration' }]);
    expect((await records.read('productions', record.id)).draft).not.toBeNull();
  });
});

test('a draft that is left out of pages is reported with its field in both languages', async () => {
  const leftOut = async (locale: string) => {
    const path = `/${locale}/api/cms-hub/left-out-drafts/`;
    return (await done<{ drafts: object[] }>(records.edit(records.editor, 'GET', path))).drafts;
  };
  const record = await play();
  const { rows } = await records.api.database.pool.query(
    'insert into tags (name) values (\'{"de":"Weg"}\') returning id',
  );
  await done(records.save('productions', record.id, 0, { tags: [rows[0].id], duration: 66 }));
  expect(await leftOut('de')).toEqual([]);
  await records.api.database.pool.query('delete from tags where id = $1', [rows[0].id]);
  const found = { resource: 'productions', id: record.id, field: 'tags.0' };
  expect(await leftOut('de')).toMatchObject([
    { ...found, sentence: expect.stringMatching(/fehlt auf dieser Seite\. Feld „.+“: Was hier gewählt ist/) },
  ]);
  expect(await leftOut('en')).toMatchObject([
    {
      ...found,
      sentence: expect.stringMatching(/is missing on this page\. Field “.+”: What is chosen here/),
    },
  ]);
  await done(records.save('productions', record.id, 1, { tags: [] }));
  expect(await leftOut('de')).toEqual([]);
});
