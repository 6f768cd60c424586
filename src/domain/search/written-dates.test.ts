import { expect, it } from 'vitest';
import { completeDates } from './written-dates.ts';

it.each([
  ['24.', ['2026-03-24', '2026-04-24']],
  ['am 31', ['2026-03-31', '2026-05-31']],
  ['24.1', ['2026-10-24', '2026-11-24', '2026-12-24', '2027-01-24']],
  ['30.0', ['2026-03-30', '2026-04-30', '2026-05-30', '2026-06-30']],
  // Nothing marks it as a day, or it is complete already.
  ['24', []],
  ['24.12', []],
  ['32.', []],
])('completes dates that begin with %s', (text, days) =>
  expect(completeDates(text, '2026-03-12').map(({ from }) => from)).toEqual(days),
);
