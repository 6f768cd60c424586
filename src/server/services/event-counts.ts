// How many events each of the coming days has: the strokes of the month sheet.
import { asc, sql } from 'drizzle-orm';
import { addDays, type Day } from '#domain/dates.ts';
import type { Database } from '#server/db/client.server.ts';
import { events } from '#server/db/schema/events.ts';
import { type EventConditions, eventConditions } from '#server/services/event-conditions.ts';
import * as site from '#site';

/** A year and a day ahead is as far as a season is on sale. */
const daysAhead = 366;

/** Days with events from `from` on, for a year; the filter's own dates do not count. One query. */
export async function countEventsAhead(
  database: Database,
  from: Day,
  filter: Omit<EventConditions, 'date' | 'date_to'> = {},
): Promise<Record<Day, number>> {
  const day = sql<Day>`to_char(${events.date_start} at time zone ${site.time_zone}, 'YYYY-MM-DD')`.as('day');
  const rows = await database.db
    .select({ day, count: sql<number>`count(*)::int`.as('count') })
    .from(events)
    .where(eventConditions(database, { ...filter, date: from, date_to: addDays(from, daysAhead) }))
    .groupBy(sql`day`)
    .orderBy(asc(sql`day`));
  return Object.fromEntries(rows.map((row) => [row.day, row.count]));
}
