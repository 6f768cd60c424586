import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ResourceName } from '#domain/resources/resource.ts';
import { record_drafts } from '#server/db/schema/drafts.ts';
import { productions } from '#server/db/schema/productions.ts';
import { production } from '../../../../../tests/api/fixture/ids.ts';
import {
  openRecords,
  operation,
  type RecordRequests,
} from '../../../../../tests/api/records/record-requests.ts';
import { readRecord } from '../read-records.ts';
import { saveDraft } from './save-draft.ts';
import { withDrafts } from './with-drafts.ts';

let records: RecordRequests;
beforeAll(async () => {
  records = await openRecords('with_drafts');
}, 60_000);
afterAll(() => records.api.close());
beforeEach(async () => void (await records.api.database.db.delete(record_drafts)));

const { nora, faust } = production;

async function draft(resource: ResourceName, id: number, data: object, version = 0) {
  const writing = { operation_id: operation(), user_id: records.editor.user_id };
  const saved = await saveDraft(records.api.database, { resource, id }, { version, data }, writing);
  expect(saved.outcome).toBe('saved');
}

/** What everybody reads. */
const everything = async () => {
  const { rows } = await records.api.database.pool.query(
    'select p.*, (select version from content_version) as content from productions p order by id',
  );
  return rows;
};
const durationOf = async (db: RecordRequests['api']['database']['db'], id: number) =>
  (await readRecord(db, 'productions', id))?.values.duration;

test('only the given database reads drafts, everybody else reads public values', async () => {
  const { database } = records.api;
  await draft('productions', nora, { duration: 77, cast: [{ role: { de: 'Nora' }, name: 'Gast' }] });
  const before = await everything();
  const result = await withDrafts(database, async (shown, leftOut) => {
    // Loaders send several queries at once.
    const [own, others, [count]] = await Promise.all([
      readRecord(shown.db, 'productions', nora),
      readRecord(database.db, 'productions', nora),
      shown.db.select({ count: sql<number>`count(*)::int` }).from(productions),
    ]);
    expect(await everything()).toEqual(before);
    return { leftOut, own: own?.values, others: others?.values, count: count?.count };
  });
  expect(result).toMatchObject({ leftOut: [], own: { duration: 77, cast: [{ name: 'Gast' }] } });
  expect(result.others?.duration).not.toBe(77);
  expect(result.count).toBe(before.length);
  expect(await everything()).toEqual(before);
});

test('an invalid draft is left out, and the others are applied', async () => {
  const { database } = records.api;
  await draft('productions', nora, { duration: 77 });
  await draft('productions', faust, { duration: 78 });
  // As if the rules had become stricter since it was saved.
  await database.db
    .update(record_drafts)
    .set({ data: { duration: 'very long' } })
    .where(eq(record_drafts.record_id, faust));
  await withDrafts(database, async ({ db }, leftOut) => {
    expect(leftOut).toMatchObject([
      { resource: 'productions', id: faust, reason: 'invalid', issues: [{ field: 'duration' }] },
    ]);
    expect(await durationOf(db, nora)).toBe(77);
  });
});

test('a draft with a removed reference is left out alone', async () => {
  const { database } = records.api;
  const { rows } = await database.pool.query(
    'insert into tags (name) values (\'{"de":"Weg"}\') returning id',
  );
  const tag = Number(rows[0].id);
  await draft('productions', nora, { tags: [tag] });
  await draft('productions', faust, { duration: 78 });
  await database.pool.query('delete from tags where id = $1', [tag]);
  await withDrafts(database, async ({ db }, leftOut) => {
    expect(leftOut).toMatchObject([
      { resource: 'productions', id: nora, reason: 'invalid', issues: [{ field: 'tags.0' }] },
    ]);
    expect(await durationOf(db, faust)).toBe(78);
  });
});

test('a locked record does not block: its draft is left out', async () => {
  const { database } = records.api;
  await draft('productions', nora, { duration: 77 });
  await draft('productions', faust, { duration: 78 });
  await database.db.transaction(async (writing) => {
    await writing.update(productions).set({ duration: 5 }).where(eq(productions.id, nora));
    await withDrafts(database, async ({ db }, leftOut) => {
      expect(leftOut).toEqual([{ resource: 'productions', id: nora, reason: 'busy', issues: [] }]);
      expect(await durationOf(db, faust)).toBe(78);
    });
  });
});

test('an error inside is thrown, and nothing is stored', async () => {
  const { database } = records.api;
  await draft('productions', nora, { duration: 77 });
  const before = await everything();
  await expect(
    withDrafts(database, async ({ db }) => {
      await db.execute(sql`select no_such_column from productions`);
    }),
  ).rejects.toThrow();
  expect(await everything()).toEqual(before);
  expect(await withDrafts(database, ({ db }) => durationOf(db, nora))).toBe(77);
});
