import { describe, expect, test } from 'vitest';
import {
  formatDate,
  formatDayFull,
  formatDayLong,
  formatDayShort,
  formatMonth,
  formatTime,
  monthName,
  weekdayHeads,
} from './date-format.ts';
import { daysOfMonth } from './dates.ts';

test('dates and times are formatted the same in both languages', () => {
  expect(formatDate('2025-09-05')).toBe('05.09.2025');
  expect(formatTime('2025-09-20T19:30:00+02:00')).toBe('19.30');
  expect(formatTime('2025-09-20T22:05:00Z')).toBe('00.05');
});

describe('formatted days', () => {
  test.each([
    ['2025-09-20', 'Samstag, 20. September', 'Saturday, 20 September', 'Sa 20.9.', 'Sat 20 Sep'],
    ['2025-10-03', 'Freitag, 3. Oktober', 'Friday, 3 October', 'Fr 3.10.', 'Fri 3 Oct'],
    ['2026-03-01', 'Sonntag, 1. März', 'Sunday, 1 March', 'So 1.3.', 'Sun 1 Mar'],
    ['2025-12-31', 'Mittwoch, 31. Dezember', 'Wednesday, 31 December', 'Mi 31.12.', 'Wed 31 Dec'],
  ])('%s', (day, longDe, longEn, shortDe, shortEn) => {
    const joined = (text: string) => text.replace(/(\d\.?) /, '$1\u00a0');
    expect(formatDayLong(day, 'de')).toBe(joined(longDe));
    expect(formatDayLong(day, 'en')).toBe(joined(longEn));
    expect(formatDayFull(day, 'de')).toBe(`${joined(longDe)} ${day.slice(0, 4)}`);
    expect(formatDayShort(day, 'de')).toBe(shortDe);
    expect(formatDayShort(day, 'en')).toBe(shortEn);
  });
});

test('the calendar’s header begins with Monday', () => {
  expect(weekdayHeads('de').map(({ short }) => short)).toEqual(['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So']);
  expect(weekdayHeads('en').map(({ short }) => short)).toEqual([
    'Mon',
    'Tue',
    'Wed',
    'Thu',
    'Fri',
    'Sat',
    'Sun',
  ]);
  expect(weekdayHeads('de')[2]?.long).toBe('Mittwoch');
});

test('formats months', () => {
  expect(formatMonth('2025-09', 'de')).toBe('September 2025');
  expect(formatMonth('2026-03-01', 'de')).toBe('März 2026');
  expect(monthName('2025-10', 'en')).toBe('October');
  const heads = daysOfMonth('2025-05').map((day) => formatDayShort(day, 'en'));
  expect(new Set(heads).size).toBe(31);
});
