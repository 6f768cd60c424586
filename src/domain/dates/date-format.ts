/**
 * Formats dates and times. Only long names come from `Intl`: browsers and servers differ in short names
 * ("Sep", "Sept.") and in order, and a page must not change on hydration.
 */

import { isoOf, type Locale } from '#domain/languages/locales.ts';
import { berlinDay, berlinTime, type Day, type Instant, type Month, weekdayOf } from './dates.ts';

interface Names {
  weekdays: string[];
  months: string[];
}

const namesByLocale: Partial<Record<Locale, Names>> = {};

function namesOf(locale: Locale): Names {
  const cached = namesByLocale[locale];
  if (cached) return cached;
  const weekday = new Intl.DateTimeFormat(isoOf(locale), { weekday: 'long', timeZone: 'UTC' });
  const month = new Intl.DateTimeFormat(isoOf(locale), { month: 'long', timeZone: 'UTC' });
  const names = {
    // 1 January 2024 was a Monday.
    weekdays: Array.from({ length: 7 }, (_, at) => weekday.format(Date.UTC(2024, 0, at + 1))),
    months: Array.from({ length: 12 }, (_, at) => month.format(Date.UTC(2024, at, 1))),
  };
  namesByLocale[locale] = names;
  return names;
}

const dayNumber = (day: Day): number => Number(day.slice(8));
const monthNumber = (day: Day | Month): number => Number(day.slice(5, 7));

/** "Samstag" */
export function weekdayName(day: Day, locale: Locale): string {
  return namesOf(locale).weekdays[weekdayOf(day) - 1] as string;
}

/** "Sa" in German, "Sat" in English. */
export function weekdayShort(day: Day, locale: Locale): string {
  return weekdayName(day, locale).slice(0, locale === 'de' ? 2 : 3);
}

/** Column heads of the month calendar, Monday first. `long` is read by screen readers. */
export function weekdayHeads(locale: Locale): { short: string; long: string }[] {
  return namesOf(locale).weekdays.map((long) => ({ long, short: long.slice(0, locale === 'de' ? 2 : 3) }));
}

/** "September" */
export function monthName(month: Day | Month, locale: Locale): string {
  return namesOf(locale).months[monthNumber(month) - 1] as string;
}

/** "September 2025" */
export function formatMonth(month: Day | Month, locale: Locale): string {
  return `${monthName(month, locale)} ${month.slice(0, 4)}`;
}

/** DD.MM.YYYY, in both languages. */
export function formatDate(day: Day): string {
  return `${day.slice(8)}.${day.slice(5, 7)}.${day.slice(0, 4)}`;
}

/** HH.mm in Berlin time, in both languages. */
export function formatTime(instant: Instant): string {
  return berlinTime(instant).replace(':', '.');
}

/** "12.03.2026, 14.05" in Berlin time, in both languages. */
export function formatDateTime(instant: Instant): string {
  return `${formatDate(berlinDay(instant))}, ${formatTime(instant)}`;
}

/** "Samstag, 20. September" or "Saturday, 20 September"; day and month hold together. */
export function formatDayLong(day: Day, locale: Locale): string {
  const number = locale === 'de' ? `${dayNumber(day)}.` : `${dayNumber(day)}`;
  return `${weekdayName(day, locale)}, ${number}\u00a0${monthName(day, locale)}`;
}

/** {@link formatDayLong} with the year, for texts without context. */
export function formatDayFull(day: Day, locale: Locale): string {
  return `${formatDayLong(day, locale)} ${day.slice(0, 4)}`;
}

/** "Fr 3.10." or "Fri 3 Oct". */
export function formatDayShort(day: Day, locale: Locale): string {
  const weekday = weekdayShort(day, locale);
  return locale === 'de'
    ? `${weekday} ${dayNumber(day)}.${monthNumber(day)}.`
    : `${weekday} ${dayNumber(day)} ${monthName(day, locale).slice(0, 3)}`;
}
