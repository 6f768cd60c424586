import { afterAll, beforeAll, expect, it } from 'vitest';
import { accessibilityServices } from '#domain/events/filters.ts';
import { weekdayCodes } from '#domain/subscriptions/subscription.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/setup/test-database.ts';
import { choicesWithoutDates } from './choices-without-dates.ts';
import { listEvents } from './events.ts';

const now = new Date('2026-03-12T14:00:00+01:00');

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase('choices_without_dates', 'fixture');
});
afterAll(() => database.close());

it('names the choices that no coming date has', async () => {
  await database.pool.query(`update events set access_services = '["relaxed"]', activity_id = 9
    where date_start < '2026-03-13'`);
  const without = await choicesWithoutDates(database, now);
  const context = { locale: 'de', now } as const;
  const filters = [
    ...accessibilityServices.map((access_service) => [access_service, { access_service }] as const),
    ...weekdayCodes.map((weekday) => [weekday, { weekday }] as const),
    ['with_tickets', { with_tickets: true }],
  ] as const;
  for (const [key, filter] of filters) {
    const { count } = await listEvents(database, { ...filter, date: '2026-03-12' }, context);
    expect([key, without.includes(key)]).toEqual([key, count === 0]);
  }
  expect(without).toContain('surtitles');
  expect(without).not.toContain('relaxed');
  expect(without).not.toContain('thalia');
  expect(without).not.toContain('mo');
});

it('offers nothing that is not on sale, and nothing at all without dates', async () => {
  await database.pool.query(`update events set status = 'soldout'`);
  const soldOut = await choicesWithoutDates(database, now);
  expect(soldOut).toEqual(expect.arrayContaining(['with_tickets', -10, -20]));
  expect(soldOut).not.toContain('thalia');
  await database.pool.query('update events set is_online = false');
  expect(await choicesWithoutDates(database, now)).toEqual(
    expect.arrayContaining(['mo', 'su', 'with_tickets', 'thalia', 'premieres', 1, ...accessibilityServices]),
  );
});
