// Finds the pages with a text in their head or published modules.
import { sql } from 'drizzle-orm';
import type { Locale } from '#domain/languages/locales.ts';
import { type Localized, textOf } from '#domain/languages/localized.ts';
import type { Origin } from '#domain/resources/origin.ts';
import type { Queries } from '#server/db/query-builder.ts';

interface FoundPage extends Record<string, unknown> {
  text: string;
  id: number;
  title: Localized;
  path: string;
}

/** By exact text of a field in the head. One query. */
export async function findPages(
  queries: Queries,
  texts: readonly string[],
  locale: Locale,
): Promise<[string, Origin][]> {
  const { rows } = await queries.execute<FoundPage>(sql`
    select distinct on (seen.text) seen.text, p.id, p.title, ${sql.raw(locale === 'de' ? 'p.path_de' : 'p.path_en')} as path
    from unnest(${sql.param([...texts])}::text[]) as seen(text)
    join pages p on p.deleted_at is null and seen.text in (
      replace(p.title->>'de', chr(173), ''), replace(p.title->>'en', chr(173), ''),
      replace(p.headline->>'de', chr(173), ''), replace(p.headline->>'en', chr(173), ''),
      replace(p.hero_text->>'de', chr(173), ''), replace(p.hero_text->>'en', chr(173), ''))
    order by seen.text, p.id`);
  return rows.map(({ text, id, title, path }) => [
    text,
    { kind: 'page', id, title: textOf(title, locale), path: `/${locale}/${path}` },
  ]);
}
