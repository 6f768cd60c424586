/** Limits of a performance's length, start and price in a search query: "unter 90 Minuten", "no interval", "bis 20 Euro". */
import { isPartOfDay, numberOf } from './day-words.ts';
import { splitWords } from './normalize-words.ts';
import { asksForPlay, isGenericWord, isStopWord } from './question-words.ts';

/** Limits of a performance; null means no limit. */
export interface PerformanceLimits {
  /** In minutes, intervals included; both inclusive. */
  min: number | null;
  max: number | null;
  hasInterval: boolean | null;
  /** Start in minutes since midnight; the end is exclusive. */
  start: { from: number; to: number; isPartOfDay: boolean } | null;
  /** The highest price from which tickets are sold, in euro; inclusive. */
  price: number | null;
  first: 'shortest' | 'longest';
}

export interface QuestionLimits {
  limits: PerformanceLimits;
  /** The text without the words that name the limits. */
  around: string;
  /** Its words that name something else, in order. */
  rest: string;
}

const noLimits: PerformanceLimits = {
  min: null,
  max: null,
  hasInterval: null,
  start: null,
  price: null,
  first: 'shortest',
};

const numerals: Record<string, number> = {
  ein: 1,
  eine: 1,
  einer: 1,
  an: 1,
  a: 1,
  one: 1,
  anderthalb: 1.5,
  eineinhalb: 1.5,
  zwei: 2,
  two: 2,
  zweieinhalb: 2.5,
  drei: 3,
  three: 3,
  dreieinhalb: 3.5,
  vier: 4,
  four: 4,
};
const numeral = `\\d+(?:[.,]\\d+)?|${Object.keys(numerals).join('|')}`;
const durationPattern = `(?<number>${numeral})(?<half>[ -]and a half)?[ -]?(?<unit>stunden?|std|h|hours?|hrs?|minuten?|minutige[nrs]?|minütige[nrs]?|stündige[nrs]?|min|mins|minutes?)(?!\\p{L})(?<more>[ -]and a half)?`;
const below =
  'unter|weniger als|kürzer als|kuerzer als|höchstens|hoechstens|maximal|max|nicht länger als|nicht mehr als|bis zu|bis|under|less than|shorter than|at most|up to|not longer than|no longer than|no more than|below|within';
const above =
  'über|ueber|mehr als|länger als|laenger als|mindestens|over|more than|longer than|at least|above';
const durationLimit = new RegExp(
  `(?<!\\p{L})(?:(?<below>${below})|(?<above>${above}))\\.? ${durationPattern}(?: (?:lang|long|dauert|dauern|spielzeit|spieldauer))?`,
  'u',
);
const amount = '\\d+(?:[.,]\\d+)?';
const euro = '(?:€|euros?|eur)';
const priceLimit = new RegExp(
  `(?<!\\p{L})(?<below>${below}|für|fuer|for)\\.? (?:${euro} ?(?<after>${amount})|(?<before>${amount}) ?${euro})(?!\\p{L})`,
  'u',
);
const statedDuration = new RegExp(`(?<!\\p{L})${durationPattern}`, 'u');

const withoutInterval =
  /(?<!\p{L})(?:ohne (?:eine )?pausen?|keine pausen?|pausenlos|(?:no|without(?: an?| any)?) (?:interval|intermission|break)s?)(?!\p{L})/u;
const withInterval =
  /(?<!\p{L})(?:mit (?:einer )?pausen?|with (?:an? )?(?:interval|intermission)s?)(?!\p{L})/u;
const superlativePattern =
  /(?<!\p{L})(?:(?<short>kürzeste[nrs]?|kuerzeste[nrs]?|shortest)|(?<long>längste[nrs]?|laengste[nrs]?|longest))(?!\p{L})/u;
const shortOrLong = /(?<!\p{L})(?:(?<short>kurze[nrs]?|short)|(?<long>lange[nrs]?|long))(?!\p{L})/u;

