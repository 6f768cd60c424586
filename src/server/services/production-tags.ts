// The themes that the productions are filtered by.
import type { Locale } from '#domain/locales.ts';
import type { Database } from '#server/db/client.server.ts';
import { type ListedTag, listTags } from '#server/services/tags.ts';

/** The tags for productions, in the house's order. One query. */
export function listProductionTags(database: Database, reader: { locale: Locale }): Promise<ListedTag[]> {
  return listTags(database, 'for_productions', reader);
}
