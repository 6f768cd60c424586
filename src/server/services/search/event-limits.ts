// Conditions on days, hours and durations that a question names.
import { type SQL, sql } from 'drizzle-orm';
import { addDays, type Day, startOfDay } from '#domain/dates/dates.ts';
import type { DaySpan } from '#domain/search/named-days.ts';
import type { PerformanceLimits } from '#domain/search/performance-limits.ts';
import * as site from '#site';

/** Longer than any performance. */
const maxMinutes = 10_000;

/** A span of days, or one weekday from a day on. */
export type SearchedDays = DaySpan | { from: Day; to: null; weekday: number };

/** Events of these days in the theatre's time zone. */
export function isDuring({ from, to, ...days }: SearchedDays): SQL {
  const since = sql`d.date >= ${startOfDay(from).toISOString()}`;
  if (to !== null) return sql`${since} and d.date < ${startOfDay(addDays(to, 1)).toISOString()}`;
  const weekday = 'weekday' in days ? days.weekday : null;
  return sql`${since} and extract(isodow from d.date at time zone ${site.time_zone}) = ${weekday}`;
}

/** Plays by their duration, events by their begin. */
export function isWithin({ begin, min, max, hasInterval }: PerformanceLimits, today: string): SQL {
  if (begin) {
    const minutes = sql`(date_part('hour', d.date at time zone ${site.time_zone}) * 60
      + date_part('minute', d.date at time zone ${site.time_zone}))`;
    return sql`d.kind = 'event' and d.date >= ${today} and ${minutes} >= ${begin.from} and ${minutes} < ${begin.to}`;
  }
  const intervals =
    hasInterval === null
      ? sql``
      : sql`and jsonb_array_length(p.intervals) ${sql.raw(hasInterval ? '>' : '=')} 0`;
  return sql`d.kind = 'production' and d.record_id in (select p.id from productions p
    where p.duration >= ${min ?? 1} and p.duration <= ${max ?? maxMinutes} ${intervals})`;
}

export const runningTime = ({ first }: PerformanceLimits): SQL =>
  sql`(select p.duration from productions p where p.id = d.record_id)::float8 * ${first === 'longest' ? -1 : 1}::int`;
