/**
 * Days and times in the theatre's time zone (Europe/Berlin), independent of those of server and visitor. Uses the time
 * zone data of the browser or Node, so that visitors load none.
 */
import * as site from '#site';

/** A calendar day in the theatre's time zone: `2025-09-20`. */
export type Day = string;
/** A calendar month: `2025-09`. */
export type Month = string;
/** A date, or ISO 8601 text with an offset. */
export type Instant = Date | string;

const dayLength = 86_400_000;

const toDate = (instant: Instant): Date => (typeof instant === 'string' ? new Date(instant) : instant);

/** The used part of `Temporal`. */
interface ZonedTime {
  Instant: {
    fromEpochMilliseconds(time: number): { toZonedDateTimeISO(zone: string): { offsetNanoseconds: number } };
  };
}

let clock: Intl.DateTimeFormat | undefined;

/** Offset from UTC in milliseconds, from `Intl`. */
function readClock(time: number): number {
  clock ??= new Intl.DateTimeFormat('en-US', {
    timeZone: site.time_zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  const parts: Record<string, string> = {};
  for (const { type, value } of clock.formatToParts(time)) parts[type] = value;
  const { year = '', month, day, hour, minute, second } = parts;
  return Date.parse(`${year.padStart(4, '0')}-${month}-${day}T${hour}:${minute}:${second}Z`) - time;
}

/**
 * Offset from UTC in milliseconds. Uses `Temporal` if available: the first `Intl` formatter takes Chromium 150 at least
 * 18 ms, four times that on a phone, during which a new page does not respond.
 */
function readOffset(time: number): number {
  const { Temporal } = globalThis as { Temporal?: ZonedTime };
  if (!Temporal) return readClock(time);
  const zoned = Temporal.Instant.fromEpochMilliseconds(time).toZonedDateTimeISO(site.time_zone);
  return zoned.offsetNanoseconds / 1e6;
}

/** Offsets change only at full quarters of an hour, so one lookup is valid for each. */
const quarterHour = 900_000;
/** Cached: a lookup in `Intl` takes about 10 µs, and a calendar of sixty rows needs hundreds. */
const offsets = new Map<number, number>();
const maxOffsets = 5000;

function offsetAt(time: number): number {
  const quarter = Math.floor(time / quarterHour) * quarterHour;
  const cached = offsets.get(quarter);
  if (cached !== undefined) return cached;
  const offset = readOffset(quarter);
  if (offsets.size >= maxOffsets) offsets.clear();
  offsets.set(quarter, offset);
  return offset;
}

/** Berlin local time as if it were UTC, for arithmetic with `Date`. */
function berlinClockTime(instant: Date): number {
  return instant.getTime() + offsetAt(instant.getTime());
}

/** All instants of a local time, earliest first: usually one, none in the gap in spring, two in autumn. */
function instantsOf(localTime: number): number[] {
  const possible = new Set([offsetAt(localTime - dayLength), offsetAt(localTime + dayLength)]);
  return [...possible]
    .map((offset) => localTime - offset)
    .filter((time) => offsetAt(time) === localTime - time)
    .sort((a, b) => a - b);
}

const utcOf = (day: Day): number => Date.parse(`${day}T00:00:00Z`);
const dayOf = (utc: number): Day => new Date(utc).toISOString().slice(0, 10);

/** Whether a text is an existing day between 1900 and 2999: 2025-02-31 is not. */
export function isDay(text: unknown): text is Day {
  if (typeof text !== 'string' || !/^(?:19|2\d)\d\d-\d\d-\d\d$/.test(text)) return false;
  const utc = utcOf(text);
  return !Number.isNaN(utc) && dayOf(utc) === text;
}

/**
 * The day of an instant in Berlin.
 * @throws RangeError for an invalid instant
 */
export function berlinDay(instant: Instant): Day {
  return dayOf(berlinClockTime(toDate(instant)));
}

/** Local time for machines: `19:30`. {@link formatTime} is for readers. */
export function berlinTime(instant: Instant): string {
  return new Date(berlinClockTime(toDate(instant))).toISOString().slice(11, 16);
}

/** Minutes since local midnight, 0 to 1439. */
export function minuteOfDay(instant: Instant): number {
  const localTime = new Date(berlinClockTime(toDate(instant)));
  return localTime.getUTCHours() * 60 + localTime.getUTCMinutes();
}

/** ISO 8601 with Berlin's offset at that time: `2025-09-20T19:30:00+02:00`. */
export function toBerlinIso(instant: Instant): string {
  const date = toDate(instant);
  const minutes = Math.round(offsetAt(date.getTime()) / 60_000);
  const two = (n: number) => String(Math.trunc(n)).padStart(2, '0');
  const sign = minutes < 0 ? '-' : '+';
  const localTime = new Date(date.getTime() + minutes * 60_000).toISOString().slice(0, 19);
  return `${localTime}${sign}${two(Math.abs(minutes) / 60)}:${two(Math.abs(minutes) % 60)}`;
}

/** The first instant of a day. Days on which the clocks change have 23 or 25 hours. */
export function startOfDay(day: Day): Date {
  const localTime = utcOf(day);
  return new Date(instantsOf(localTime)[0] ?? localTime - offsetAt(localTime));
}

/** The result of {@link parseBerlinLocal}. A time in the gap in spring is invalid. */
export type ParsedBerlinLocal =
  | {
      ok: true;
      instant: Date;
      /** The local time occurs twice; the first occurrence is returned. */
      isDoubled: boolean;
    }
  | { ok: false; reason: 'malformed' | 'gap' };

/** Parses the value of a date-time input, `2026-10-25T02:30`, with or without seconds. */
export function parseBerlinLocal(text: string): ParsedBerlinLocal {
  const match = /^(\d{4}-\d\d-\d\d)[T ]([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?$/.exec(text.trim());
  if (!match || !isDay(match[1])) return { ok: false, reason: 'malformed' };
  const moments = instantsOf(Date.parse(`${match[1]}T${match[2]}:${match[3]}:${match[4] ?? '00'}Z`));
  if (moments[0] === undefined) return { ok: false, reason: 'gap' };
  return { ok: true, instant: new Date(moments[0]), isDoubled: moments.length > 1 };
}

/** `days` may be negative. */
export function addDays(day: Day, days: number): Day {
  return dayOf(utcOf(day) + days * dayLength);
}

/** The same day of another month; the last day if that month is shorter. `months` may be negative. */
export function addMonths(day: Day, months: number): Day {
  const date = new Date(utcOf(`${monthOf(day)}-01`));
  date.setUTCMonth(date.getUTCMonth() + months);
  const days = daysOfMonth(dayOf(date.getTime()).slice(0, 7));
  return days[Math.min(Number(day.slice(8)), days.length) - 1] as Day;
}

/** Negative if `a` is before `b`, positive if after, 0 for the same day. */
export function compareDays(a: Day, b: Day): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** 1 for Monday to 7 for Sunday. */
export function weekdayOf(day: Day): number {
  return new Date(utcOf(day)).getUTCDay() || 7;
}

export function monthOf(day: Day): Month {
  return day.slice(0, 7);
}

export function daysOfMonth(month: Month): Day[] {
  const [year, number] = month.split('-').map(Number) as [number, number];
  const count = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return Array.from({ length: count }, (_, at) => `${month}-${String(at + 1).padStart(2, '0')}`);
}
