// The month calendar: which days have events.
import { asc, sql } from 'drizzle-orm';
import { addMonths, type Day, type Month } from '#domain/dates/dates.ts';
import type { Database } from '#server/db/client.server.ts';
import { events } from '#server/db/schema/events.ts';
import * as site from '#site';
import { type EventConditions, eventConditions } from './event-conditions.ts';

/** A day in the theatre's time zone with its number of events; days without events are left out. */
export interface DayWithEvents {
  day: Day;
  count: number;
  /** Whether one of its events has surtitles. */
  has_surtitles: boolean;
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
): Promise<DayWithEvents[]> {
  const day = sql<Day>`to_char(${events.date_start} at time zone ${site.time_zone}, 'YYYY-MM-DD')`.as('day');
  return database.db
    .select({
      day,
      count: sql<number>`count(*)::int`.as('count'),
      has_surtitles: sql<boolean>`bool_or(${events.access_services} @> '["surtitles"]')`,
    })
    .from(events)
    .where(eventConditions(database, { ...filter, date: from, date_to: to }, now))
    .groupBy(sql`day`)
    .orderBy(asc(sql`day`));
}

/** The days with events of a month (`2026-03`), as days of the month, 1 to 31. One query. */
export async function listCalendarDays(database: Database, month: Month, now: Date): Promise<number[]> {
  const first = `${month}-01`;
  const days = await countEventsBetween(database, first, addMonths(first, 1), {}, now);
  return days.map(({ day }) => Number(day.slice(8)));
}
