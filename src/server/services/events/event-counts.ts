// How many events each of the coming days has: the strokes of the month sheet.
import { addDays, type Day } from '#domain/dates/dates.ts';
import type { Database } from '#server/db/client.server.ts';
import { type CalendarConditions, countEventsBetween } from './calendar.ts';

/** A year and a day ahead is as far as a season is on sale. */
const daysAhead = 366;

/** Days with events from `from` on, for a year; the filter's own dates do not count. One query. */
export async function countEventsAhead(
  database: Database,
  from: Day,
  filter: CalendarConditions = {},
): Promise<Record<Day, number>> {
  const counts = await countEventsBetween(database, from, addDays(from, daysAhead), filter);
  return Object.fromEntries(counts.map(({ day, count }) => [day, count]));
}
