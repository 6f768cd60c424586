/** Days in the words of a search: "24.12.", "Samstag", "heute Abend", "in two weeks", in both languages. */
import { addDays, addMonths, type Day, daysOfMonth, monthOf, weekdayOf } from '#domain/dates/dates.ts';
import {
  afterNextWords,
  ambiguousMonths,
  demonstratives,
  fillerWords,
  isPartOfDay,
  isWeekend,
  monthNumber,
  months,
  nextWords,
  numberOf,
  scheduleWords,
  shortWeekdayNumber,
  weekdayNumber,
  weekdays,
  withDayDigits,
  withWeekdaysInFull,
  wordsBeforeDay,
} from './day-words.ts';
import { type DaySpan, dayNames, spanOfDayName } from './named-days.ts';
import { splitWords } from './normalize-words.ts';
import { isStopWord } from './question-words.ts';
import { weekdayWithin } from './weekday-within.ts';
import { withoutHours, writtenDates } from './written-dates.ts';

export interface QuestionDays {
  span: DaySpan;
  /** The other words, in order. */
  rest: string;
  /** The day was named by a date or with a word such as "am" or "next", so no title or name can be meant. */
  isCertain: boolean;
  /** The weekday, 1 for Monday, if it may mean any week: "Faust Samstag". */
  weekday: number | null;
}

/** Words of the longest expression for a day: "in zwei Wochen", "zwischen den Jahren". */
const maxWords = 4;

/** Parses the days that a question names; null if it names none or past ones. */
export function daysOfQuestion(text: string, today: Day): QuestionDays | null {
  const phrase = withWeekdaysInFull(text.toLowerCase())
    .replace(weekendInShort, '$1 wochenende')
    .replace(bothDays, 'wochenende');
  return daysIn(phrase, today);
}

/** "Samstag und Sonntag". */
const bothDays =
  /(?<!\p{L})(?:(?:samstag|sonnabend|sa)(?: und | oder | ?[&+/-] ?)(?:sonntag|so)|saturday(?: and | or | ?[&+/-] ?)sunday)(?!\p{L})/gu;

/** "Am WE". */
const weekendInShort = /(?<!\p{L})((?:am|dieses|nächstes|kommendes|übers|fürs) )we(?!\p{L})/gu;

function daysIn(text: string, today: Day): QuestionDays | null {
  const dated = writtenDates(withDayDigits(text), today);
  if (dated) return withRest(dated.rest, dated.span, today, { isCertain: true, weekday: null });
  const words = splitWords(withoutHours(text));
  const within = weekdayWithin(words, today);
  if (within) return withRest(within.rest.join(' '), within.span, today, { isCertain: true, weekday: null });
  for (const [at] of words.entries()) {
    for (let length = maxWords; length > 0; length -= 1) {
      const phrase = words.slice(at, at + length);
      if (phrase.length < length) continue;
      const before = words.slice(0, at);
      const after = words.slice(at + length);
      const span = spanOf(phrase, today, before, after);
      if (!span) continue;
      const [first = ''] = phrase;
      const lead = before.at(-1) ?? '';
      const weekday = length === 1 ? weekdayNumber(first) : 0;
      const isCertain = weekday === 0 || isLead(lead);
      while (isLead(before.at(-1))) before.pop();
      return withRest([...before, ...after].join(' '), span, today, {
        isCertain,
        weekday: weekday > 0 && !isOneOfThem(lead) ? weekday : null,
      });
    }
  }
  return null;
}

const isLead = (word = ''): boolean => wordsBeforeDay.has(word) || afterNextWords.has(word);
/** "next Saturday" is one day, "samstags" is every Saturday. */
const isOneOfThem = (lead: string): boolean =>
  nextWords.has(lead) || demonstratives.has(lead) || afterNextWords.has(lead);

function withRest(
  text: string,
  span: DaySpan,
  today: Day,
  how: Pick<QuestionDays, 'isCertain' | 'weekday'>,
): QuestionDays | null {
  if (span.to < today) return null;
  const rest = splitWords(withoutHours(text)).filter(
    (word) => !fillerWords.has(word) && !isLead(word) && !isStopWord(word) && !isYearOf(span, word),
  );
  const from = span.from < today ? today : span.from;
  // "Easter Sunday matinee": all events of that day are meant.
  const isOfDay = how.isCertain && how.weekday === null && rest.every(isPartOfDay);
  return { span: { ...span, from }, rest: isOfDay ? '' : rest.join(' '), ...how };
}

/** "Christmas 2026". */
const isYearOf = ({ from, to }: DaySpan, word: string): boolean =>
  word.length === 4 && (from.startsWith(word) || to.startsWith(word));

