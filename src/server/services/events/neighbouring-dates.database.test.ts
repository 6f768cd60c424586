import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { getNeighbouringDates } from '#server/services/events/neighbouring-dates.ts';
import { production } from '../../../../tests/api/fixture/ids.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/setup/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase('neighbouring_dates', 'fixture');
  await database.db.execute(sql`truncate events cascade`);
  const { faust, nora } = production;
  await database.db.execute(sql`insert into events (id, production_id, stage_name, date_start, is_online) values
    (5, ${faust}, 'Box', '2026-03-12 19:30+01', true),
    (4, ${nora}, 'Box', '2026-03-13 19:30+01', true),
    (3, ${faust}, 'Box', '2026-03-14 16:00+01', false),
    (2, ${faust}, 'Box', '2026-05-14 19:30+02', true),
    (6, ${faust}, 'Ballsaal', '2026-05-14 19:30+02', true),
    (1, null, 'Box', '2026-03-13 20:00+01', true)`);
});
afterAll(() => database.close());

it.each([
  ['the first of a play', 5, production.faust, '2026-03-12T19:30:00+01:00', [undefined, 3]],
  ['one that is offline, months before the next', 3, production.faust, '2026-03-14T16:00:00+01:00', [5, 2]],
  ['one that begins when another does', 2, production.faust, '2026-05-14T19:30:00+02:00', [3, 6]],
  ['the last', 6, production.faust, '2026-05-14T19:30:00+02:00', [2, undefined]],
  ['the only one', 4, production.nora, '2026-03-13T19:30:00+01:00', [undefined, undefined]],
  ['an event without a play', 1, null, '2026-03-13T20:00:00+01:00', [undefined, undefined]],
])('%s', async (_, id, play, date_start, expected) => {
  const { previous, next } = await getNeighbouringDates(database, {
    id,
    values: { production: play, date_start },
  });
  expect([previous?.id, next?.id]).toEqual(expected);
});
