import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listEvents } from '#server/services/events/events.ts';
import { bumpContentVersion } from '#server/services/site/content-version.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/setup/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase('list_count');
  await database.db.execute(sql`truncate events cascade`);
});
afterAll(() => database.close());

const requestContext = { locale: 'de', now: new Date('2026-03-12T14:00:00+01:00') } as const;
const count = async (page = 1) => (await listEvents(database, { page }, requestContext)).count;
const add = (number: number) =>
  database.db.execute(sql`insert into events (stage_name, date_start)
    select 'Box', timestamptz '2026-04-01 20:00+02' from generate_series(1, ${number}::int)`);

it('counts a short list exactly', async () => {
  await add(3);
  expect(await count()).toBe(3);
  await add(1);
  expect(await count()).toBe(4);
});

it('counts a long list again after a new content version', async () => {
  await add(2500);
  expect(await count()).toBe(2504);
  await add(10);
  await bumpContentVersion(database.db);
  expect(await count()).toBe(2514);
  expect(await count(2)).toBe(2514);
  expect(await count(9000)).toBe(2514);
});

it('keeps the counts of different filters apart', async () => {
  const stage = (stage_name: string) => listEvents(database, { stage_name: [stage_name] }, requestContext);
  expect((await stage('Box')).count).toBe(2514);
  expect((await stage('Bühne')).count).toBe(0);
  expect(await count()).toBe(2514);
});
