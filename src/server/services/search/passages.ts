// Ranks results by the passage that covers most of the question; rare words weigh more (inverse document frequency).
import { type SQL, sql } from 'drizzle-orm';
import type { Locale } from '#domain/languages/locales.ts';
import { withLexemePrefix } from '#server/services/search/tsqueries.ts';
import { configOf } from '#server/services/search/vocabulary.ts';

/** Results per category whose passages are ranked. */
const maxRead = 12;

const rarityOf = (at: number) => sql.raw(`rarity_${at}`);

/** The inverse document frequency of each word. */
export const rarities = (words: readonly string[], locale: Locale): SQL => sql`rarities as materialized (
  select ${sql.join(
    words.map(
      (word, at) => sql`ln(every.count / (1.0 + (select count(*) from search_documents
        where tsv @@ (${word}::tsquery && ${`'@${locale}'`}::tsquery)))) as ${rarityOf(at)}`,
    ),
    sql`, `,
  )} from (select count(*) + 1.0 as count from search_documents where tsv @@ ${`'@${locale}'`}::tsquery) every)`;

/** The sum of the weights of the words that a document has. */
export const sumOfMatchedWeights = (words: readonly string[]): SQL =>
  sql`(select ${matchesIn(words, sql`document.tsv`)} from rarities)`;

const matchesIn = (words: readonly string[], tsv: SQL, mark = ''): SQL =>
  sql.join(
    words.map(
      (word, at) =>
        sql`(${tsv} @@ ${mark === '' ? word : withLexemePrefix(word, mark)}::tsquery)::int * ${rarityOf(at)}`,
    ),
    sql` + `,
  );

/**
 * The best passage of each document, with the words of its name. A passage is a line and the line before it, such as a
 * question and its answer.
 */
export const passages = (words: readonly string[], locale: Locale): SQL => sql`passages as (
  select result.kind, result.record_id, is_play, coarse_place, is_past, is_cancelled, nearness, length, is_rest, tier, is_called_so,
    is_titled, is_last, weight, coalesce(passage.matches, 0) as covered
  from (select *, row_number() over (partition by is_play order by covered desc, tier, weight desc) as nth from weighed) result
  left join lateral (
    select max(${matchesIn(words, sql`line.tsv`)})
      + max(${matchesIn(words, sql`document.tsv`, '=')}) * case when result.kind = 'person' then 0.25 else 1 end as matches
    from search_documents document,
      -- Each passage is parsed once, whatever the number of words, and only of the first results.
      lateral (select to_tsvector(${configOf(locale)}, concat_ws(' ', lag(text) over (), text)) as tsv
        from unnest(string_to_array(document.body, E'\n')) text offset 0) line, rarities
    where result.nth <= ${maxRead} and document.lang = ${locale} and document.kind = result.kind
      and document.record_id = result.record_id) passage on true)`;
