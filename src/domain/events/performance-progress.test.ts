import { describe, expect, test } from 'vitest';
import { currentPerformance, performanceProgressAt, type TimedEvent } from './performance-progress.ts';

const faust: TimedEvent = {
  production_id: 1,
  date_start: '2026-03-12T19:30:00+01:00',
  date_end: '2026-03-12T22:50:00+01:00',
  unspecific_time: false,
  outcome: 'regular',
  intervals: [{ after: 80, minutes: 20 }],
};
const at = (time: string, day = '2026-03-12') => new Date(`${day}T${time}:00+01:00`);

test.each([
  ['05.00: nothing is printed yet', '05:00', 'before', 0.02, 870],
  ['half of the day', '12:45', 'before', 0.5, 405],
  ['a minute before', '19:29', 'before', 809 / 810, 1],
  ['the curtain rises', '19:30', 'act', 0, 0],
  ['half of the evening is in the interval, which is played off as a whole', '21:00', 'interval', 0.5, 0],
  ['the first minute of the interval', '20:50', 'interval', 0.5, 0],
  ['the first minute after it', '21:10', 'act', 0.5, 0],
  ['the last minute', '22:49', 'act', 199 / 200, 0],
  ['at its end it is over', '22:50', 'over', 1, 0],
])('%s', (_, time, phase, share, minutesLeft) => {
  const evening = performanceProgressAt(faust, at(time));
  expect(evening).toMatchObject({ phase, minutesLeft });
  expect(evening.share).toBeCloseTo(share);
  expect(evening.gap).toEqual({ from: 0.4, to: 0.5 });
});

test('an end after midnight belongs to the same event', () => {
  const late = { ...faust, date_start: '2026-03-12T22:30:00+01:00', date_end: '2026-03-13T01:00:00+01:00' };
  expect(performanceProgressAt(late, at('00:30', '2026-03-13')).phase).toBe('act');
});

test('without an end three hours are assumed, and an interval after the end is ignored', () => {
  const open = { ...faust, date_end: null, intervals: [{ after: 170, minutes: 20 }] };
  expect(performanceProgressAt(open, at('22:29'))).toMatchObject({ phase: 'act', interval: null, gap: null });
  expect(performanceProgressAt(open, at('22:30')).phase).toBe('over');
});

test('the next of two intervals is shown', () => {
  const two = {
    ...faust,
    intervals: [
      { after: 60, minutes: 10 },
      { after: 120, minutes: 10 },
    ],
  };
  expect(performanceProgressAt(two, at('20:45')).interval).toEqual({ start: at('21:30'), end: at('21:40') });
});

describe('the current performance', () => {
  const matinee = {
    ...faust,
    date_start: '2026-03-12T11:00:00+01:00',
    date_end: '2026-03-12T12:00:00+01:00',
  };

  test('is the running or next one, otherwise the last', () => {
    expect(currentPerformance([matinee, faust], 1, at('11:30'))).toBe(matinee);
    expect(currentPerformance([matinee, faust], 1, at('12:00'))).toBe(faust);
    expect(currentPerformance([matinee, faust], 1, at('23:00'))).toBe(faust);
  });

  test('is never of another play, cancelled or without a time', () => {
    expect(currentPerformance([faust], 2, at('12:00'))).toBeNull();
    expect(currentPerformance([{ ...faust, outcome: 'cancelled' }], 1, at('12:00'))).toBeNull();
    expect(currentPerformance([{ ...faust, unspecific_time: true }], 1, at('12:00'))).toBeNull();
  });
});
