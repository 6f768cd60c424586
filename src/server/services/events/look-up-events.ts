// Events by id, for lists that editors compose.
import { inArray } from 'drizzle-orm';
import type { CompactEvent } from '#domain/events/compact-event.ts';
import type { Database } from '#server/db/client.server.ts';
import { events } from '#server/db/schema/events.ts';
import type { RequestContext } from '#server/services/request-context.ts';
import { eventOf, publicEvents } from './event-columns.ts';
import { titledEvents } from './titled-events.ts';

/** Public events by id, past ones included. One query, none for no ids. */
export async function lookUpEvents(
  database: Database,
  ids: readonly number[],
  requestContext: RequestContext,
): Promise<Map<number, CompactEvent>> {
  if (ids.length === 0) return new Map();
  const rows = await publicEvents(database, inArray(events.id, [...ids]));
  const shown = titledEvents(
    rows.map((row) => eventOf(row, requestContext)),
    requestContext.locale,
  );
  return new Map(shown.map((event) => [event.id, event]));
}
