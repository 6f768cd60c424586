import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { production } from '../../../../tests/api/fixture/ids.ts';
import { person } from '../../../../tests/api/fixture/people.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/setup/test-database.ts';
import { getPerson } from './person-detail.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase('person_dates', 'fixture');
  await database.db.execute(sql`delete from events where production_id = ${production.nora}`);
  await database.db.execute(sql`insert into events (production_id, stage_name, date_start, date_end) values
    (${production.nora}, 'Box', timestamptz '2026-03-12 20:00+01', timestamptz '2026-03-12 22:00+01'),
    (${production.nora}, 'Box', timestamptz '2026-03-12 22:30+01', timestamptz '2026-03-13 01:30+01')`);
});
afterAll(() => database.close());

it.each([
  ['2026-03-12T23:30:00+01:00', ['22']],
  ['2026-03-13T00:10:00+01:00', ['22']],
  ['2026-03-13T01:30:00+01:00', []],
])('at %s the current and upcoming dates of a person are %s', async (now, expected) => {
  const found = await getPerson(database, person.mira, { locale: 'de', now: new Date(now) });
  expect(found?.events.map(({ date_start }) => date_start.slice(11, 13))).toEqual(expected);
});