const one = (day: Day): DaySpan => ({ from: day, to: day });

const nearDays: [RegExp, number][] = [
  [/^(?:heute|heut|heutige[nrs]?|todays?|tonights?|tonite|heute (?:abend|nacht|nachmittag|früh))$/, 0],
  [/^this (?:evening|afternoon|morning)$/, 0],
  [
    /^(?:morgen|morgige[nrs]?|tomorrows?|tmrw|morgen (?:abend|früh|nachmittag)|tomorrow (?:night|evening|afternoon))$/,
    1,
  ],
  [/^(?:übermorgen|uebermorgen|day after tomorrow)$/, 2],
  [/^(?:fortnight|in a fortnight)$/, 14],
];
/** "in zwei Wochen", "in 3 days", "heute in einer Woche". */
const ahead = /^(?:heute |today )?in (\S+) (tage?n?|days?|wochen?|weeks?|monate?n?|months?)$/;
/** "Two weeks from today". */
const fromToday = /^(\S+) (days?|weeks?|months?) from (?:today|now)$/;
/** "The weekend after next". */
const afterNext = /^(weekend|week) after next$/;
const partOfMonth = /^(anfang|mitte|ende|early|mid|late|beginning of|end of) (\S+)$/;

/** Words that may name a day, with their context. */
interface DayPhrase {
  words: readonly string[];
  /** The words, ordinals normalised. */
  text: string;
  /** The preceding word. */
  lead: string;
  after: readonly string[];
}

/** Parsers for expressions of days, in order of precedence. */
const readings: readonly ((phrase: DayPhrase, today: Day) => DaySpan | null)[] = [
  nearDay,
  daysAhead,
  weekendOrWeek,
  weekday,
  partOfAMonth,
  ({ text, lead }, today) => spanOfDayName(text, today, lead),
  monthSpan,
];

function spanOf(
  words: readonly string[],
  today: Day,
  before: readonly string[],
  after: readonly string[],
): DaySpan | null {
  const text = words.join(' ').replace(/^(erst|zweit|dritt|viert)e[mns]?(?= )/, '$1er');
  const phrase = { words, text, lead: before.at(-1) ?? '', after };
  for (const read of readings) {
    const span = read(phrase, today);
    if (span) return span;
  }
  return null;
}

function nearDay({ text }: DayPhrase, today: Day): DaySpan | null {
  const near = nearDays.find(([pattern]) => pattern.test(text));
  return near ? one(addDays(today, near[1])) : null;
}

function daysAhead({ text }: DayPhrase, today: Day): DaySpan | null {
  const [, counted = ''] = afterNext.exec(text) ?? [];
  if (counted) return countedSpan(counted, today, { later: 2, isThis: false });
  const [, count = '', unit = ''] = ahead.exec(text) ?? fromToday.exec(text) ?? [];
  const number = numberOf(count);
  if (number === null) return null;
  if (/^month|^monat/.test(unit)) return one(addMonths(today, number));
  return one(addDays(today, /^w/.test(unit) ? number * 7 : number));
}

/** How many weeks, months or weekdays are skipped: "next" one, "übernächste" two. */
function skipped({ text, lead }: DayPhrase): number {
  if (afterNextWords.has(lead)) return 2;
  const isComing = /^(?:kommend|coming)/.test(lead) && /^(?:woche|week|monat|month)$/.test(text);
  return nextWords.has(lead) || isComing ? 1 : 0;
}

function weekendOrWeek(phrase: DayPhrase, today: Day): DaySpan | null {
  if (phrase.words.length > 1) return null;
  return countedSpan(phrase.text, today, { later: skipped(phrase), isThis: demonstratives.has(phrase.lead) });
}

function weekday(phrase: DayPhrase, today: Day): DaySpan | null {
  const { words, text, lead, after } = phrase;
  if (words.length > 1) return null;
  const isShort = isLead(lead) || isPartOfDay(after[0]);
  const number = weekdayNumber(text) || (isShort ? shortWeekdayNumber(text) : 0);
  if (number === 0) return null;
  const later = skipped(phrase);
  const next = (number - weekdayOf(today) + 7) % 7 || (later > 0 ? 7 : 0);
  return one(addDays(today, next + (later > 1 ? 7 : 0)));
}

function partOfAMonth(phrase: DayPhrase, today: Day): DaySpan | null {
  const [, part = '', name = ''] = partOfMonth.exec(phrase.text) ?? [];
  const month = part && monthSpan({ ...phrase, words: [name], lead: 'im' }, today);
  return month ? thirdOf(month, part) : null;
}

