// How many events each of the coming days has: the bars of the month calendar.
import { addDays, type Day } from '#domain/dates/dates.ts';
import type { Database } from '#server/db/client.server.ts';
import { type CalendarConditions, countEventsBetween } from './calendar.ts';

/** A season is on sale a year and a day ahead. */
const daysAhead = 366;

/** Number of events per day for a year from `from` on; ignores the filter's dates. One query. */
export async function countUpcomingEvents(
  database: Database,
  from: Day,
  filter: CalendarConditions,
  now: Date,
): Promise<Record<Day, number>> {
  const counts = await countEventsBetween(database, from, addDays(from, daysAhead), filter, now);
  return Object.fromEntries(counts.map(({ day, count }) => [day, count]));
}
