/** A weekday of a week or a month, or a week of a month: "thursday next week", "erster Samstag im Dezember", "first week of May". */
import { addDays, type Day, daysOfMonth, weekdayOf } from '#domain/dates/dates.ts';
import {
  afterNextWords,
  demonstratives,
  isWeekend,
  monthNumber,
  nextWords,
  numberOf,
  weekdayNumber,
} from './day-words.ts';
import type { DaySpan } from './named-days.ts';

const ordinals: [RegExp, number][] = [
  [/^(?:erste[rns]?|first|1)$/, 0],
  [/^(?:zweite[rns]?|second|2)$/, 1],
  [/^(?:dritte[rns]?|third|3)$/, 2],
  [/^(?:vierte[rns]?|fourth|4)$/, 3],
  [/^(?:letzte[rns]?|last)$/, -1],
];

interface Within {
  span: DaySpan;
  /** The other words, in order. */
  rest: string[];
}

/** "Erste Woche im Januar", "last week of May": seven days from the first of the month on, or its last seven. */
function weekOfMonth(words: readonly string[], today: Day): Within | null {
  const at = words.findIndex((word) => /^(?:week|woche)$/.test(word));
  const ordinal = ordinalOf(words[at - 1]);
  if (at < 0 || ordinal === null) return null;
  const named = /^(?:im|in|of|des|vom)$/.test(words[at + 1] ?? '') ? at + 2 : at + 1;
  const from = daysOfMonthIn(monthNumber(words[named]), today)
    .map((days) => days.at(ordinal < 0 ? -7 : 7 * ordinal) as Day)
    .find((day) => addDays(day, 6) >= today);
  if (!from) return null;
  return {
    span: { from, to: addDays(from, 6) },
    rest: [...words.slice(0, at - 1), ...words.slice(named + 1)],
  };
}

const ordinalOf = (word = ''): number | null => ordinals.find(([pattern]) => pattern.test(word))?.[1] ?? null;

/** The days of this year's month and of next year's; none without a month. */
function daysOfMonthIn(month: number, today: Day): Day[][] {
  const year = Number(today.slice(0, 4));
  const years = month > 0 ? [year, year + 1] : [];
  return years.map((each) => daysOfMonth(`${each}-${String(month).padStart(2, '0')}`));
}

/**
 * Parses a weekday relative to a week or month, or a week of a month; null for other words.
 * @param words folded
 */
export function weekdayWithin(words: readonly string[], today: Day): Within | null {
  const at = words.findIndex((word) => weekdayNumber(word) > 0 || isWeekend(word));
  if (at < 0) return weekOfMonth(words, today);
  const isOfTwo = isWeekend(words[at] as string);
  const weekday = isOfTwo ? 6 : weekdayNumber(words[at] as string);
  const from = (day: Day): DaySpan => ({ from: day, to: isOfTwo ? addDays(day, 1) : day });
  const without = (...gone: number[]) => words.filter((_, index) => index !== at && !gone.includes(index));
  // "A week from Saturday".
  if (words[at - 1] === 'from' && /^weeks?$/.test(words[at - 2] ?? '')) {
    const weeks = numberOf(words[at - 3] ?? '') ?? 1;
    const next = (weekday - weekdayOf(today) + 7) % 7;
    return { span: from(addDays(today, next + 7 * weeks)), rest: without(at - 1, at - 2, at - 3) };
  }
  const week = words.findIndex((word) => /^(?:woche|wochen|week|weeks)$/.test(word));
  if (week > 0) {
    const before = words[week - 1] as string;
    const rest = without(week, week - 1);
    const weeks = weeksAhead(before);
    if (weeks !== null) return { span: from(addDays(today, 7 * weeks + weekday - weekdayOf(today))), rest };
    const count = words[week - 2] === 'in' ? numberOf(before) : null;
    const next = (weekday - weekdayOf(today) + 7) % 7;
    return count === null ? null : { span: from(addDays(today, next + 7 * count)), rest };
  }
  const month = words.findIndex(
    (word, index) => monthNumber(word) > 0 && /^(?:im|in|of)$/.test(words[index - 1] ?? ''),
  );
  if (month < 0) return null;
  const ordinal = ordinalOf(words[at - 1]);
  const day = dayOf(monthNumber(words[month]), weekday, ordinal ?? 0, today);
  return day === undefined
    ? null
    : { span: from(day), rest: without(month, month - 1, ...(ordinal === null ? [] : [at - 1])) };
}

function weeksAhead(word: string): number | null {
  if (afterNextWords.has(word)) return 2;
  if (nextWords.has(word) || /^kommende/.test(word)) return 1;
  return demonstratives.has(word) ? 0 : null;
}

/** The day in this year's month, or in next year's if that has passed. */
function dayOf(month: number, weekday: number, ordinal: number, today: Day): Day | undefined {
  const days = daysOfMonthIn(month, today).map((all) =>
    all.filter((day) => weekdayOf(day) === weekday && day >= today),
  );
  return days.find((each) => each.length > 0)?.at(ordinal);
}
