// Tags, as filters offer them.
import { asc, eq } from 'drizzle-orm';
import type { Locale } from '#domain/languages/locales.ts';
import type { Localized } from '#domain/languages/localized.ts';
import type { Tag } from '#domain/productions/production.ts';
import type { Database } from '#server/db/client.server.ts';
import { tags } from '#server/db/schema/productions.ts';
import { translationTo } from '#server/services/languages/translation.ts';

/** A tag with the fields that fell back to German. */
export interface ListedTag extends Tag {
  in_german: string[];
}

/** All tags for events or for productions, in manual order. One query. */
export async function listTags(
  { db }: Database,
  use: 'for_events' | 'for_productions',
  { locale }: { locale: Locale },
): Promise<ListedTag[]> {
  const rows = await db
    .select({ id: tags.id, name: tags.name })
    .from(tags)
    .where(eq(tags[use], true))
    .orderBy(asc(tags.order), asc(tags.id));
  return rows.map(({ id, name }: { id: number; name: Localized }) => {
    const { text, in_german } = translationTo(locale);
    return { id, name: text('name', name), in_german };
  });
}
