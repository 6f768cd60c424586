import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { unpackEvents } from '#domain/events/packed-events.ts';
import { listSearchDirectory } from '#server/services/search/search-directory.ts';
import { production } from '../../../../tests/api/fixture/ids.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/setup/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase('search_directory', 'fixture');
  await database.db.execute(sql`truncate events cascade`);
  const { faust, nora } = production;
  await database.db.execute(sql`insert into events (id, production_id, stage_name, date_start, is_online) values
    (1, ${faust}, 'Box', '2026-03-13 19:30+01', true),
    (2, ${nora}, 'Box', '2026-03-14 16:00+01', true),
    (3, ${faust}, 'Box', '2026-03-14 23:30+01', true),
    (4, ${nora}, 'Box', '2026-03-15 19:30+01', true),
    (5, ${nora}, 'Box', '2026-03-15 20:30+01', false),
    (6, ${faust}, 'Box', '2026-03-16 19:30+01', true)`);
});
afterAll(() => database.close());

const weekendOn = async (day: string) => {
  const { weekend } = await listSearchDirectory(database, {
    locale: 'de',
    now: new Date(`${day}T12:00:00+01:00`),
  });
  return weekend.map(({ day, events }) => [day, unpackEvents(events).map(({ id }) => id)]);
};

test('both days of the weekend, each with its events', async () => {
  expect(await weekendOn('2026-03-11')).toEqual([
    ['2026-03-14', [2, 3]],
    ['2026-03-15', [4]],
  ]);
  expect(await weekendOn('2026-03-15')).toEqual([['2026-03-15', [4]]]);
});

test('plays that have a page in the list, and only the ensemble', async () => {
  const { productions, ensemble } = await listSearchDirectory(database, {
    locale: 'en',
    now: new Date('2026-03-11T12:00:00+01:00'),
  });
  expect(productions.map(({ id }) => id)).toContain(production.faust);
  const { rows } = await database.db.execute<{ id: number }>(
    sql`select id from persons where is_online and is_ensemble`,
  );
  expect(ensemble.map(({ id }) => id).toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
});
