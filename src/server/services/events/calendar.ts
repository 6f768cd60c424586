// The month sheet: which days carry events, and when a page that shows them grows old.
import { and, asc, eq, gt, lt, sql } from 'drizzle-orm';
import { addDays, addMonths, berlinDay, type Day, type Month, startOfDay } from '#domain/dates/dates.ts';
import { assumedHours } from '#domain/events/event-end.ts';
import type { Database } from '#server/db/client.server.ts';
import { events } from '#server/db/schema/events.ts';
import * as site from '#site';
import { type EventConditions, eventConditions, isEventPublic } from './event-conditions.ts';

/** A day of the house and how many events begin on it; days without any are left out. */
export interface DayCount {
  day: Day;
  count: number;
}

/** What the sheet may be narrowed by: the filters of the schedule, without its dates. */
export type CalendarConditions = Omit<EventConditions, 'date' | 'date_to'>;

/**
 * The days from `from` to before `to` that carry events, first to last, those that are over included. One query.
 */
export async function countEventsBetween(
  database: Database,
  from: Day,
  to: Day,
  filter: CalendarConditions = {},
): Promise<DayCount[]> {
  const day = sql<Day>`to_char(${events.date_start} at time zone ${site.time_zone}, 'YYYY-MM-DD')`.as('day');
  return database.db
    .select({ day, count: sql<number>`count(*)::int`.as('count') })
    .from(events)
    .where(eventConditions(database, { ...filter, date: from, date_to: to }))
    .groupBy(sql`day`)
    .orderBy(asc(sql`day`));
}

/** The days of a month (`2026-03`) as {@link countEventsBetween} has them. One query. */
export async function countEventsByDay(
  database: Database,
  month: Month,
  filter: CalendarConditions = {},
): Promise<DayCount[]> {
  const first = `${month}-01`;
  return countEventsBetween(database, first, addMonths(first, 1), filter);
}

/** The same as numbers of the month's days. One query. */
export async function listCalendarDays(database: Database, month: Month): Promise<number[]> {
  const counts = await countEventsByDay(database, month);
  return counts.map(({ day }) => Number(day.slice(8)));
}

/** Days that an evening under way may have begun ago; what runs longer turns past at midnight at the latest. */
const longestEvent = 31;

/**
 * The next moment at which a page that tells of today's events is out of date by itself: an evening ends, or the
 * day does. One query.
 */
export async function nextChangeAt(database: Database, now: Date): Promise<Date> {
  const midnight = startOfDay(addDays(berlinDay(now), 1));
  const end = sql`coalesce(${events.date_end}, ${events.date_start} + make_interval(hours => ${assumedHours}))`;
  const [row] = await database.db
    .select({ end: sql<string>`min(${end})` })
    .from(events)
    .where(
      and(
        isEventPublic(database),
        // Without a fixed hour an event ends with its day, which is midnight.
        eq(events.unspecific_time, false),
        gt(events.date_start, startOfDay(addDays(berlinDay(now), -longestEvent))),
        lt(events.date_start, midnight),
        gt(end, now),
      ),
    );
  return new Date(Math.min(midnight.getTime(), row?.end ? Date.parse(row.end) : Number.POSITIVE_INFINITY));
}
