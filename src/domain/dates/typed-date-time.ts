/** Days with a time as editors type them, always in Berlin time: "di 1930", "22.11. 19.30", "+7", "19 Uhr". */
import { typedValue } from '#domain/languages/typed-value.ts';
import { addDays, berlinDay, berlinTime, type Day, type Instant, parseBerlinLocal } from './dates.ts';
import { isWeekday, parseTypedDay, withNumericMonth } from './typed-day.ts';

export type TypedDateTime =
  | {
      ok: true;
      instant: Date;
      /** Both instants of a repeated hour, in the night when summer time ends; null otherwise. */
      occurrences: readonly [Date, Date] | null;
    }
  | {
      ok: false;
      reason:
        | 'malformed'
        | 'no-such-day'
        | 'no-such-time'
        | 'day-missing'
        | 'time-missing'
        /** "19.05" is a time, or the 19th of May. */
        | 'ambiguous'
        /** The hour does not exist, in the night when summer time starts. */
        | 'gap'
        | 'strange-year'
        /** The end is before the start, and too long after it for the following night. */
        | 'before-begin';
    };

type Failure = Extract<TypedDateTime, { ok: false }>;

const hour = 3_600_000;
/** Maximum duration if the end is only a time. */
const longestNight = 12 * hour;
const fail = (reason: Failure['reason']): Failure => ({ ok: false, reason });

/**
 * A day without a time keeps the previous time; a time without a day keeps the day. In a repeated hour the first
 * instant is used, unless the previous value was the second.
 */
export function parseTypedDateTime(text: string, today: Day, current: Instant | null = null): TypedDateTime {
  const typed = withoutWeekday(text);
  if (typed === '') return fail('malformed');
  if (/^\d{1,2}\.\d{2}$/.test(typed) && parseTime(typed) && isDayAndMonth(typed)) return fail('ambiguous');
  const [before, clock] = [current && berlinDay(current), current && berlinTime(current)];
  const alone = parseTime(typed);
  if (alone) return before ? at(before, alone, current) : fail('day-missing');
  const day = parseTypedDay(typed, today, before);
  if (day.ok) return clock ? at(day.day, clock, current) : fail('time-missing');
  const [, dayText = '', timeText = ''] =
    /^(\S+?)(?:,? (?:um |[-–] )?|(?<=\d)t(?=\d))(\S.*)$/.exec(typed) ?? [];
  if (dayText === '') return fail(looksLikeTime(typed) ? 'no-such-time' : day.reason);
  const both = parseTypedDay(dayText, today, before);
  if (!both.ok) return fail(both.reason);
  const time = parseTime(timeText);
  if (time) return at(both.day, time, current);
  return fail(looksLikeTime(timeText) ? 'no-such-time' : 'malformed');
}

/**
 * Parses the end for a `begin`. A time alone keeps the day of the previous end if the result is not before the start;
 * otherwise it is on the same evening, or in the following night if that is at most twelve hours later. "24.00" is the
 * midnight at the end of the evening.
 */
export function parseTypedEnd(
  text: string,
  today: Day,
  current: Instant | null,
  start: Instant | null,
): TypedDateTime {
  const clock = isMidnight(text) ? '00:00' : parseTime(text);
  const found = parseTypedDateTime(text, today, current);
  if (!start || !clock || (found.ok && found.instant > new Date(start))) return found;
  const [evening, night] = [0, 1].map((days) => at(addDays(berlinDay(start), days), clock, null));
  const later =
    evening?.ok && (evening.occurrences ?? [evening.instant]).find((each) => each > new Date(start));
  if (later) return { ...evening, instant: later };
  if (!night) return found;
  const isTooLong = night.ok && night.instant.getTime() - new Date(start).getTime() > longestNight;
  return isTooLong && !isMidnight(text) ? fail('before-begin') : night;
}

const isMidnight = (text: string) => /^24(?:[.:h]?00)?(?: ?uhr)?$/.test(typedValue(text).toLowerCase());

/** Removes the weekday before a date, which is redundant. */
function withoutWeekday(text: string): string {
  const typed = withNumericMonth(typedValue(text).toLowerCase().replace(/\s+/g, ' '));
  const [, word = '', rest = ''] = /^(\p{L}+\.?),? (\d{1,2}[./]\d.*)$/u.exec(typed) ?? [];
  return isWeekday(word) && !parseTime(rest) ? rest : typed;
}

const isDayAndMonth = (typed: string) => Number(typed.slice(-2)) >= 1 && Number(typed.slice(-2)) <= 12;
/** Not a day, which ends with a point. */
const looksLikeTime = (typed: string) => /^\d{1,2}[:.h]?\d{2}(?!\.)|^\d{1,2}\s*(?:uhr|[ap]m)/.test(typed);

/** "19:30" for "1930", "19.30", "19 Uhr", "7.30 pm"; null for other texts. */
export function parseTime(text: string): string | null {
  const found = /^(\d{1,2}?)(?:[.:h]?(\d{2}))?\s*(uhr|am|pm)?$/.exec(typedValue(text).toLowerCase());
  if (!found) return null;
  const [, hours = '', minutes = '00', unit] = found;
  const half = unit === 'pm' && Number(hours) < 12 ? 12 : unit === 'am' && Number(hours) === 12 ? -12 : 0;
  const [h, m] = [Number(hours) + half, Number(minutes)];
  return h > 23 || m > 59 ? null : `${String(h).padStart(2, '0')}:${minutes}`;
}

function at(day: Day, time: string, current: Instant | null): TypedDateTime {
  const local = parseBerlinLocal(`${day}T${time}`);
  if (!local.ok) return fail(local.reason);
  if (!local.isDoubled) return { ok: true, instant: local.instant, occurrences: null };
  const second = new Date(local.instant.getTime() + hour);
  const isSecond = current !== null && new Date(current).getTime() === second.getTime();
  return { ok: true, instant: isSecond ? second : local.instant, occurrences: [local.instant, second] };
}
