// Conditions on days, hours, durations and prices that a question names.
import { type SQL, sql } from 'drizzle-orm';
import { addDays, berlinDay, type Day, startOfDay } from '#domain/dates/dates.ts';
import type { DaySpan } from '#domain/search/named-days.ts';
import type { PerformanceLimits } from '#domain/search/performance-limits.ts';
import { costsAtMost } from '#server/services/events/event-conditions.ts';
import * as site from '#site';

/** Longer than any performance. */
const maxMinutes = 10_000;

/** A span of days, or one weekday from a day on. */
export type SearchedDays = DaySpan | { from: Day; to: null; weekday: number };

/** Events of these days in the theatre's time zone. */
export function isDuring({ from, to, ...days }: SearchedDays): SQL {
  const since = sql`document.date >= ${startOfDay(from).toISOString()}`;
  if (to !== null) return sql`${since} and document.date < ${startOfDay(addDays(to, 1)).toISOString()}`;
  const weekday = 'weekday' in days ? days.weekday : null;
  return sql`${since} and extract(isodow from document.date at time zone ${site.time_zone}) = ${weekday}`;
}

/** Whether an event accompanies a play, such as its introduction. */
const isCompanion = sql`exists (select from events e where e.id = document.record_id
  and e.activity_id = any(${sql.param([...site.companion_activities])}::int[]))`;

/** Whether the limits apply to events (start, price) rather than to plays (duration). */
export const limitsEvents = ({ start, price }: PerformanceLimits): boolean =>
  start !== null || price !== null;

/** Plays, or their events on certain days, by their duration; events by their start and price. */
export function matchesLimits(limits: PerformanceLimits, now: Date, isOnDays: boolean): SQL {
  const { start, price, min, max, hasInterval } = limits;
  if (limitsEvents(limits)) {
    const minutes = sql`(date_part('hour', document.date at time zone ${site.time_zone}) * 60
      + date_part('minute', document.date at time zone ${site.time_zone}))`;
    return sql.join(
      [
        sql`document.kind = 'event' and document.date >= ${startOfDay(berlinDay(now)).toISOString()}`,
        ...(start
          ? [
              sql`${minutes} >= ${start.from} and ${minutes} < ${start.to}`,
              sql`document.record_id not in (select id from events where unspecific_time)`,
            ]
          : []),
        ...(price === null
          ? []
          : [sql`document.record_id in (select id from events where ${costsAtMost(price, now)})`]),
      ],
      sql` and `,
    );
  }
  const intervals =
    hasInterval === null
      ? sql``
      : sql`and jsonb_array_length(p.intervals) ${sql.raw(hasInterval ? '>' : '=')} 0`;
  const kind = isOnDays
    ? sql`document.kind = 'event' and not ${isCompanion}`
    : sql`document.kind = 'production'`;
  return sql`${kind} and document.play in (select p.id::text from productions p
    where p.duration >= ${min ?? 1} and p.duration <= ${max ?? maxMinutes} ${intervals})`;
}

export const runningTimeSql = ({ first }: PerformanceLimits): SQL =>
  sql`(select p.duration from productions p where p.id::text = document.play)::float8 * ${first === 'longest' ? -1 : 1}::int`;
