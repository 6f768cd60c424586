import { describe, expect, test } from 'vitest';
import { isTonight, possibleActions, type TonightState, tonightActions, tonightDays } from './tonight.ts';

const now = new Date('2026-03-12T17:50:00+01:00');
const state = (change: Partial<TonightState> = {}): TonightState => ({
  date_start: '2026-03-12T19:30:00+01:00',
  unspecific_time: false,
  outcome: 'regular',
  status: 'onsale',
  is_on_tour: false,
  registration_link: '',
  ...change,
});
const without = (...missing: string[]) => tonightActions.filter((action) => !missing.includes(action));

test.each<[string, Partial<TonightState>, readonly string[]]>([
  ['a regular date', {}, tonightActions],
  ['a date that has begun', { date_start: '2026-03-12T17:00:00+01:00' }, without('late-start')],
  ['a date that begins now', { date_start: '2026-03-12T17:50:00+01:00' }, without('late-start')],
  ['a date without a time', { unspecific_time: true }, without('late-start')],
  ['a sold-out date', { status: 'soldout' }, without('sold-out')],
  [
    'a sold-out date with a waiting list',
    { status: 'soldout', registration_link: 'https://shop.example/w' },
    without('sold-out', 'waiting-list'),
  ],
  ['a date on sale that had a waiting list', { registration_link: 'https://shop.example/w' }, tonightActions],
  ['a date on tour', { is_on_tour: true }, ['cancel', 'recast', 'late-start', 'note']],
  ['a recast date', { outcome: 'replacement' }, tonightActions],
  ['a cancelled date', { outcome: 'cancelled' }, ['note']],
  ['a date that is over', { status: 'past' }, []],
  ['a cancelled date that is over', { status: 'past', outcome: 'cancelled' }, []],
])('%s', (_, change, expected) => {
  expect(possibleActions(state(change), now)).toEqual(expected);
});

describe('tonight', () => {
  test('covers two days in Berlin, also when the clocks change', () => {
    expect(tonightDays(now)).toEqual(['2026-03-12', '2026-03-13']);
    expect(tonightDays('2026-03-28T23:30:00Z')).toEqual(['2026-03-29', '2026-03-30']);
  });

  test.each([
    ['yesterday, before midnight in Berlin', '2026-03-11T23:59:00+01:00', false],
    ['today, after midnight in Berlin, yesterday in UTC', '2026-03-12T00:30:00+01:00', true],
    ['tomorrow at the last minute', '2026-03-13T23:59:00+01:00', true],
    ['the day after', '2026-03-14T00:00:00+01:00', false],
  ])('%s', (_, date_start, expected) => {
    expect(isTonight(date_start, now)).toBe(expected);
  });
});
