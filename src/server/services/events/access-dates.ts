// Upcoming events with their access services, for editors: includes offline ones.
import { and, asc, eq, gte, lt, ne } from 'drizzle-orm';
import { addMonths, berlinDay, startOfDay } from '#domain/dates/dates.ts';
import type { AccessDate } from '#domain/events/access-coverage.ts';
import { textOf } from '#domain/languages/localized.ts';
import type { Database } from '#server/db/client.server.ts';
import { events } from '#server/db/schema/events.ts';
import { productions } from '#server/db/schema/productions.ts';
import type { RequestContext } from '#server/services/request-context.ts';

/** The number of months that a season is planned ahead. */
const monthsAhead = 12;

/** Dates from today on that are not cancelled and not on tour, where the host decides. One query. */
export async function listAccessDates(
  { db }: Pick<Database, 'db'>,
  { locale, now }: RequestContext,
): Promise<AccessDate[]> {
  const today = berlinDay(now);
  const rows = await db
    .select({
      id: events.id,
      date_start: events.date_start,
      unspecific_time: events.unspecific_time,
      stage_name: events.stage_name,
      services: events.access_services,
      name: events.name,
      production: productions.name,
    })
    .from(events)
    .leftJoin(productions, eq(productions.id, events.production_id))
    .where(
      and(
        gte(events.date_start, startOfDay(today)),
        lt(events.date_start, startOfDay(addMonths(today, monthsAhead))),
        ne(events.outcome, 'cancelled'),
        eq(events.is_on_tour, false),
      ),
    )
    .orderBy(asc(events.date_start), asc(events.id));
  return rows.map(({ name, production, date_start, ...row }) => ({
    ...row,
    date_start: date_start.toISOString(),
    title: textOf(production ?? name, locale),
  }));
}
