/** Days in the words of a search: "24.12.", "Samstag", "heute Abend", "tomorrow", "24 December", in both languages. */
import { addDays, addMonths, type Day, daysOfMonth, isDay, monthOf, weekdayOf } from '#domain/dates/dates.ts';
import { type DaySpan, dayNames, namedSpan } from './named-days.ts';
import { splitWords } from './normalize-words.ts';

export interface QuestionDays {
  span: DaySpan;
  /** The words that say something else, in order. */
  rest: string;
  /** Said as a date, or with a word such as "am" or "next": nobody is called that. */
  isCertain: boolean;
}

const weekdays = [
  ['montag', 'monday'],
  ['dienstag', 'tuesday'],
  ['mittwoch', 'wednesday'],
  ['donnerstag', 'thursday'],
  ['freitag', 'friday'],
  ['samstag', 'sonnabend', 'saturday'],
  ['sonntag', 'sunday'],
];
const shortWeekdays = [
  ['mo', 'mon'],
  ['di', 'tue', 'tues'],
  ['mi', 'wed'],
  ['do', 'thu', 'thur', 'thurs'],
  ['fr', 'fri'],
  ['sa', 'sat'],
  ['so', 'sun'],
];
const months = [
  ['januar', 'january', 'jan', 'jänner'],
  ['februar', 'february', 'feb'],
  ['märz', 'maerz', 'march', 'mrz'],
  ['april', 'apr'],
  ['mai', 'may'],
  ['juni', 'june', 'jun'],
  ['juli', 'july', 'jul'],
  ['august', 'aug'],
  ['september', 'sept', 'sep'],
  ['oktober', 'october', 'okt', 'oct'],
  ['november', 'nov'],
  ['dezember', 'december', 'dez', 'dec'],
];
/** Months that are other words as well, unless a day stands beside them. */
const doubtfulMonths = new Set([
  'may',
  'march',
  'mai',
  'jun',
  'jul',
  'jan',
  'sep',
  'dec',
  'mrz',
  'april',
  'august',
]);

/** Said around a day, and meaning nothing beside it. */
const fillers = new Set(
  `um am an im in den dem der die das ab vom von zum zur um für fuer und oder es ist was wer wo wann welche welches gibt läuft laeuft
  lauft spielt spielen gespielt steht programm spielplan vorstellung vorstellungen termine termin theater theatre abend abends
  nachmittag nachmittags vormittag mittag nacht morgens noch karten tickets ticket bei euch ihnen alle
  on at the for to of and or is are there what whats which when show shows showing play plays playing performance performances
  programme program schedule calendar evening afternoon night any`.split(/\s+/),
);
const clockTime = /\b\d{1,2}(?:[.:]\d\d)?\s*(?:uhr|h|pm|am)\b|\b\d{1,2}[.:]\d\d\b/g;
/** Said before a day. */
const leads = new Set([
  'am',
  'an',
  'im',
  'on',
  'in',
  'den',
  'dem',
  'this',
  'diesen',
  'dieses',
  'diesem',
  'kommenden',
  'kommendes',
  'kommende',
  'nächsten',
  'nächstes',
  'nächster',
  'nächste',
  'naechsten',
  'naechstes',
  'next',
  'ab',
  'every',
  'jeden',
]);
const nextWords = new Set(['nächsten', 'nächstes', 'nächster', 'nächste', 'naechsten', 'naechstes', 'next']);
const partsOfDay = '(?:abends?|nachmittags?|vormittags?|mittags?|morgens?|nachts?)';

/** The day or days that a question names; null if it names none, or one that is over. */
export function daysOfQuestion(text: string, today: Day): QuestionDays | null {
  const dated = dateIn(text.toLowerCase(), today);
  if (dated) return withRest(dated.rest, dated.span, today, true);
  const words = splitWords(text);
  for (const [at] of words.entries()) {
    for (const length of [3, 2, 1]) {
      const said = words.slice(at, at + length);
      if (said.length < length) continue;
      const span = spanOf(said, today, words.slice(0, at));
      if (!span) continue;
      const before = words.slice(0, at);
      const isLed = leads.has(before.at(-1) ?? '') || length > 1 || !isWeekday(said[0] as string);
      while (leads.has(before.at(-1) ?? '')) before.pop();
      return withRest([...before, ...words.slice(at + length)].join(' '), span, today, isLed);
    }
  }
  return null;
}

function withRest(text: string, span: DaySpan, today: Day, isCertain: boolean): QuestionDays | null {
  if (span.to < today) return null;
  const rest = splitWords(text.replace(clockTime, ' ')).filter(
    (word) => !fillers.has(word) && !leads.has(word),
  );
  const from = span.from < today ? today : span.from;
  return { span: { ...span, from }, rest: rest.join(' '), isCertain };
}

