// The schedule: events, filtered and paged.
import { asc, desc, eq } from 'drizzle-orm';
import { berlinDay } from '#domain/dates/dates.ts';
import type { Event } from '#domain/events/event.ts';
import type { Database } from '#server/db/client.server.ts';
import { activities, events } from '#server/db/schema/events.ts';
import { productions } from '#server/db/schema/productions.ts';
import { listCount } from '#server/services/list-count.ts';
import { type Page, type PageRequest, pageBounds } from '#server/services/paging.ts';
import type { RequestContext } from '#server/services/request-context.ts';
import { eventColumns, eventOf, publicEvents } from './event-columns.ts';
import { type EventConditions, eventConditions } from './event-conditions.ts';

export type EventListRequest = EventConditions & PageRequest;

/**
 * Filtered events by date, then id. Without `date` the list begins today; `date: null` begins at the first event. A
 * page beyond the end is empty but has the count. One query; one more for an empty page beyond the first, or after a
 * change in a very long list.
 */
export async function listEvents(
  database: Database,
  request: EventListRequest,
  requestContext: RequestContext,
): Promise<Page<Event>> {
  const { db } = database;
  const { limit, offset } = pageBounds(request);
  const date = request.date === undefined ? berlinDay(requestContext.now) : request.date;
  const conditions = eventConditions(database, { ...request, date }, requestContext.now);
  // The page is selected on a covering index first; only its rows are joined.
  const wanted = db
    .select({ id: events.id })
    .from(events)
    .where(conditions)
    .orderBy(asc(events.date_start), asc(events.id))
    .limit(limit)
    .offset(offset)
    .as('wanted');
  const count = listCount(database, events, conditions);
  const rows = await db
    .select({ ...eventColumns, ...count.columns })
    .from(wanted)
    .innerJoin(events, eq(events.id, wanted.id))
    .leftJoin(productions, eq(productions.id, events.production_id))
    .leftJoin(activities, eq(activities.id, events.activity_id))
    .orderBy(asc(events.date_start), asc(events.id));
  return count.pageOf(rows, request, (row) => eventOf(row, requestContext));
}

/** Events on a production's page. */
const maxEventsOfProduction = 200;

/** A production's events by date, past ones included; of very many the last 200. One query. */
export async function listEventsOfProduction(
  database: Database,
  production_id: number,
  requestContext: RequestContext,
): Promise<Event[]> {
  const rows = await publicEvents(database, eq(events.production_id, production_id))
    .orderBy(desc(events.date_start), desc(events.id))
    .limit(maxEventsOfProduction);
  return rows.toReversed().map((row) => eventOf(row, requestContext));
}
