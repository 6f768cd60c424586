/** Dates in digits or with the name of a month: "24.12.", "12/24/2026", "December 24th", "3. bis 7. Dezember". */
import { addDays, type Day, isDay, weekdayOf } from '#domain/dates/dates.ts';
import {
  isWeekend,
  monthNumber,
  months,
  shortWeekdayNumber,
  shortWeekdays,
  weekdayNumber,
  weekdays,
} from './day-words.ts';
import type { DaySpan } from './named-days.ts';
import { splitWords } from './normalize-words.ts';

const clockTime = /\b\d{1,2}(?:[.:]\d\d)?\s*(?:uhr(?:\s*\d\d)?|h|pm|am)\b|\b\d{1,2}[.:]\d\d\b/g;

/** Without hours: "19.30 Uhr", "8 pm". */
export const withoutHours = (text: string): string => text.replace(clockTime, ' ');

interface Pattern {
  pattern: RegExp;
  read: (groups: string[], today: Day) => Day | null;
}

const names = months.flat().join('|');

const patterns: Pattern[] = [
  {
    pattern: /\b(\d{4})-(\d\d)-(\d\d)\b/,
    read: ([year, month, day], today) => dayFrom(today, day, month, year),
  },
  {
    pattern: /(?<![\d.:])(\d{1,2})\.\s?(\d{1,2})\.(?:\s?(\d{4}|\d\d)(?!\d|[.:]\d|\s*(?:uhr|h\b)))?/,
    read: ([day, month, year], today) => dayFrom(today, day, month, year),
  },
  {
    pattern: /(?<![\d.:])(\d{1,2})\.(\d{1,2})(?![\d.:])(?!\s*(?:uhr|h\b))/,
    read: ([day, month], today) => dayFrom(today, day, month),
  },
  {
    pattern: /(?<!\d)(\d{1,2})\/(\d{1,2})(?:\/(\d{4}|\d\d))?(?!\d)/,
    read: ([day, month, year], today) => dayFrom(today, day, month, year) ?? dayFrom(today, month, day, year),
  },
  {
    pattern: new RegExp(
      `(?<!\\d)(\\d{1,2})(?:\\.|st|nd|rd|th)?\\s*(?:of\\s+)?(${names})(?!\\p{L})\\.?(?:,?\\s*(\\d{4}))?`,
      'u',
    ),
    read: ([day, month, year], today) => dayFrom(today, day, String(monthNumber(month)), year),
  },
  {
    pattern: new RegExp(
      `(?<!\\p{L})(${names})\\.?\\s+(\\d{1,2})(?:st|nd|rd|th)?(?![\\d.:])(?:,?\\s*(\\d{4}))?`,
      'u',
    ),
    read: ([month, day, year], today) => dayFrom(today, day, String(monthNumber(month)), year),
  },
  {
    pattern: /(?<!\p{L})(?:am|den|der|the|on)\s+(\d{1,2})(?:\.|st|nd|rd|th)(?![\d.:\p{L}])(?!\s*\p{L})/u,
    read: ([day], today) => dayOfMonth(today, day),
  },
];

/** "KW 13", by ISO 8601. */
const calendarWeek = /(?<!\p{L})(?:kw|kalenderwoche|calendar week)\s?(\d{1,2})(?!\d)/u;

function weekIn(text: string, today: Day): Written | null {
  const found = calendarWeek.exec(text);
  if (!found) return null;
  const rest = `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`;
  const year = Number(today.slice(0, 4));
  for (const each of [year, year + 1]) {
    const monday = addDays(`${each}-01-04`, 1 - weekdayOf(`${each}-01-04`) + 7 * (Number(found[1]) - 1));
    const sunday = addDays(monday, 6);
    if (sunday >= today && Number(found[1]) <= 53) return { span: { from: monday, to: sunday }, rest };
  }
  return null;
}

const weekdayNames = [...weekdays.flat(), ...shortWeekdays.flat()].join('|');
const weekdayAndDay = new RegExp(
  `(?<!\\p{L})(${weekdayNames})\\.?,?\\s+(?:der |den |the )?(\\d{1,2})(?:st|nd|rd|th|\\.)?(?![\\d.:\\p{L}])(?!\\s*(?:uhr|h|am|pm)\\b)`,
  'u',
);
/** Maximum days ahead for a weekday with a day of the month. */
const daysAhead = 100;

