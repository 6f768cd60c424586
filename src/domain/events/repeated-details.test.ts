import { expect, test } from 'vitest';
import { anEvent } from './event-fixture.ts';
import { withoutRepeatedDetails } from './repeated-details.ts';

const of = (production_id: number | null, subtitle = 'Ein Spiel') =>
  anEvent({ production_id, subtitle, production_author: 'Büchner', production_director: 'Ada Pohl' });
const lines = (...events: ReturnType<typeof of>[]) =>
  withoutRepeatedDetails(events).map(({ subtitle, production_author }) =>
    [subtitle, production_author].join(),
  );

test('only the first event of each play has the details', () => {
  expect(lines(of(1), of(2), of(1), of(2))).toEqual(['Ein Spiel,Büchner', 'Ein Spiel,Büchner', ',', ',']);
});

test('the subtitle of a single event becomes its name', () => {
  const names = (...events: ReturnType<typeof of>[]) =>
    withoutRepeatedDetails(events).map(({ name, subtitle }) => [name, subtitle].join());
  expect(names(of(1), of(1, 'Mit Gespräch'))).toEqual([',Ein Spiel', 'Mit Gespräch,']);
  expect(names(of(1, 'Mit Gespräch'), of(1), of(1))).toEqual(['Mit Gespräch,', ',Ein Spiel', ',']);
});

test('an event with its own name keeps both, and so does a subtitle in another language', () => {
  const matinee = { ...of(1, 'Das Team zeigt'), name: 'Matinee' };
  const german = { ...of(1, 'Mit Gespräch'), in_german: ['subtitle'] };
  expect(
    withoutRepeatedDetails([of(1), of(1), matinee, german]).map(({ name, subtitle }) => [name, subtitle]),
  ).toEqual([
    ['', 'Ein Spiel'],
    ['', ''],
    ['Matinee', 'Das Team zeigt'],
    ['', 'Mit Gespräch'],
  ]);
});

test('events without a production share no details', () => {
  expect(lines(of(null), of(null))).toEqual(['Ein Spiel,Büchner', 'Ein Spiel,Büchner']);
});
