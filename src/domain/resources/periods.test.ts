import { describe, expect, test } from 'vitest';
import { monthsAround, periods, rangeOfPeriod, rangesOfWord } from './periods.ts';

const today = '2026-11-23';

test.each([
  ['upcoming', { from: '2026-11-22' }],
  ['today', { from: today, to: today }],
  ['week', { from: today, to: '2026-11-29' }],
  ['past', { to: '2026-11-22' }],
  ['all', {}],
  ['2026-02', { from: '2026-02-01', to: '2026-02-28' }],
  ['2026-12-24', { from: '2026-12-24', to: '2026-12-24' }],
  ['2026-13', null],
  ['constructor', null],
])('the period %s', (period, range) => {
  expect(rangeOfPeriod(period, today)).toEqual(range);
});

test.each(periods)('%s has a range', (period) => {
  expect(rangeOfPeriod(period, today)).not.toBeNull();
});

describe('typed days', () => {
  const day = (one: string) => ({ from: one, to: one });

  test.each([
    ['24.11.2026', [day('2026-11-24')]],
    ['4.1.27', [day('2027-01-04')]],
    ['2026-11-24', [day('2026-11-24')]],
    ['24.11.', ['2025', '2026', '2027', '2028'].map((year) => day(`${year}-11-24`))],
    ['29.2.', [day('2028-02-29')]],
    ['11.2026', [{ from: '2026-11-01', to: '2026-11-30' }]],
    ['2026-11', [{ from: '2026-11-01', to: '2026-11-30' }]],
    ['31.2.2026', []],
    ['13.2026', []],
    ['24', []],
    ['Nora', []],
  ])('%s', (word, ranges) => {
    expect(rangesOfWord(word, today)).toEqual(ranges);
  });
});

test('the choice of months begins two months before the current one', () => {
  const months = monthsAround('2026-01-31');
  expect([months[0], months[2], months.at(-1)]).toEqual(['2025-11', '2026-01', '2027-01']);
});
