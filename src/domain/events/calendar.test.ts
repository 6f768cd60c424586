import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, daysOfMonth, weekdayOf } from '#domain/dates/dates.ts';
import { dayAfterKey, monthWeeks, parseCounts, serializeCounts, tabStopOf } from './calendar.ts';

describe('the month sheet', () => {
  const counts = { '2025-09-19': 1, '2025-09-20': 5, '2025-09-30': 1, '2025-10-01': 2 };
  const weeks = monthWeeks('2025-09', counts, '2025-09-20');

  test('has whole weeks that begin on Monday', () => {
    expect(weeks).toHaveLength(5);
    expect(weeks[0]?.[0]?.day).toBe('2025-09-01');
    expect(weeks[4]?.map(({ day }) => day.slice(5))).toEqual([
      '09-29',
      '09-30',
      '10-01',
      '10-02',
      '10-03',
      '10-04',
      '10-05',
    ]);
    expect(weeks[4]?.map(({ inMonth }) => inMonth)).toEqual([true, true, false, false, false, false, false]);
  });

  test('only days with events from today on are selectable', () => {
    const selectable = weeks.flat().filter(({ isSelectable }) => isSelectable);
    expect(selectable.map(({ day, count }) => [day, count])).toEqual([
      ['2025-09-20', 5],
      ['2025-09-30', 1],
      ['2025-10-01', 2],
    ]);
    expect(weeks.flat().find(({ day }) => day === '2025-09-19')).toMatchObject({
      count: 1,
      isSelectable: false,
    });
  });

  test('for any month has whole weeks with every day once', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1990, max: 2099 }), fc.integer({ min: 1, max: 12 }), (year, number) => {
        const month = `${year}-${String(number).padStart(2, '0')}`;
        const sheet = monthWeeks(month, {}, '2025-09-20');
        const days = sheet.flat().map(({ day }) => day);
        expect(sheet.every((week) => week.length === 7 && weekdayOf(week[0]?.day ?? '') === 1)).toBe(true);
        expect(days.every((day, at) => at === 0 || day === addDays(days[at - 1] ?? '', 1))).toBe(true);
        expect(sheet.every((week) => week.some(({ inMonth }) => inMonth))).toBe(true);
        expect(sheet.flat().flatMap(({ day, inMonth }) => (inMonth ? [day] : []))).toEqual(
          daysOfMonth(month),
        );
      }),
    );
  });

  test('the tab stop is the chosen day, otherwise the first selectable one', () => {
    expect(tabStopOf(weeks, '2025-09-25')).toBe('2025-09-25');
    expect(tabStopOf(weeks, '2025-10-01')).toBe('2025-09-20');
    expect(tabStopOf(weeks, null)).toBe('2025-09-20');
    expect(tabStopOf(monthWeeks('2025-09', {}, '2025-09-20'), null)).toBe('2025-09-01');
  });
});

describe('arrow keys', () => {
  test.each([
    ['2025-09-20', 'ArrowLeft', '2025-09-19'],
    ['2025-09-20', 'ArrowRight', '2025-09-21'],
    ['2025-09-20', 'ArrowUp', '2025-09-13'],
    ['2025-09-20', 'ArrowDown', '2025-09-27'],
    ['2025-09-20', 'Home', '2025-09-15'],
    ['2025-09-20', 'End', '2025-09-21'],
    ['2025-09-21', 'End', '2025-09-21'],
    ['2025-09-20', 'PageUp', '2025-08-20'],
    ['2025-09-20', 'PageDown', '2025-10-20'],
    ['2025-10-31', 'PageDown', '2025-11-30'],
    ['2025-09-30', 'ArrowRight', '2025-10-01'],
    ['2025-09-01', 'ArrowUp', '2025-08-25'],
    ['2025-09-20', 'Enter', null],
    ['2025-09-20', 'a', null],
  ])('%s, %s', (day, key, expected) => {
    expect(dayAfterKey(day, key)).toBe(expected);
  });
});

test('counts are the same after serialising and parsing', () => {
  const counts = { '2026-12-30': 2, '2027-01-01': 1 };
  expect(serializeCounts(counts, '2026-12-29')).toBe('0,2,0,1');
  expect(parseCounts('0,2,0,1', '2026-12-29')).toEqual(counts);
  expect(parseCounts(serializeCounts({}, '2026-12-29'), '2026-12-29')).toEqual({});
  // The same serialised counts on another day mean something else.
  expect(parseCounts('0,2,0,1', '2026-12-30')).toEqual({ '2026-12-31': 2, '2027-01-02': 1 });
  expect(parseCounts('0,2', '2026-12-30')).toEqual({ '2026-12-31': 2 });
});