/** Limits of short and long performances, in minutes. */
const maxShortMinutes = 100;
const minLongMinutes = 165;
/** Tolerance in minutes around a duration that was named. */
const tolerance = 10;

const dayParts: [RegExp, from: number, to: number][] = [
  [
    /(?<!\p{L})(?:vormittags?|morgens|in the morning|mornings?|vormittags?vorstellung(?:en)?)(?!\p{L})/u,
    6,
    12,
  ],
  [
    /(?<!\p{L})(?:nachmittags?|in the afternoon|afternoons?|nachmittagsvorstellung(?:en)?|nachmittagsaufführung(?:en)?)(?!\p{L})/u,
    12,
    18,
  ],
];
const clockPattern =
  /(?<!\p{L})(?:um |at |gegen |ab )?(?<![\d.:])(?<hour>\d{1,2})(?:[.:](?<minute>\d\d))? ?(?<unit>uhr|pm|p\.m\.|am|a\.m\.|o.?clock)(?: (?<half>\d\d))?(?!\p{L})/u;
/** "Um 8", "at half past seven", "halb acht": without its unit an hour is one of the evening. */
const spokenClock =
  /(?<!\p{L})(?:(?:um|at|gegen) (?<half>halb |half (?:past )?)?|(?<alone>halb |half past ))(?!a |eine)(?<hour>\d{1,2}|\p{L}+)(?![\p{L}\d])(?![.:,]\d| ?(?:€|eur|%))/u;
const inTheMorning = /(?<!\p{L})(?:vormittags?|morgens|früh|in the morning)(?!\p{L})/u;

function spokenStart(text: string): QuestionLimits | null {
  const found = spokenClock.exec(text);
  const { hour = '', half, alone = half } = found?.groups ?? {};
  const named = numberOf(hour);
  if (!found || named === null || named < 1 || named > 23) return null;
  const hours = named < 12 && !inTheMorning.test(text) ? named + 12 : named;
  // "Halb acht" is half past seven.
  const from = hours * 60 + (alone === undefined ? 0 : alone === 'halb ' ? -30 : 30);
  const to = from + (alone === undefined ? 60 : 1);
  return limitsWithRest(text, found, { ...noLimits, start: { from, to, isPartOfDay: false } });
}

/** Parses the duration, start or price that a question names; null if it names none. */
export function limitsOfQuestion(text: string): QuestionLimits | null {
  const lowercase = text.toLowerCase();
  const limited = priceIn(lowercase);
  if (limited) return limited;
  const hasInterval = withoutInterval.test(lowercase) ? false : withInterval.test(lowercase) ? true : null;
  if (hasInterval === null) return lengthIn(lowercase) ?? lengthAbout(lowercase) ?? startIn(lowercase);
  const around = lowercase.replace(hasInterval ? withInterval : withoutInterval, ' ');
  const length = lengthIn(around);
  return length
    ? { ...length, limits: { ...length.limits, hasInterval } }
    : { limits: { ...noLimits, hasInterval }, around, rest: withoutLimitWords(around) };
}

/** "Karten bis 20 Euro", "under €15". */
function priceIn(text: string): QuestionLimits | null {
  const found = priceLimit.exec(text);
  if (!found) return null;
  const { below: word = '', before, after } = found.groups ?? {};
  const named = Number((before ?? after ?? '').replace(',', '.'));
  return limitsWithRest(text, found, { ...noLimits, price: isInclusive(word) ? named : named - 0.01 });
}

