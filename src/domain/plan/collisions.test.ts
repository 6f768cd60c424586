import { expect, test } from 'vitest';
import { type Booking, collisionsOf, countPairs, findCollisions } from './collisions.ts';

const at = (time: string) => Date.parse(`2026-03-12T${time}:00+01:00`);
const part = (name: string, role: string, person_id: number | null = null) => ({
  name,
  person_id,
  role: { de: role },
});

const booking = (key: string, start: string, end: string, more: Partial<Booking> = {}): Booking => ({
  key,
  title: key,
  stage_name: 'Bühne',
  production_id: key.length,
  has_set: true,
  cast: [],
  is_internal: false,
  start: at(start),
  end: at(end),
  ...more,
});

const faust = booking('Faust', '19:30', '22:00');

test.each<[string, Booking, string[]]>([
  ['the same stage at once', booking('Nora!!', '21:59', '23:00'), ['stage']],
  ['one within the other', booking('Nora!!', '20:00', '21:00'), ['stage']],
  ['the same play at once', booking('Fausts', '20:00', '21:00', { production_id: 5 }), ['stage']],
  ['another stage at once', booking('Nora!!', '20:00', '21:00', { stage_name: 'Box' }), []],
  ['on tour at once', booking('Nora!!', '20:00', '21:00', { stage_name: null }), []],
  ['89 minutes before', booking('Nora!!', '17:00', '18:01'), ['strike']],
  ['90 minutes before', booking('Nora!!', '17:00', '18:00'), []],
  ['right after it', booking('Nora!!', '22:00', '23:00'), ['strike']],
  ['right after it, the same play', booking('Faust2', '22:00', '23:00', { production_id: 5 }), []],
  ['right before it, a talk', booking('Gespräch', '18:00', '19:00', { has_set: false }), []],
  ['itself', booking('Faust', '19:30', '22:00'), []],
])('%s', (_, other, kinds) => {
  expect(collisionsOf(faust, [other]).map(({ kind }) => kind)).toEqual(kinds);
});

test('two guest performances never share a stage', () => {
  const [a, b] = [booking('a', '19:00', '21:00'), booking('bb', '19:00', '21:00')].map((each) => ({
    ...each,
    stage_name: null,
  })) as [Booking, Booking];
  expect(collisionsOf(a, [b])).toEqual([]);
});

test('reports the minutes between two events', () => {
  expect(collisionsOf(faust, [booking('Nora!!', '22:30', '23:00')])).toMatchObject([{ minutes: 30 }]);
});

test('a person cast in both events is named with both parts, on any stage', () => {
  const own = { ...faust, cast: [part('Aurel Stein', 'Mephisto', 7), part('Ida Falk', 'Gretchen', 8)] };
  const medea = booking('Medea.', '20:00', '21:30', {
    stage_name: null,
    cast: [part('A. Stein', 'Jason', 7), part('Olga Beck', 'Medea', 9)],
  });
  expect(collisionsOf(own, [medea])).toEqual([
    {
      kind: 'cast',
      other: medea,
      people: [{ name: 'Aurel Stein', role: { de: 'Mephisto' }, other_role: { de: 'Jason' } }],
    },
  ]);
  // Consecutive bookings do not collide.
  expect(collisionsOf(own, [{ ...medea, start: own.end, end: own.end + 1 }])).toEqual([]);
});

test('guests without a record are identified by name, and nameless parts are ignored', () => {
  const own = { ...faust, cast: [part('Gast', 'Wagner'), part('', 'Chor')] };
  const other = booking('Medea.', '20:00', '21:30', { stage_name: 'Box' });
  expect(collisionsOf(own, [{ ...other, cast: [part('Gast', 'Bote')] }])).toHaveLength(1);
  expect(collisionsOf(own, [{ ...other, cast: [part('', 'Volk')] }])).toEqual([]);
});

test('a collision is found for both events', () => {
  const other = booking('Nora!!', '21:00', '23:00');
  const found = findCollisions([faust, other, booking('Alone.....', '10:00', '11:00')]);
  expect([...found.keys()]).toEqual(['Faust', 'Nora!!']);
  expect(countPairs(found)).toBe(1);
});
