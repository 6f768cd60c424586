import { afterAll, beforeAll, expect, it } from 'vitest';
import { type CalendarConditions, countEventsBetween } from '#server/services/events/calendar.ts';
import { countUpcomingEvents } from '#server/services/events/event-counts.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/setup/test-database.ts';

const now = new Date('2026-03-12T14:00:00+01:00');

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase('calendar', 'fixture');
});
afterAll(() => database.close());

async function counted(filter: CalendarConditions) {
  const days = await countEventsBetween(database, '2026-03-01', '2026-04-01', filter, now);
  return days.map(({ day, count }) => ({ day, count }));
}

it('counts the events of each day with a filter', async () => {
  expect(await counted({})).toEqual([
    { day: '2026-03-11', count: 1 },
    { day: '2026-03-12', count: 5 },
    { day: '2026-03-13', count: 1 },
    { day: '2026-03-14', count: 1 },
    { day: '2026-03-29', count: 2 },
    { day: '2026-03-30', count: 1 },
  ]);
  expect(await counted({ stage_name: ['Bühne'] })).toEqual([
    { day: '2026-03-12', count: 1 },
    { day: '2026-03-13', count: 1 },
  ]);
  expect(await counted({ tag: 2, activity: 9 })).toEqual([{ day: '2026-03-12', count: 1 }]);
});

it('the coming events have surtitles if one of them has', async () => {
  const hasSurtitles = async () => (await countUpcomingEvents(database, '2026-03-12', {}, now)).hasSurtitles;
  await database.pool.query(`update events set access_services = '["relaxed"]'`);
  expect(await hasSurtitles()).toBe(false);
  await database.pool.query(`update events set access_services = '["surtitles", "relaxed"]'
    where is_online and date_start > '2026-03-13'`);
  expect(await hasSurtitles()).toBe(true);
});
