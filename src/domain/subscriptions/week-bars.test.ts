import { expect, test } from 'vitest';
import type { TimeOfDay, Weekday } from './subscription.ts';
import { weekBars, weekdaysInWords } from './week-bars.ts';

const all: Weekday[] = ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'];

/** Bars as sevenths of the week: `4.5-5` is Friday evening. */
const bars = (weekdays: Weekday[], time_of_day: TimeOfDay | null) =>
  weekBars({ weekdays, time_of_day }).map(({ left, width }) =>
    [left, left + width].map((place) => Number(((place * 7) / 100).toFixed(3))).join('-'),
  );

test.each<[Weekday[], TimeOfDay | null, string[]]>([
  [['mo'], 'evening', ['0.5-1']],
  [['su'], 'afternoon', ['6-6.5']],
  [['fr', 'sa'], 'evening', ['4.5-5', '5.5-6']],
  [['fr', 'sa'], null, ['4-6']],
  [['sa', 'mo'], null, ['0-1', '5-6']],
  [all, null, ['0-7']],
  [[], null, ['0-7']],
  [[], 'evening', ['0-7']],
])('%j, %s', (weekdays, time_of_day, expected) => {
  expect(bars(weekdays, time_of_day)).toEqual(expected);
});

test.each<[Weekday[], string, string]>([
  [['tu'], 'Di', 'Tuesday'],
  [['th', 'we'], 'Mi, Do', 'Wednesday, Thursday'],
  [all, '', ''],
  [[], '', ''],
])('the weekdays %j are formatted', (weekdays, short, long) => {
  expect(weekdaysInWords(weekdays, 'de', 'short')).toBe(short);
  expect(weekdaysInWords(weekdays, 'en', 'long')).toBe(long);
});
