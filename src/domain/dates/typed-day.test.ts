import { expect, test } from 'vitest';
import { parseTypedDay } from './typed-day.ts';

/** A Monday. */
const today = '2026-11-23';

test.each([
  ['24.11.', '2026-11-24'],
  ['24.11', '2026-11-24'],
  ['24/11', '2026-11-24'],
  ['1.2.', '2027-02-01'],
  ['22.11.', '2026-11-22'],
  ['22.10.', '2027-10-22'],
  ['29.2.', '2028-02-29'],
  ['24.11.27', '2027-11-24'],
  ['24.11.2027', '2027-11-24'],
  ['2027-11-24', '2027-11-24'],
  ['25.', '2026-11-25'],
  ['3.', '2026-12-03'],
  ['mo', '2026-11-23'],
  ['so', '2026-11-29'],
  ['Sonntag', '2026-11-29'],
  ['sun', '2026-11-29'],
  ['Do.', '2026-11-26'],
  ['Di 24.11.2026', '2026-11-24'],
  ['Tue, 24.11.', '2026-11-24'],
  ['Dienstag, 24. November 2026', '2026-11-24'],
  ['24. Nov. 2026', '2026-11-24'],
  ['24 November', '2026-11-24'],
  ['1. März', '2027-03-01'],
  ['Tue 24 Nov 2026', '2026-11-24'],
  ['heute', '2026-11-23'],
  ['tomorrow', '2026-11-24'],
  ['+7', '2026-11-30'],
  ['-1', '2026-11-22'],
])('%s is %s', (text, day) => {
  expect(parseTypedDay(text, today)).toEqual({ ok: true, day });
});

test.each([
  ['+7', '2027-05-08'],
  ['22.5.', '2027-05-22'],
  ['22.12.', '2026-12-22'],
  ['20.', '2027-05-20'],
  ['so', '2026-11-29'],
])('%s from 1 May 2027 is %s', (text, day) => {
  expect(parseTypedDay(text, today, '2027-05-01')).toEqual({ ok: true, day });
});

test.each([
  ['31.11.', 'no-such-day'],
  ['30.2.2027', 'no-such-day'],
  ['1.13.', 'no-such-day'],
  ['32.', 'no-such-day'],
  ['2026-02-31', 'no-such-day'],
  ['24.11.0026', 'strange-year'],
  ['24.11.226', 'strange-year'],
  ['24.11.20226', 'strange-year'],
  ['24.11.2062', 'strange-year'],
  ['0026-11-24', 'strange-year'],
  ['20226-11-24', 'strange-year'],
  ['', 'malformed'],
  ['bald', 'malformed'],
  ['1930', 'malformed'],
  ['+1000', 'malformed'],
])('%s is no day: %s', (text, reason) => {
  expect(parseTypedDay(text, today)).toEqual({ ok: false, reason });
});
