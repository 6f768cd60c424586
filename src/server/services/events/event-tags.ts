// The tags that the schedule is filtered by.
import type { Locale } from '#domain/languages/locales.ts';
import type { Database } from '#server/db/client.server.ts';
import { type ListedTag, listTags } from './tags.ts';

/** The tags for events, in manual order. One query. */
export function listEventTags(database: Database, requestContext: { locale: Locale }): Promise<ListedTag[]> {
  return listTags(database, 'for_events', requestContext);
}
