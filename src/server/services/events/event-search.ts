// Searches events by words and day, for the event picker.
import { and, asc, count, eq, gte, type SQL, sql } from 'drizzle-orm';
import { berlinDay, type Day, startOfDay } from '#domain/dates/dates.ts';
import type { Event } from '#domain/events/event.ts';
import type { Database } from '#server/db/client.server.ts';
import { events } from '#server/db/schema/events.ts';
import { productions } from '#server/db/schema/productions.ts';
import { type PageRequest, pageBounds, type ResultPage } from '#server/services/paging.ts';
import type { RequestContext } from '#server/services/request-context.ts';
import { ilikePattern, typedWords } from '#server/services/search/typed-words.ts';
import { eventOf, publicEvents } from './event-columns.ts';
import { isEventPublic } from './event-conditions.ts';

export interface EventSearch extends PageRequest {
  query?: string | undefined;
  /** First day, inclusive; today by default. */
  date?: Day | undefined;
}

/** Public events with every word in title, subtitle or stage name, ordered by date, then id. */
export async function searchEvents(
  { db }: Database,
  { query = '', date, ...request }: EventSearch,
  requestContext: RequestContext,
): Promise<ResultPage<Event>> {
  const words = typedWords(query);
  const { limit, offset, page, page_size } = pageBounds(request);
  const condition = and(
    gte(events.date_start, startOfDay(date ?? berlinDay(requestContext.now))),
    ...words.map(hasWord),
  );
  const [rows, [counted]] = await Promise.all([
    publicEvents({ db }, condition)
      .orderBy(asc(events.date_start), asc(events.id))
      .limit(limit)
      .offset(offset),
    db
      .select({ count: count() })
      .from(events)
      .leftJoin(productions, eq(productions.id, events.production_id))
      .where(and(isEventPublic({ db }), condition)),
  ]);
  return {
    count: counted?.count ?? 0,
    page,
    page_size,
    results: rows.map((row) => eventOf(row, requestContext)),
  };
}

function hasWord(word: string): SQL {
  return sql`concat_ws(' ', ${productions.name}->>'de', ${productions.name}->>'en', ${events.name}->>'de',
    ${events.name}->>'en', ${events.subtitle}->>'de', ${events.stage_name}) ilike ${ilikePattern(word)}`;
}
