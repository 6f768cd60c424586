import { expect, test } from 'vitest';
import { toBerlinIso } from './dates.ts';
import { parseTime, parseTypedDateTime, parseTypedEnd } from './typed-date-time.ts';

/** A Monday. */
const today = '2026-11-23';
const current = '2026-11-20T19:30:00+01:00';
const read = (text: string, before: string | null = current) => {
  const found = parseTypedDateTime(text, today, before);
  return found.ok ? toBerlinIso(found.instant) : found.reason;
};

test.each([
  ['di 1930', '2026-11-24T19:30:00+01:00'],
  ['22.11. 19.30', '2026-11-22T19:30:00+01:00'],
  ['31.12. 23.30', '2026-12-31T23:30:00+01:00'],
  ['22.11 19:30', '2026-11-22T19:30:00+01:00'],
  ['Di 24.11.2026, 19.30', '2026-11-24T19:30:00+01:00'],
  ['Tuesday 24.11.2026, 7.30 pm', '2026-11-24T19:30:00+01:00'],
  ['Di, 24. November 2026, 19:30 Uhr', '2026-11-24T19:30:00+01:00'],
  ['24. Dez. 19.30', '2026-12-24T19:30:00+01:00'],
  ['24.11.2026 um 19.30 Uhr', '2026-11-24T19:30:00+01:00'],
  ['24.11.2026 – 19.30', '2026-11-24T19:30:00+01:00'],
  ['Thu 24 December 2026 7:30 pm', '2026-12-24T19:30:00+01:00'],
  ['2026-06-01T20:00', '2026-06-01T20:00:00+02:00'],
  ['heute 20 Uhr', '2026-11-23T20:00:00+01:00'],
  ['di 19.30', '2026-11-24T19:30:00+01:00'],
  ['morgen, 19.30', '2026-11-24T19:30:00+01:00'],
  ['+7', '2026-11-27T19:30:00+01:00'],
  ['so', '2026-11-29T19:30:00+01:00'],
  ['22.11.', '2026-11-22T19:30:00+01:00'],
  ['1800', '2026-11-20T18:00:00+01:00'],
  ['930', '2026-11-20T09:30:00+01:00'],
  ['18.15', '2026-11-20T18:15:00+01:00'],
  ['20', '2026-11-20T20:00:00+01:00'],
])('%s is %s', (text, moment) => {
  expect(read(text)).toBe(moment);
});

test.each([
  ['1930', null, 'day-missing'],
  ['22.11.', null, 'time-missing'],
  ['19.05', current, 'ambiguous'],
  ['2560', current, 'no-such-time'],
  ['22.11. 25:00', current, 'no-such-time'],
  ['31.11. 1930', current, 'no-such-day'],
  ['32.13.', current, 'no-such-day'],
  ['bald', current, 'malformed'],
  ['22.11. bald', current, 'malformed'],
  ['24.11.0026 19.30', current, 'strange-year'],
  ['24.11.20226, 19:30', current, 'strange-year'],
  ['', current, 'malformed'],
])('%s after the value %s is rejected: %s', (text, before, reason) => {
  expect(read(text, before)).toBe(reason);
});

test('rejects the hour that summer time skips', () => {
  expect(read('29.3.2026 2.30')).toBe('gap');
  expect(read('29.3.2026 3.30')).toBe('2026-03-29T03:30:00+02:00');
});

test('a repeated hour is ambiguous, and a chosen one is kept', () => {
  const both = ['2026-10-25T02:30:00+02:00', '2026-10-25T02:30:00+01:00'] as const;
  const found = parseTypedDateTime('25.10.2026 2.30', today);
  expect(found.ok && found.occurrences?.map(toBerlinIso)).toEqual(both);
  expect(read('25.10.2026 2.30')).toBe(both[0]);
  expect(read('25.10.2026 2.30', both[1])).toBe(both[1]);
  const only = parseTypedDateTime('25.10.2026 3.30', today);
  expect(only.ok && only.occurrences).toBeNull();
});

test.each([
  ['19', '19:00'],
  ['1930', '19:30'],
  ['9.05', '09:05'],
  ['19h30', '19:30'],
  ['7 pm', '19:00'],
  ['12 am', '00:00'],
  ['24:00', null],
  ['19:60', null],
  ['abc', null],
])('the time %s is %s', (text, time) => {
  expect(parseTime(text)).toBe(time);
});

test.each([
  ['2115', '2026-11-20T21:15:00+01:00'],
  ['0.15', '2026-11-21T00:15:00+01:00'],
  ['7.30', '2026-11-21T07:30:00+01:00'],
  ['7.31', 'before-begin'],
  ['19.30', 'before-begin'],
  ['18.00', 'before-begin'],
  ['21.11. 18.00', '2026-11-21T18:00:00+01:00'],
  ['22.11. 21.30', '2026-11-22T21:30:00+01:00'],
  ['22.11.', 'time-missing'],
  ['2560', 'no-such-time'],
  ['24.00', '2026-11-21T00:00:00+01:00'],
  ['24 Uhr', '2026-11-21T00:00:00+01:00'],
])('the end %s of an event on Friday at 19.30 is %s', (text, moment) => {
  const found = parseTypedEnd(text, today, null, current);
  expect(found.ok ? toBerlinIso(found.instant) : found.reason).toBe(moment);
});

test.each([
  ['2026-10-24T22:30:00+02:00', '1.30', '2026-10-25T01:30:00+02:00'],
  ['2026-10-25T01:30:00+02:00', '2.30', '2026-10-25T02:30:00+02:00'],
  ['2026-10-25T01:30:00+02:00', '3.30', '2026-10-25T03:30:00+01:00'],
  // The end is in the second of the two equal hours if it is past in the first.
  ['2026-10-25T02:30:00+02:00', '2.15', '2026-10-25T02:15:00+01:00'],
  ['2026-10-25T02:30:00+01:00', '2.45', '2026-10-25T02:45:00+01:00'],
  ['2026-03-28T22:30:00+01:00', '1.30', '2026-03-29T01:30:00+01:00'],
  ['2026-03-28T22:30:00+01:00', '2.30', 'gap'],
  ['2026-03-29T01:30:00+01:00', '3.30', '2026-03-29T03:30:00+02:00'],
])('an event that begins at %s and ends at %s, in the night of a clock change', (start, text, moment) => {
  const found = parseTypedEnd(text, today, null, start);
  expect(found.ok ? toBerlinIso(found.instant) : found.reason).toBe(moment);
});

test('24.00 is the midnight at the end of the day of the start', () => {
  const found = parseTypedEnd('24.00', today, null, '2026-11-20T10:00:00+01:00');
  expect(found.ok && toBerlinIso(found.instant)).toBe('2026-11-21T00:00:00+01:00');
});

test('a time alone keeps the day of an existing end', () => {
  const found = parseTypedEnd('2115', today, '2026-11-23T20:00:00+01:00', current);
  expect(found.ok && toBerlinIso(found.instant)).toBe('2026-11-23T21:15:00+01:00');
});

test('a time alone ignores the day of an end before the start', () => {
  const found = parseTypedEnd('0.30', today, '2026-11-20T18:00:00+01:00', current);
  expect(found.ok && toBerlinIso(found.instant)).toBe('2026-11-21T00:30:00+01:00');
});
