import { expect, test } from 'vitest';
import { bookingsOf } from './bookings.ts';
import { collisionsElsewhere } from './collisions-elsewhere.ts';
import { planWeeks } from './plan.ts';
import { anInternalDate, aPlannedEvent } from './plan-fixture.ts';

let id = 0;
const evening = (day: string, stage_name = 'Bühne') => {
  id += 1;
  const [date_start, date_end] = [`${day}T19:30:00+02:00`, `${day}T21:30:00+02:00`];
  return aPlannedEvent({ id, production_id: id, date_start, date_end, stage_name });
};
const count = (...events: ReturnType<typeof evening>[]) =>
  collisionsElsewhere(bookingsOf({ events, productions: {} }), planWeeks('2026-05'));

test('counts each pair once by month, without those in the weeks shown', () => {
  const found = count(
    ...[evening('2026-05-12'), evening('2026-05-12')],
    // In the last week that May shows.
    ...[evening('2026-05-31'), evening('2026-05-31')],
    ...[evening('2026-07-01'), evening('2026-06-10'), evening('2026-07-01')],
    ...[evening('2026-06-10'), evening('2026-06-10'), evening('2026-06-11'), evening('2026-06-11', 'Box')],
  );
  expect(found).toEqual([
    { month: '2026-06', count: 3 },
    { month: '2026-07', count: 1 },
  ]);
});

test('a stage that is closed for long collides in the month of the event', () => {
  const closed = anInternalDate({
    date_start: '2026-05-20T08:00:00+02:00',
    date_end: '2026-08-20T18:00:00+02:00',
    internal: { kind: 'closed', kind_name: '', people: [] },
  });
  expect(count(closed, evening('2026-07-01'), evening('2026-07-02', 'Box'))).toEqual([
    { month: '2026-07', count: 1 },
  ]);
});

test('the time to strike the set includes its last minute', () => {
  const later = evening('2026-06-10');
  const at = (date_start: string) => ({
    ...later,
    id: 999,
    production_id: 999,
    event: { ...later.event, date_start, date_end: '2026-06-10T23:50:00+02:00' },
  });
  expect(count(later, at('2026-06-10T22:59:00+02:00'))).toHaveLength(1);
  expect(count(later, at('2026-06-10T23:00:00+02:00'))).toEqual([]);
});