/** "Saturday 21": the next date for which both are right. */
function weekdayIn(text: string, today: Day): Written | null {
  const found = weekdayAndDay.exec(text);
  if (!found) return null;
  const weekday = weekdayNumber(found[1] as string) || shortWeekdayNumber(found[1] as string);
  for (let ahead = 0; ahead < daysAhead; ahead += 1) {
    const day = addDays(today, ahead);
    if (weekdayOf(day) !== weekday || Number(day.slice(8)) !== Number(found[2])) continue;
    const rest = `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`;
    return { span: { from: day, to: day }, rest };
  }
  return null;
}

interface Written {
  span: DaySpan;
  /** The other words. */
  rest: string;
}

/** Parses the date or the two dates of a text; null without any. */
export function writtenDates(text: string, today: Day): Written | null {
  const first = dateIn(text, today);
  if (!first) return weekIn(text, today) ?? weekdayIn(text, today);
  const { day } = first;
  const until = /^\s*(?:-|–|bis|to|until)\s*(?:zum\s+|the\s+)?/u.exec(first.after);
  const second = until && dateIn(first.after.slice(until[0].length), day);
  if (second?.before === '') {
    return { span: { from: day, to: second.day }, rest: withoutWeekday(`${first.before} ${second.after}`) };
  }
  // "3. bis 7. Dezember", "3 to 7 December", "3.-7.12."
  const since = /(?<![\d.:])(\d{1,2})(?:\.?\s*(?:-|–|bis|to|und|and|\/)\s*(?:zum\s+)?|\.\s+)$/u.exec(
    first.before,
  );
  const start = since && `${day.slice(0, 8)}${since[1]?.padStart(2, '0')}`;
  if (start && isDay(start) && start < day) {
    const before = first.before.slice(0, since.index);
    return { span: { from: start, to: day }, rest: withoutWeekday(`${before} ${first.after}`) };
  }
  return { span: { from: day, to: day }, rest: withoutWeekday(`${first.before} ${first.after}`) };
}

function dateIn(text: string, today: Day): { day: Day; before: string; after: string } | null {
  for (const { pattern, read } of patterns) {
    const match = pattern.exec(text);
    const day = match && read(match.slice(1), today);
    if (day) {
      return { day, before: text.slice(0, match.index), after: text.slice(match.index + match[0].length) };
    }
  }
  return null;
}

/** Drops the weekday of a full date: "Samstag, 24.12." */
const withoutWeekday = (text: string): string =>
  splitWords(withoutHours(text))
    .filter((word) => weekdayNumber(word) + shortWeekdayNumber(word) === 0 && !isWeekend(word))
    .join(' ');

const two = (text = ''): string => text.padStart(2, '0');

/** Without a year, the next such date. */
function dayFrom(today: Day, day?: string, month?: string, year?: string): Day | null {
  const monthAndDay = `${two(month)}-${two(day)}`;
  if (year) {
    const named = `${year.length === 2 ? `20${year}` : year}-${monthAndDay}`;
    return isDay(named) ? named : null;
  }
  for (let next = Number(today.slice(0, 4)), tries = 0; tries < 5; tries += 1, next += 1) {
    const named = `${next}-${monthAndDay}`;
    if (isDay(named) && named >= today) return named;
  }
  return null;
}

/** "am 5.": in this month, or in the next one that has this day. */
function dayOfMonth(today: Day, day?: string): Day | null {
  const first = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1;
  for (let month = first; month < first + 3; month += 1) {
    const named = `${Math.floor(month / 12)}-${two(String((month % 12) + 1))}-${two(day)}`;
    if (isDay(named) && named >= today) return named;
  }
  return null;
}

const begunDate = /^(?:(?:am|vom|den|der|on|the)\s+)?(\d{1,2})(?:\.(?:\s?([01]))?)?$/;
/** Months ahead in which a partial date is completed. */
const monthsAhead = 12;
const maxBegun = 4;

/** Completes partial dates: "24.", "am 24", "24.1" (January or December). */
export function completeDates(text: string, today: Day): DaySpan[] {
  const [phrase, day, month] = begunDate.exec(text.toLowerCase().trim()) ?? [];
  if (phrase === undefined || phrase === day) return [];
  const first = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1;
  const found: DaySpan[] = [];
  for (let at = first; at <= first + monthsAhead && found.length < (month ? maxBegun : 2); at += 1) {
    const number = (at % 12) + 1;
    const named = `${Math.floor(at / 12)}-${two(String(number))}-${two(day)}`;
    const isMeant = month === undefined || String(number) === month || two(String(number)).startsWith(month);
    if (isMeant && isDay(named) && named >= today) found.push({ from: named, to: named });
  }
  return found;
}
