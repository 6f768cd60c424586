// The schedule: events, filtered and paged.
import { hash } from 'node:crypto';
import { asc, desc, eq } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { berlinDay, minuteOfDay } from '#domain/dates/dates.ts';
import type { Event } from '#domain/events/event.ts';
import type { Database } from '#server/db/client.server.ts';
import { activities, events } from '#server/db/schema/events.ts';
import { productions } from '#server/db/schema/productions.ts';
import { type ListCount, listCount } from '#server/services/list-count.ts';
import { type PageRequest, pageBounds, type ResultPage } from '#server/services/paging.ts';
import type { RequestContext } from '#server/services/request-context.ts';
import { eventAsJson, eventOf, publicEvents } from './event-columns.ts';
import { dependsOnNow, type EventConditions, eventConditions } from './event-conditions.ts';

export type EventListRequest = EventConditions & PageRequest;

/** Minute of the day until which the evening before may still run. */
const endOfNight = 6 * 60;

/**
 * Filtered events, ordered by date, then id. Without `date` the list starts today; with `date: null` at the first
 * event. `with_running` has an effect at night only, in a list from today on. A page beyond the end is empty but has
 * the count. One query; one more for an empty page beyond the first, or after a change in a very long list.
 */
export async function listEvents(
  database: Database,
  request: EventListRequest,
  requestContext: RequestContext,
): Promise<ResultPage<Event>> {
  const { now } = requestContext;
  const today = berlinDay(now);
  const { date = today } = request;
  const with_running = request.with_running && date === today && minuteOfDay(now) < endOfNight;
  const { conditions, read } = statementOf(database, { ...request, date, with_running }, now);
  const count = listCount(database, events, conditions);
  const rows = await read(count);
  return count.pageOf(rows, request, ({ event }) => eventOf(event, requestContext));
}

type Statement = ReturnType<typeof writeStatement>;

/** Maximum number of cached statements: those of pages with some hundred events, and the most frequent filters. */
const maxStatements = 100;
const statements = new WeakMap<Database, LRUCache<string, Statement>>();

/** Building a statement takes longer than executing it, so statements are cached. */
function statementOf(database: Database, request: EventListRequest, now: Date): Statement {
  if (dependsOnNow(request)) return writeStatement(database, request, now);
  const cache = statements.get(database) ?? new LRUCache<string, Statement>({ max: maxStatements });
  statements.set(database, cache);
  const key = JSON.stringify(request);
  const statement = cache.get(key) ?? writeStatement(database, request, now);
  cache.set(key, statement);
  return statement;
}

/** Whether nothing is filtered but days: the texts of such lists are few. */
function isWhole({ date: _, date_to: __, page: ___, page_size: ____, ...filter }: EventListRequest): boolean {
  return Object.values(filter).every((value) => !value || (Array.isArray(value) && value.length === 0));
}

/** Named prepared statements are parsed and planned once per connection. */
const nameOf = (text: string) => `events ${hash('sha1', text, 'base64url')}`;

function writeStatement(database: Database, request: EventListRequest, now: Date) {
  const { db } = database;
  const { limit, offset } = pageBounds(request);
  const conditions = eventConditions(database, request, now);
  const write = ({ columns }: Pick<ListCount, 'columns'>) => {
    // The page is selected on a covering index first; only its rows are joined.
    const pageIds = db
      .select({ id: events.id })
      .from(events)
      .where(conditions)
      .orderBy(asc(events.date_start), asc(events.id))
      .limit(limit)
      .offset(offset)
      .as('wanted');
    const statement = db
      .select({ event: eventAsJson, ...columns })
      .from(pageIds)
      .innerJoin(events, eq(events.id, pageIds.id))
      .leftJoin(productions, eq(productions.id, events.production_id))
      .leftJoin(activities, eq(activities.id, events.activity_id))
      .orderBy(asc(events.date_start), asc(events.id));
    return statement.prepare(isWhole(request) ? nameOf(statement.toSQL().sql) : '');
  };
  const written: Partial<Record<'counting' | 'listing', ReturnType<typeof write>>> = {};
  const read = (count: ListCount) => {
    const way = count.isKnown ? 'listing' : 'counting';
    written[way] ??= write(count);
    return written[way].execute();
  };
  return { conditions, read };
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
