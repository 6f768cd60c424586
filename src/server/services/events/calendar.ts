// The month calendar: which days have events, and when a page that shows them is out of date.
import { and, asc, eq, gt, lt, sql } from 'drizzle-orm';
import { addDays, addMonths, berlinDay, type Day, type Month, startOfDay } from '#domain/dates/dates.ts';
import type { Database } from '#server/db/client.server.ts';
import { events } from '#server/db/schema/events.ts';
import * as site from '#site';
import { type EventConditions, eventConditions, eventEnd, isEventPublic } from './event-conditions.ts';

/** A day in the theatre's time zone and how many events begin on it; days without events are left out. */
export interface DayCount {
  day: Day;
  count: number;
}

/** The filters of the schedule, without its dates. */
export type CalendarConditions = Omit<EventConditions, 'date' | 'date_to'>;

/** The days with events from `from` to before `to`, past events included. One query. */
export async function countEventsBetween(
  database: Database,
  from: Day,
  to: Day,
  filter: CalendarConditions,
  now: Date,
): Promise<DayCount[]> {
  const day = sql<Day>`to_char(${events.date_start} at time zone ${site.time_zone}, 'YYYY-MM-DD')`.as('day');
  return database.db
    .select({ day, count: sql<number>`count(*)::int`.as('count') })
    .from(events)
    .where(eventConditions(database, { ...filter, date: from, date_to: to }, now))
    .groupBy(sql`day`)
    .orderBy(asc(sql`day`));
}

/** The days with events of a month (`2026-03`). One query. */
export async function countEventsByDay(
  database: Database,
  month: Month,
  filter: CalendarConditions,
  now: Date,
): Promise<DayCount[]> {
  const first = `${month}-01`;
  return countEventsBetween(database, first, addMonths(first, 1), filter, now);
}

/** The same as days of the month, 1 to 31. One query. */
export async function listCalendarDays(database: Database, month: Month, now: Date): Promise<number[]> {
  const counts = await countEventsByDay(database, month, {}, now);
  return counts.map(({ day }) => Number(day.slice(8)));
}

/** Days that a running event may have begun ago; a longer one becomes past at midnight at the latest. */
const maxEventDays = 31;

/** The next moment at which a page with today's events is out of date: an event ends, or the day does. One query. */
export async function nextChangeAt(database: Database, now: Date): Promise<Date> {
  const midnight = startOfDay(addDays(berlinDay(now), 1));
  const [row] = await database.db
    .select({ end: sql<string>`min(${eventEnd})` })
    .from(events)
    .where(
      and(
        isEventPublic(database),
        // An event without a fixed hour ends at midnight.
        eq(events.unspecific_time, false),
        gt(events.date_start, startOfDay(addDays(berlinDay(now), -maxEventDays))),
        lt(events.date_start, midnight),
        gt(eventEnd, now),
      ),
    );
  return new Date(Math.min(midnight.getTime(), row?.end ? Date.parse(row.end) : Number.POSITIVE_INFINITY));
}
