// How many events each of the coming days has, for the bars of the month calendar.
import { addDays, type Day } from '#domain/dates/dates.ts';
import type { Database } from '#server/db/client.server.ts';
import { type CalendarConditions, countEventsBetween } from './calendar.ts';

/** A season is on sale a year and a day ahead. */
const daysAhead = 366;

export interface UpcomingEvents {
  /** By day. */
  counts: Record<Day, number>;
  /** Whether one of the events has them. */
  hasSurtitles: boolean;
}

/** The events of a year from `from` on; ignores the filter's dates. One query. */
export async function countUpcomingEvents(
  database: Database,
  from: Day,
  filter: CalendarConditions,
  now: Date,
): Promise<UpcomingEvents> {
  const days = await countEventsBetween(database, from, addDays(from, daysAhead), filter, now);
  return {
    counts: Object.fromEntries(days.map(({ day, count }) => [day, count])),
    hasSurtitles: days.some(({ has_surtitles }) => has_surtitles),
  };
}
