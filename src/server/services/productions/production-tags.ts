// The tags that productions are filtered by.
import type { Locale } from '#domain/languages/locales.ts';
import type { Database } from '#server/db/client.server.ts';
import { type ListedTag, listTags } from '#server/services/events/tags.ts';

/** The tags for productions, in manual order. One query. */
export function listProductionTags(
  database: Database,
  requestContext: { locale: Locale },
): Promise<ListedTag[]> {
  return listTags(database, 'for_productions', requestContext);
}
