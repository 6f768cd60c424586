import { expect, test } from 'vitest';
import { anEvent } from './event-fixture.ts';
import { splitPast, titlesOf } from './past-today.ts';

test('past events are separated, and both lists keep their order', () => {
  const events = [
    anEvent({ id: 1, status: 'past' }),
    anEvent({ id: 2 }),
    anEvent({ id: 3, status: 'past' }),
    anEvent({ id: 4, status: 'soldout' }),
  ];
  const { past, remaining } = splitPast(events);
  expect([past.map(({ id }) => id), remaining.map(({ id }) => id)]).toEqual([
    [1, 3],
    [2, 4],
  ]);
});

test('titles are unique, without soft hyphens, and fall back to the event’s name', () => {
  const titles = titlesOf([
    anEvent({ production_name: 'Der Kirsch\u00adgar\u00adten' }),
    anEvent({ production_name: '', name: 'Führung' }),
    anEvent({ production_name: 'Der Kirschgarten' }),
  ]);
  expect(titles).toEqual(['Der Kirschgarten', 'Führung']);
});
