// What the search field offers while somebody types: names that begin so, then words.
import { sql } from 'drizzle-orm';
import { berlinDay, startOfDay } from '#domain/dates.ts';
import { askable, type SearchCompletion, type SearchKind } from '#domain/search.ts';
import { umlautSpellings } from '#domain/search-words.ts';
import type { Database } from '#server/db/client.server.ts';
import type { Reader } from '#server/services/reader.ts';

/** Lines below the field. */
const mostCompletions = 8;
const shortest = 2;

/** The pattern of a text, with nothing in it that is more than itself. */
const literal = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** Names that have a word beginning with the text, plays first; then words that do. One query. */
export async function completeSearch(
  { db }: Database,
  query: string,
  { locale, now }: Reader,
): Promise<SearchCompletion[]> {
  const text = askable(query).toLowerCase();
  if (text.length < shortest) return [];
  const today = startOfDay(berlinDay(now)).toISOString();
  const spellings = umlautSpellings(text).map(literal);
  const begins = sql.param(spellings.map((spelling) => `${spelling}%`));
  const inside = sql.param(
    spellings.flatMap((spelling) => [`${spelling}%`, `% ${spelling}%`, `%-${spelling}%`]),
  );
  const { rows } = await db.execute<{ text: string; kind: SearchKind | null; is_german: boolean }>(sql`
    with named as (
      select distinct on (lower(title)) title, kind, data->'german' @> '"title"' as is_german,
        title ilike any(${begins}::text[]) as is_first,
        kind in ('production', 'event') and coalesce(date < ${today}, false) as is_past
      from search_documents where lang = ${locale} and title ilike any(${inside}::text[])
      order by lower(title), kind = 'production' desc, date >= ${today} desc nulls last, kind, record_id),
    names as (
      select *, row_number() over (order by is_first desc, is_past,
        array_position(array['production', 'person', 'event'], kind), length(title), title) as place from named),
    words as (
      select word, row_number() over (order by documents desc, word) as place from search_words
      where lang = ${locale} and word like any(${begins}::text[])
        and not exists (select 1 from names where lower(title) = word)
      order by documents desc, word limit ${mostCompletions})
    select text, kind, is_german from (
      select title as text, kind, is_german, 1 as part, place from names
      union all select word, null, false, 2, place from words) t
    order by part, place limit ${mostCompletions}`);
  return rows.map(({ text: line, kind, is_german }) => ({
    text: line,
    kind,
    in_german: is_german ? ['text'] : [],
  }));
}
