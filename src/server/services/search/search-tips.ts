// Search tips, shown when the search is opened.
import { asc } from 'drizzle-orm';
import type { Locale } from '#domain/languages/locales.ts';
import type { SearchTip } from '#domain/search/search-tip.ts';
import type { Database } from '#server/db/client.server.ts';
import { search_tips } from '#server/db/schema/site.ts';
import { translationTo } from '#server/services/languages/translation.ts';

/** All tips in manual order. One query. */
export async function listSearchTips({ db }: Database, { locale }: { locale: Locale }): Promise<SearchTip[]> {
  const rows = await db.select().from(search_tips).orderBy(asc(search_tips.order), asc(search_tips.id));
  return rows.map(({ name, target_url }) => {
    const { text, in_german } = translationTo(locale);
    return { name: text('name', name), target: { url: text('target_url', target_url) }, in_german };
  });
}
