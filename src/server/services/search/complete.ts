// Autocompletion of the search field: names, then words.
import { sql } from 'drizzle-orm';
import { berlinDay, startOfDay } from '#domain/dates/dates.ts';
import { splitWords, umlautSpellings } from '#domain/search/normalize-words.ts';
import { normalizeQuery, type SearchCompletion, type SearchKind } from '#domain/search/search.ts';
import type { Database } from '#server/db/client.server.ts';
import type { RequestContext } from '#server/services/request-context.ts';

/** Suggestions. */
const maxCompletions = 8;
const minLength = 2;

/** Names with all the words, the last as a prefix, plays first; then words with that prefix. One query. */
export async function completeSearch(
  { db }: Database,
  query: string,
  { locale, now }: RequestContext,
): Promise<SearchCompletion[]> {
  const text = normalizeQuery(query).toLowerCase();
  const words = splitWords(text);
  const last = words.at(-1);
  if (!last || text.length < minLength) return [];
  const today = startOfDay(berlinDay(now)).toISOString();
  const begun = umlautSpellings(last);
  const begins = sql.param(
    umlautSpellings(text).map((spelling) => `${spelling.replace(/[\\%_]/g, '\\$&')}%`),
  );
  const { rows } = await db.execute<{ text: string; kind: SearchKind | null; is_german: boolean }>(sql`
    with named as (
      select distinct on (lower(title)) title, kind, data->'german' @> '"title"' as is_german,
        title ilike any(${begins}::text[]) as is_first,
        kind in ('production', 'event') and coalesce(date < ${today}, false) as is_past
      from search_documents where lang = ${locale} and tsv @@ ${nameQuestion(words.slice(0, -1), begun, locale)}::tsquery
      order by lower(title), kind = 'production' desc, date >= ${today} desc nulls last, kind, record_id),
    names as (
      select *, row_number() over (order by is_first desc, is_past,
        array_position(array['production', 'person', 'event'], kind), length(title), title) as place from named),
    words as (
      select word, row_number() over (order by documents desc, word) as place from search_words
      where lang = ${locale} and ${words.length === 1 ? startsWith(begun) : sql`false`}
        and not exists (select 1 from names where lower(title) = word)
      order by documents desc, word limit ${maxCompletions})
    select text, kind, is_german from (
      select title as text, kind, is_german, 1 as part, place from names
      union all select word, null, false, 2, place from words) t
    order by part, place limit ${maxCompletions}`);
  return rows.map(({ text: line, kind, is_german }) => ({
    text: line,
    kind,
    in_german: is_german ? ['text'] : [],
  }));
}

/** A tsquery on the index's marked names: whole words in any of their spellings, the last one as a prefix. */
function nameQuestion(whole: readonly string[], begun: readonly string[], locale: string): string {
  const oneOf = (spellings: readonly string[], ending = '') =>
    `(${spellings.map((spelling) => `'=${spelling}'${ending}`).join(' | ')})`;
  const parts = whole.map((word) => oneOf(umlautSpellings(word)));
  return [...parts, oneOf(begun, ':*'), `'@${locale}'`].join(' & ');
}

const startsWith = (spellings: readonly string[]) =>
  sql.join(
    [
      sql`(`,
      sql.join(
        spellings.map((spelling) => sql`word ^@ ${spelling}::text`),
        sql` or `,
      ),
      sql`)`,
    ],
    sql``,
  );
