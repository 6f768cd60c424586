import { afterAll, beforeAll, expect, it } from 'vitest';
import { countEventsByDay, nextChangeAt } from '#server/services/events/calendar.ts';
import { event } from '../../../../tests/api/fixture/ids.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/setup/test-database.ts';

const now = new Date('2026-03-12T14:00:00+01:00');

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase('calendar', 'fixture');
});
afterAll(() => database.close());

it('counts the events of each day, narrowed by a filter', async () => {
  expect(await countEventsByDay(database, '2026-03', {}, now)).toEqual([
    { day: '2026-03-11', count: 1 },
    { day: '2026-03-12', count: 5 },
    { day: '2026-03-13', count: 1 },
    { day: '2026-03-14', count: 1 },
    { day: '2026-03-29', count: 2 },
    { day: '2026-03-30', count: 1 },
  ]);
  expect(await countEventsByDay(database, '2026-03', { stage_name: ['Bühne'] }, now)).toEqual([
    { day: '2026-03-12', count: 1 },
    { day: '2026-03-13', count: 1 },
  ]);
  expect(await countEventsByDay(database, '2026-03', { tag: 2, activity: 9 }, now)).toEqual([
    { day: '2026-03-12', count: 1 },
  ]);
});

it.each([
  ['the end of an event', '2026-03-12T11:00:00+01:00', '2026-03-12T12:30:00+01:00'],
  ['three hours after a beginning', '2026-03-12T12:30:00+01:00', '2026-03-12T15:00:00+01:00'],
  ['the end of the premiere', '2026-03-12T15:00:00+01:00', '2026-03-12T22:50:00+01:00'],
  // The event without an hour and today's list both end with the day.
  ['midnight', '2026-03-12T22:50:00+01:00', '2026-03-13T00:00:00+01:00'],
  ['the end of what began yesterday', '2026-03-13T00:00:00+01:00', '2026-03-13T01:00:00+01:00'],
  // Not at 2.30, three hours after the event without an hour.
  ['the end of the evening', '2026-03-13T01:00:00+01:00', '2026-03-13T23:00:00+01:00'],
  ['midnight on a day without events', '2026-06-01T10:00:00+02:00', '2026-06-02T00:00:00+02:00'],
  ['midnight of the day of 23 hours', '2026-03-29T12:00:00+02:00', '2026-03-30T00:00:00+02:00'],
])('a page grows old next at %s', async (_name, now, expected) => {
  expect(await nextChangeAt(database, new Date(now))).toEqual(new Date(expected));
});

it('does not wait for events that nobody sees', async () => {
  await database.pool.query('update events set is_online = false where id = $1', [event.withoutEnd]);
  expect(await nextChangeAt(database, new Date('2026-03-12T12:30:00+01:00'))).toEqual(
    new Date('2026-03-12T22:50:00+01:00'),
  );
});
