import { expect, test } from 'vitest';
import { bookingsOf, endOf } from './bookings.ts';
import { freeDayFor } from './free-day.ts';
import { planWeeks } from './plan.ts';
import { aPlannedEvent } from './plan-fixture.ts';

const at = (day: string, time = '19:30') => ({ date_start: `${day}T${time}:00+01:00`, date_end: null });
const part = { person_id: 7, name: 'Aurel Stein', role: { de: 'Jason' } };
const productions = { 101: { minutes: 120, cast: [part] }, 102: { minutes: 90, cast: [part] } };
const planOf = (events: ReturnType<typeof aPlannedEvent>[]) => ({
  weeks: planWeeks('2026-03'),
  events,
  productions,
  today: '2026-03-12',
});

test.each([
  ['its end', aPlannedEvent(), '2026-03-12T21:30:00+01:00'],
  ['the running time', aPlannedEvent(at('2026-03-12')), '2026-03-12T21:30:00+01:00'],
  ['three hours', aPlannedEvent({ ...at('2026-03-12'), production_id: 5 }), '2026-03-12T22:30:00+01:00'],
])('the end of an event is %s', (_, event, end) => {
  expect(endOf(event, { productions })).toBe(Date.parse(end));
});

test('cancelled and past events and those without a time occupy no people and no stage', () => {
  const events = [
    aPlannedEvent({ outcome: 'cancelled' }),
    aPlannedEvent({ status: 'past' }),
    aPlannedEvent({ unspecific_time: true }),
  ];
  expect(bookingsOf(planOf(events))).toEqual([]);
});

test('a talk occupies a stage, but has neither set nor cast', () => {
  const talk = aPlannedEvent({ activity: { id: 2, name: 'Einführung' } });
  expect(bookingsOf(planOf([talk]))).toMatchObject([{ stage_name: 'Bühne', has_set: false, cast: [] }]);
});

test('on a recast date the substitute plays', () => {
  const recast = { role: { de: 'Jason' }, instead_of: 'Aurel Stein', name: 'Ida Falk', person: 8 };
  const guest = { role: { de: 'Bote' }, instead_of: '', name: 'Gast', person: null };
  const [booking] = bookingsOf(planOf([aPlannedEvent({ recasts: [recast, guest] })]));
  expect(booking?.cast.map(({ name, person_id }) => [name, person_id])).toEqual([
    ['Ida Falk', 8],
    ['Gast', null],
  ]);
});

test('the free day is the nearest, the later of two', () => {
  const own = aPlannedEvent({ id: 1, ...at('2026-03-18') });
  const same = aPlannedEvent({ id: 2, production_id: 102, ...at('2026-03-18') });
  expect(freeDayFor(planOf([own, same]), own)).toBe('2026-03-19');
  // On another stage the next day, but with the same actor.
  const elsewhere = aPlannedEvent({ id: 3, production_id: 102, stage_name: 'Box', ...at('2026-03-19') });
  expect(freeDayFor(planOf([own, same, elsewhere]), own)).toBe('2026-03-17');
});

test('the free day is never in the past', () => {
  const own = aPlannedEvent({ id: 1, ...at('2026-03-12') });
  const occupied = ['12', '13', '14'].map((day, index) =>
    aPlannedEvent({ id: index + 2, production_id: 102, ...at(`2026-03-${day}`) }),
  );
  expect(freeDayFor(planOf([own, ...occupied]), own)).toBe('2026-03-15');
});
