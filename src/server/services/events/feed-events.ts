// Events for calendars of visitors' own: with the number and the moment of their last change.
import { and, asc, eq, sql } from 'drizzle-orm';
import { addDays, berlinDay } from '#domain/dates/dates.ts';
import type { Event } from '#domain/events/event.ts';
import type { Database } from '#server/db/client.server.ts';
import { activities, events } from '#server/db/schema/events.ts';
import { persons } from '#server/db/schema/persons.ts';
import { productions } from '#server/db/schema/productions.ts';
import { isRecordId } from '#server/services/record-id.ts';
import type { RequestContext } from '#server/services/request-context.ts';
import { eventColumns, eventOf } from './event-columns.ts';
import { type EventConditions, eventConditions, isEventPublic } from './event-conditions.ts';

export interface FeedEvent {
  event: Event;
  /** Rises with each change of the event or of its production, from which it has its title. */
  revision: number;
  changed_at: Date;
}

/** Past days in a feed, so that past events do not vanish from calendars at once. */
const daysBehind = 31;
/** More than a season has; a limit for the query. */
const maxEvents = 2000;

const feedColumns = {
  ...eventColumns,
  // A version is 1 at first.
  revision: sql<number>`events.version - 1 + coalesce(productions.version - 1, 0)`,
  changed_at: sql<string>`greatest(events.updated_at, productions.updated_at)`,
};

const feedRows = ({ db }: Database) =>
  db
    .select(feedColumns)
    .from(events)
    .leftJoin(productions, eq(productions.id, events.production_id))
    .leftJoin(activities, eq(activities.id, events.activity_id));

type FeedRow = Awaited<ReturnType<typeof feedRows>>[number];

const feedEventOf = (row: FeedRow, requestContext: RequestContext): FeedEvent => ({
  event: eventOf(row, requestContext),
  revision: row.revision,
  changed_at: new Date(row.changed_at),
});

/** Filtered events by date, from a month ago on unless a day is given. One query. */
export async function listFeedEvents(
  database: Database,
  filter: EventConditions,
  requestContext: RequestContext,
): Promise<FeedEvent[]> {
  const date = filter.date ?? addDays(berlinDay(requestContext.now), -daysBehind);
  const rows = await feedRows(database)
    .where(eventConditions(database, { ...filter, date }, requestContext.now))
    .orderBy(asc(events.date_start), asc(events.id))
    .limit(maxEvents);
  return rows.map((row) => feedEventOf(row, requestContext));
}

/** A public event, or null. One query. */
export async function getFeedEvent(
  database: Database,
  id: number,
  requestContext: RequestContext,
): Promise<FeedEvent | null> {
  if (!isRecordId(id)) return null;
  const [row] = await feedRows(database).where(and(eq(events.id, id), isEventPublic(database)));
  return row ? feedEventOf(row, requestContext) : null;
}

/** The name of a public person, for the title of their feed. One query. */
export async function feedPersonName({ db }: Database, id: number): Promise<string | null> {
  if (!isRecordId(id)) return null;
  const { first_name, last_name } = persons;
  const [row] = await db
    .select({ first_name, last_name })
    .from(persons)
    .where(and(eq(persons.id, id), eq(persons.is_online, true)));
  return row ? `${row.first_name} ${row.last_name}`.trim() : null;
}
