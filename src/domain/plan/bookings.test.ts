import { expect, test } from 'vitest';
import type { InternalKind } from '#domain/resources/internal-dates.ts';
import { bookingOf, bookingsOf } from './bookings.ts';
import { collisionsOf, findCollisions } from './collisions.ts';
import type { PlannedEvent } from './plan.ts';
import { anInternalDate, aPlannedEvent } from './plan-fixture.ts';

const evening = aPlannedEvent();
const kindsOf = (internal: PlannedEvent) => {
  const own = bookingOf(evening, { productions: {} });
  return (
    own && collisionsOf(own, bookingsOf({ events: [internal], productions: {} })).map(({ kind }) => kind)
  );
};
const until = (date_end: string, kind: InternalKind, production_id: number | null = null) =>
  anInternalDate({ date_end, production_id, internal: { kind, kind_name: '', people: [] } });

test.each<[string, PlannedEvent, string[]]>([
  ['a rehearsal in the morning', anInternalDate(), []],
  ['a stage that is closed', until('2026-03-13T10:00:00+01:00', 'closed'), ['stage']],
  ['a stage that is closed until an hour before', until('2026-03-12T18:30:00+01:00', 'closed'), []],
  [
    'another play rehearsed until an hour before',
    until('2026-03-12T18:30:00+01:00', 'rehearsal', 7),
    ['strike'],
  ],
  ['the same play set up until it begins', until('2026-03-12T19:30:00+01:00', 'technical', 101), []],
  ['guests until an hour before', until('2026-03-12T18:30:00+01:00', 'private-hire'), ['strike']],
  ['another stage', anInternalDate({ date_end: '2026-03-12T20:00:00+01:00', stage_name: 'Box' }), []],
])('%s', (_, internal, kinds) => {
  expect(kindsOf(internal)).toEqual(kinds);
});

test('two private hires need time to clear the stage in between', () => {
  const hire = (id: number, date_start: string, date_end: string) => ({
    ...until(date_end, 'private-hire'),
    id,
    event: { ...evening.event, date_start, date_end },
  });
  const events = [
    hire(1, '2026-03-12T10:00:00+01:00', '2026-03-12T12:00:00+01:00'),
    hire(2, '2026-03-12T12:30:00+01:00', '2026-03-12T16:00:00+01:00'),
  ];
  expect(findCollisions(bookingsOf({ events, productions: {} })).size).toBe(2);
});

test('people at a rehearsal cannot play at the same time elsewhere', () => {
  const part = (role: string) => ({ person_id: 7, name: 'Aurel Stein', role: { de: role } });
  const rehearsal = anInternalDate({
    stage_name: 'Box',
    date_end: '2026-03-12T20:00:00+01:00',
    internal: { kind: 'rehearsal', kind_name: 'Probe', people: [part('Probe')] },
  });
  const productions = { 101: { minutes: 120, cast: [part('Jason')] } };
  const found = findCollisions(bookingsOf({ events: [rehearsal, evening], productions }));
  expect(found.get('events 1')).toMatchObject([
    { kind: 'cast', other: { is_internal: true }, people: [{ name: 'Aurel Stein', role: { de: 'Jason' } }] },
  ]);
});