/** This, the next, or the next but one weekend, week or month. */
function countedSpan(
  phrase: string,
  today: Day,
  { later, isThis }: { later: number; isThis: boolean },
): DaySpan | null {
  const monday = addDays(today, 1 - weekdayOf(today) + later * 7);
  if (isWeekend(phrase)) return { from: addDays(monday, 5), to: addDays(monday, 6) };
  if (later === 0 && !isThis) return null;
  if (/^(?:woche|week)$/.test(phrase)) return { from: monday, to: addDays(monday, 6) };
  if (/^(?:monat|month)$/.test(phrase)) return monthFrom(monthOf(addMonths(today, later)));
  return null;
}

/** "April", "im Mai 2026". A month that is also another word requires a preceding word or a year. */
function monthSpan({ words, lead, after }: DayPhrase, today: Day): DaySpan | null {
  const [name, year, ...others] = words;
  const number = monthNumber(name);
  if (number === 0 || others.length > 0 || (year && !/^20\d\d$/.test(year))) return null;
  // "May I bring a bag" names no month.
  const isFirst = lead === '' && !isStopWord(after[0] ?? '');
  const isCertain = isFirst || isLead(lead) || scheduleWords.has(lead);
  if (!year && ambiguousMonths.has(name as string) && !isCertain) return null;
  const month = String(number).padStart(2, '0');
  const own = Number(today.slice(0, 4));
  const wanted = year ?? String(`${own}-${month}` < monthOf(today) ? own + 1 : own);
  return monthFrom(`${wanted}-${month}`);
}

function monthFrom(month: string): DaySpan {
  const days = daysOfMonth(month);
  return { from: days[0] as Day, to: days.at(-1) as Day };
}

/** "Anfang Januar", "late March". */
function thirdOf({ from, to }: DaySpan, part: string): DaySpan {
  if (/^(?:anfang|early|beginning)/.test(part)) return { from, to: addDays(from, 9) };
  if (/^mi/.test(part)) return { from: addDays(from, 10), to: addDays(from, 19) };
  return { from: addDays(from, 20), to };
}

/** Minimum letters of a prefix of a day's name; one letter after "nächsten". */
const minPrefix = 3;

/** Days whose names start with the typed text. */
export interface DayCompletion extends DaySpan {
  /** The name of a holiday: "Karfreitag". */
  name: string | null;
}

/** Completes a prefix to days: "sam" is the next Saturday. */
export function completeDays(text: string, today: Day): DayCompletion[] {
  const words = splitWords(text);
  const before: string[] = [];
  while (words.length > 1 && isLead(words[0])) before.push(words.shift() as string);
  const typed = words.join(' ');
  const isMeant = isOneOfThem(before.at(-1) ?? '');
  if (typed.length < (isMeant ? 1 : minPrefix)) return [];
  const names = [
    ...['heute', 'morgen', 'übermorgen', 'today', 'tonight', 'tomorrow', 'wochenende', 'weekend'],
    ...(isMeant ? ['woche', 'week', 'monat', 'month'] : []),
    ...weekdays.flat(),
    ...dayNames,
    ...months.flatMap((all) => all.filter((name) => name.length > 4)),
  ];
  const spans = names
    .filter((name) => name.startsWith(typed) && (typed.length >= minPrefix || !isOfYear(name)))
    .flatMap((name): DayCompletion[] => {
      const span = spanOf(name.split(' '), today, before, []);
      return span ? [{ ...span, name: dayNames.includes(name) ? properName(name) : null }] : [];
    });
  return spans.filter(
    ({ from, to }, at) => spans.findIndex((other) => other.from === from && other.to === to) === at,
  );
}

/** Whether the name occurs once a year (a month or a holiday), so that it is not completed after "next". */
const isOfYear = (name: string): boolean => dayNames.includes(name) || monthNumber(name) > 0;

/** Restores the spelling of a folded name: "new years eve" is shown as "New Year’s Eve". */
const properName = (name: string): string =>
  name
    .replace(/\b(year|valentine|women|mother|father)s\b/g, '$1’s')
    .replace(/(?<!\p{L}|’)\p{L}/gu, (letter) => letter.toUpperCase());

/** Whether all words are fillers beside a day: "Spielplan Dezember". */
export const hasOnlyFillerWords = (phrase: readonly string[]): boolean =>
  phrase.every((word) => fillerWords.has(word) || weekdayNumber(word) > 0);

/** Whether a word is a prefix of a filler after a day: "heute ab", "friday e". */
export const isFillerPrefix = (word: string): boolean =>
  [...fillerWords].some((filler) => filler.startsWith(word));
