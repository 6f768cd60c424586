import { expect, it } from 'vitest';
import { intervalsOf } from './intervals.ts';

const halfway = [{ after: 40, minutes: 20 }];
const start = new Date('2026-01-10T11:00:00+01:00');
const lasting = (minutes: number) => new Date(start.getTime() + minutes * 60_000);
const play = { date_start: start, intervals: null, production_intervals: halfway, production_duration: 225 };

it.each([
  ['a performance', { ...play, date_end: lasting(225) }, halfway],
  ['a shortened performance', { ...play, date_end: lasting(190) }, halfway],
  ['a performance whose end is unknown', { ...play, date_end: null }, halfway],
  ['a play of unknown duration', { ...play, production_duration: null, date_end: lasting(60) }, halfway],
  ['a matinee about the play', { ...play, date_end: lasting(60) }, []],
  ['a matinee with an interval of its own', { ...play, intervals: halfway, date_end: lasting(60) }, halfway],
  ['a performance without the play’s interval', { ...play, intervals: [], date_end: lasting(225) }, []],
  ['an event without a play', { ...play, production_intervals: null, date_end: lasting(60) }, []],
])('%s is divided as it is played', (_, event, expected) => {
  expect(intervalsOf(event)).toEqual(expected);
});
