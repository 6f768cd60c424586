// How many events each of the coming days has, for the bars of the month calendar, and their access services.
import { addDays, type Day } from '#domain/dates/dates.ts';
import type { AccessService } from '#domain/events/filters.ts';
import type { Database } from '#server/db/client.server.ts';
import { type CalendarConditions, countEventsBetween } from './calendar.ts';

/** A season is on sale a year and a day ahead. */
const daysAhead = 366;

export interface UpcomingEvents {
  /** By day. */
  counts: Record<Day, number>;
  /** Those that at least one of the events has. */
  services: AccessService[];
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
    services: [...new Set(days.flatMap(({ services }) => services))],
  };
}
