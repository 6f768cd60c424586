/** Stretches of time that lists are filtered by, and days as people type them. */
import {
  addDays,
  addMonths,
  type Day,
  daysOfMonth,
  isDay,
  type Month,
  monthOf,
} from '#domain/dates/dates.ts';

/** Named periods; others are a month, `2026-11`, or a day. */
export const periods = ['upcoming', 'today', 'week', 'past', 'all'] as const;

/** Days, both inclusive; open at an end that is missing. */
export interface DayRange {
  from?: Day;
  to?: Day;
}

/**
 * The days of a period; null for an unknown one. `upcoming` starts the day before today, since last night's events may
 * still need work.
 */
export function rangeOfPeriod(period: string, today: Day): DayRange | null {
  if (isDay(period)) return { from: period, to: period };
  if (isMonth(period)) return rangeOfMonth(period);
  switch (period) {
    case 'upcoming':
      return { from: addDays(today, -1) };
    case 'today':
      return { from: today, to: today };
    case 'week':
      return { from: today, to: addDays(today, 6) };
    case 'past':
      return { to: addDays(today, -1) };
    default:
      return period === 'all' ? {} : null;
  }
}

/** Months to choose from: the last two and those of a year ahead. */
export function monthsAround(today: Day): Month[] {
  return Array.from({ length: 15 }, (_, at) => monthOf(addMonths(today, at - 2)));
}

const isMonth = (text: string): boolean => isDay(`${text}-01`);

function rangeOfMonth(month: Month): DayRange {
  const days = daysOfMonth(month);
  return { from: `${month}-01`, to: days.at(-1) as Day };
}

/** Offsets of the years in which a day without a year is searched for. */
const years = [-1, 0, 1, 2];

/**
 * The days that a word means: `24.11.`, `24.11.26`, `24.11.2026`, `2026-11-24`, `11.2026`, `2026-11`; empty for other
 * words. Without a year it is the day of last year and of the three that follow.
 */
export function rangesOfWord(word: string, today: Day): DayRange[] {
  if (isDay(word) || isMonth(word)) return [rangeOfPeriod(word, today) as DayRange];
  const month = /^(\d{1,2})[./](\d{4})$/.exec(word);
  if (month) {
    const name = `${month[2]}-${month[1]?.padStart(2, '0')}`;
    return isMonth(name) ? [rangeOfMonth(name)] : [];
  }
  const day = /^(\d{1,2})\.(\d{1,2})\.?(\d{4}|\d{2})?$/.exec(word);
  if (!day) return [];
  const rest = `-${day[2]?.padStart(2, '0')}-${day[1]?.padStart(2, '0')}`;
  const found = day[3]
    ? [day[3].length === 2 ? `20${day[3]}` : day[3]]
    : years.map((year) => String(Number(today.slice(0, 4)) + year));
  return found.map((year) => year + rest).flatMap((one) => (isDay(one) ? [{ from: one, to: one }] : []));
}
