// Evenings by number, for lists that somebody put together by hand.
import { inArray } from 'drizzle-orm';
import type { LeanEvent } from '#domain/lean-event.ts';
import type { Database } from '#server/db/client.server.ts';
import { events } from '#server/db/schema/events.ts';
import { eventOf, publicEvents } from '#server/services/event-columns.ts';
import type { Reader } from '#server/services/reader.ts';
import { titledEvents } from '#server/services/titled-events.ts';

/** Those that visitors may see, also when they are over, by id. One query, none for no ids. */
export async function lookUpEvents(
  database: Database,
  ids: readonly number[],
  reader: Reader,
): Promise<Map<number, LeanEvent>> {
  if (ids.length === 0) return new Map();
  const rows = await publicEvents(database, inArray(events.id, [...ids]));
  const shown = titledEvents(
    rows.map((row) => eventOf(row, reader)),
    reader.locale,
  );
  return new Map(shown.map((event) => [event.id, event]));
}
