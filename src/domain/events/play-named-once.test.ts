import { expect, test } from 'vitest';
import { anEvent } from './event-fixture.ts';
import { playNamedOnce } from './play-named-once.ts';

const of = (production_id: number | null, subtitle = 'Ein Spiel') =>
  anEvent({ production_id, subtitle, production_author: 'Büchner', production_director: 'Ada Pohl' });
const lines = (...events: ReturnType<typeof of>[]) =>
  playNamedOnce(events).map(({ subtitle, production_author }) => [subtitle, production_author].join());

test('the first date of each play says what it is, later ones do not', () => {
  expect(lines(of(1), of(2), of(1), of(2))).toEqual(['Ein Spiel,Büchner', 'Ein Spiel,Büchner', ',', ',']);
});

test('what only one date says stays', () => {
  expect(lines(of(1), of(1, 'Mit Gespräch'))).toEqual(['Ein Spiel,Büchner', 'Mit Gespräch,']);
});

test('events of no play have nothing in common', () => {
  expect(lines(of(null), of(null))).toEqual(['Ein Spiel,Büchner', 'Ein Spiel,Büchner']);
});