/** A date in digits, or with the name of its month. */
function dateIn(text: string, today: Day): { span: DaySpan; rest: string } | null {
  const names = months.flat().join('|');
  const patterns: [RegExp, (groups: string[]) => Day | null][] = [
    [/\b(\d{4})-(\d\d)-(\d\d)\b/, ([year, month, day]) => dayFrom(today, day, month, year)],
    [
      /(?<![\d.:])(\d{1,2})\.\s?(\d{1,2})\.(?:\s?(\d{4}|\d\d)(?!\d))?/,
      ([day, month, year]) => dayFrom(today, day, month, year),
    ],
    [
      /(?<![\d.:])(\d{1,2})\.(\d{1,2})(?![\d.:])(?!\s*(?:uhr|h\b))/,
      ([day, month]) => dayFrom(today, day, month),
    ],
    [
      /(?<!\d)(\d{1,2})\/(\d{1,2})(?:\/(\d{4}|\d\d))?(?!\d)/,
      ([day, month, year]) => dayFrom(today, day, month, year) ?? dayFrom(today, month, day, year),
    ],
    [
      new RegExp(
        `(?<!\\d)(\\d{1,2})(?:\\.|st|nd|rd|th)?\\s*(?:of\\s+)?(${names})(?!\\p{L})\\.?(?:,?\\s*(\\d{4}))?`,
        'u',
      ),
      ([day, month, year]) => dayFrom(today, day, monthNumber(month), year),
    ],
    [
      new RegExp(
        `(?<!\\p{L})(${names})\\.?\\s+(\\d{1,2})(?:st|nd|rd|th)?(?![\\d.:])(?:,?\\s*(\\d{4}))?`,
        'u',
      ),
      ([month, day, year]) => dayFrom(today, day, monthNumber(month), year),
    ],
  ];
  for (const [pattern, read] of patterns) {
    const match = pattern.exec(text);
    const day = match && read(match.slice(1));
    if (!day) continue;
    const others = `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`;
    return { span: { from: day, to: day }, rest: withoutWeekday(others) };
  }
  return null;
}

/** "Samstag, 24.12.": the date says it all. */
const withoutWeekday = (text: string) =>
  splitWords(text.replace(clockTime, ' '))
    .filter((word) => !isWeekday(word) && shortWeekdayNumber(word) === 0)
    .join(' ');

/** Without a year the next one that there is. */
function dayFrom(today: Day, day?: string, month?: string, year?: string): Day | null {
  const two = (text = '') => text.padStart(2, '0');
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

const monthNumber = (name = ''): string => String(months.findIndex((names) => names.includes(name)) + 1);
const shortWeekdayNumber = (word: string): number =>
  shortWeekdays.findIndex((names) => names.includes(word)) + 1;
const isWeekday = (word: string): boolean => weekdayNumber(word) > 0;

/** "Samstagabend" is a Saturday, and so is "samstags". */
function weekdayNumber(word: string): number {
  const plain = word.replace(new RegExp(`${partsOfDay}$`), '');
  return weekdays.findIndex((names) => names.some((name) => plain === name || plain === `${name}s`)) + 1;
}

function spanOf(words: readonly string[], today: Day, before: readonly string[]): DaySpan | null {
  const said = words.join(' ');
  const one = (day: Day): DaySpan => ({ from: day, to: day });
  if (/^(?:heute|heut|today|tonight|heute abend|heute nacht)$/.test(said)) return one(today);
  if (/^(?:morgen|tomorrow|morgen abend|tomorrow night|tomorrow evening)$/.test(said))
    return one(addDays(today, 1));
  if (/^(?:übermorgen|uebermorgen|day after tomorrow)$/.test(said)) return one(addDays(today, 2));
  const isNext = nextWords.has(before.at(-1) ?? '');
  const number = words.length === 1 ? weekdayNumber(said) : 0;
  if (number > 0) return one(addDays(today, (number - weekdayOf(today) + 7) % 7 || (isNext ? 7 : 0)));
  const saturday = addDays(today, 6 - weekdayOf(today));
  if (/^(?:wochenende|weekend)$/.test(said)) {
    const shift = isNext ? 7 : 0;
    return { from: addDays(saturday, shift), to: addDays(saturday, shift + 1) };
  }
  if (/^(?:woche|week)$/.test(said) && (isNext || /^(?:diese|this)$/.test(before.at(-1) ?? ''))) {
    const monday = addDays(today, 1 - weekdayOf(today) + (isNext ? 7 : 0));
    return { from: monday, to: addDays(monday, 6) };
  }
  if (/^(?:monat|month)$/.test(said) && isNext) return monthFrom(monthOf(addMonths(today, 1)));
  return namedSpan(said, today) ?? (words.length <= 2 ? monthSpan(words, today, before) : null);
}

/** "April", "im Mai 2026". A month whose name is another word needs a word before it or a year. */
function monthSpan([name, year]: readonly string[], today: Day, before: readonly string[]): DaySpan | null {
  const number = Number(monthNumber(name));
  if (number === 0 || (year && !/^20\d\d$/.test(year))) return null;
  if (!year && doubtfulMonths.has(name as string) && before.length > 0 && !leads.has(before.at(-1) as string))
    return null;
  const month = String(number).padStart(2, '0');
  const own = Number(today.slice(0, 4));
  const wanted = year ?? String(`${own}-${month}` < monthOf(today) ? own + 1 : own);
  return monthFrom(`${wanted}-${month}`);
}

function monthFrom(month: string): DaySpan {
  const days = daysOfMonth(month);
  return { from: days[0] as Day, to: days.at(-1) as Day };
}

/** Days whose names begin like this, for suggestions: "sam" is the next Saturday. */
export function daysThatBegin(text: string, today: Day): DaySpan[] {
  const typed = splitWords(text)
    .filter((word) => !leads.has(word))
    .join(' ');
  if (typed.length < 3) return [];
  const names = [
    ...['heute', 'morgen', 'übermorgen', 'today', 'tonight', 'tomorrow', 'wochenende', 'weekend'],
    ...weekdays.flat(),
    ...dayNames,
    ...months.flatMap((all) => all.filter((name) => name.length > 4)),
  ];
  const spans = names
    .filter((name) => name.startsWith(typed))
    .flatMap((name) => spanOf(name.split(' '), today, []) ?? []);
  return spans.filter(({ from }, at) => spans.findIndex((other) => other.from === from) === at);
}