/** "Unter 90 Minuten", "the longest play", "short plays". */
function lengthIn(text: string): QuestionLimits | null {
  const length = durationLimit.exec(text);
  if (length) {
    const minutes = minutesOf(length.groups ?? {});
    const { below: isAtMost, above: isAtLeast } = length.groups ?? {};
    // "Under 90 minutes" is a limit, not a duration.
    return isAtMost
      ? limitsWithRest(text, length, { ...noLimits, max: isInclusive(isAtMost) ? minutes : minutes - 1 })
      : limitsWithRest(text, length, {
          ...noLimits,
          min: isInclusive(isAtLeast) ? minutes : minutes + 1,
          first: 'longest',
        });
  }
  if (!asksForPlay(splitWords(text)) && !performanceWords.test(text)) return null;
  const superlative = superlativePattern.exec(text);
  if (superlative) {
    return limitsWithRest(text, superlative, {
      ...noLimits,
      first: superlative.groups?.short ? 'shortest' : 'longest',
    });
  }
  const kind = howWord.test(text) ? null : shortOrLong.exec(text);
  if (!kind) return null;
  return limitsWithRest(
    text,
    kind,
    kind.groups?.short
      ? { ...noLimits, max: maxShortMinutes }
      : { ...noLimits, min: minLongMinutes, first: 'longest' },
  );
}

const performanceWords = /(?<!\p{L})(?:shows?|(?:theater)?abende?|evenings?|vorstellung(?:en)?)(?!\p{L})/u;
const howWord = /(?<!\p{L})(?:wie|how)(?!\p{L})/u;

const isInclusive = (word = ''): boolean =>
  /^(?:f(?:ü|ue|o)r|höchst|hoechst|max|nicht|bis|at most|up|not|no |within|mindest|at least)/.test(word);

/**
 * "90 Minuten Theater": matches only if nothing else is named, since other words may refer to something of that length.
 */
function lengthAbout(text: string): QuestionLimits | null {
  const found = statedDuration.exec(text);
  if (!found) return null;
  const minutes = minutesOf(found.groups ?? {});
  const all = limitsWithRest(text, found, {
    ...noLimits,
    min: minutes - tolerance,
    max: minutes + tolerance,
  });
  return all.rest === '' && minutes >= 30 && !/(?<!\p{L})(?:vor|before|zu|late)(?!\p{L})/u.test(text)
    ? all
    : null;
}

/** "Nachmittagsvorstellung", "shows at 5 pm": the start, if nothing else is named. */
function startIn(text: string): QuestionLimits | null {
  const found = clockPattern.exec(text);
  if (found) {
    const { hour = '', minute, half, unit = '' } = found.groups ?? {};
    const isAfternoon = /^p/.test(unit) && Number(hour) < 12;
    const from = (Number(hour) + (isAfternoon ? 12 : 0)) * 60 + Number(minute ?? half ?? 0);
    // "19 Uhr" is any start within that hour.
    const to = from + ((minute ?? half) ? 1 : 60);
    return limitsWithRest(text, found, { ...noLimits, start: { from, to, isPartOfDay: false } });
  }
  const spoken = spokenStart(text);
  if (spoken) return spoken;
  for (const [pattern, from, to] of dayParts) {
    const part = pattern.exec(text);
    if (!part) continue;
    const start = { from: from * 60, to: to * 60, isPartOfDay: true };
    return limitsWithRest(text, part, { ...noLimits, start });
  }
  return null;
}

function minutesOf({ number = '', half, more, unit = '' }: Record<string, string | undefined>): number {
  const count = (numerals[number] ?? Number(number.replace(',', '.'))) + (half || more ? 0.5 : 0);
  return Math.round(/^(?:st|h)/.test(unit) ? count * 60 : count);
}

function limitsWithRest(text: string, found: RegExpExecArray, limits: PerformanceLimits): QuestionLimits {
  const around = `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`;
  return { limits, around, rest: withoutLimitWords(around) };
}

/** The words that say more than that the question is about performances. */
export const withoutLimitWords = (around: string): string =>
  splitWords(around)
    .filter(
      (word) =>
        !isStopWord(word) && !isGenericWord(word) && !isPartOfDay(word) && !unrestrictiveWords.has(word),
    )
    .join(' ');

/** Words that refer to performances in general and therefore do not restrict the results. */
const unrestrictiveWords = new Set(
  'dauernd pause interval lang langes langer kurz kurze kurzes kurzer short aufführungen theaterabend theaterabende theaterstücke'.split(
    ' ',
  ),
);
