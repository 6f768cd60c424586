// Ranks results by the passage that covers most of the question; rare words weigh more (inverse document frequency).
import { type SQL, sql } from 'drizzle-orm';
import type { Locale } from '#domain/languages/locales.ts';
import { withLexemePrefix } from '#server/services/search/tsqueries.ts';
import { configOf } from '#server/services/search/vocabulary.ts';

/** Results per category whose passages are ranked. */
const maxRead = 12;

/** The inverse document frequency of each word. */
export const inverseDocumentFrequencies = (
  words: readonly string[],
  locale: Locale,
): SQL => sql`rarities as materialized (
  select ${sql.join(
    words.map(
      (word, at) => sql`ln(all_of.n / (1.0 + (select count(*) from search_documents d
        where d.tsv @@ (${word}::tsquery && ${`'@${locale}'`}::tsquery)))) as ${sql.raw(`r${at}`)}`,
    ),
    sql`, `,
  )} from (select count(*) + 1.0 as n from search_documents where tsv @@ ${`'@${locale}'`}::tsquery) all_of),`;

/** The sum of the weights of the words that a document has. */
export const sumOfMatchedWeights = (words: readonly string[]): SQL =>
  sql`(select ${matchesIn(words, sql`d.tsv`)} from rarities)`;

const matchesIn = (words: readonly string[], tsv: SQL, mark = ''): SQL =>
  sql.join(
    words.map(
      (word, at) =>
        sql`(${tsv} @@ ${mark === '' ? word : withLexemePrefix(word, mark)}::tsquery)::int * ${sql.raw(`r${at}`)}`,
    ),
    sql` + `,
  );

/**
 * The best passage of each document, with the words of its name. A passage is a line and the line before it, such as a
 * question and its answer.
 */
export const byPassage = (words: readonly string[], locale: Locale): SQL => sql`passages as (
  select w.kind, w.record_id, w.is_play, w.at, w.is_past, w.nearness, w.length, w.is_rest, w.tier, w.is_name, w.is_said, w.is_last, w.weight,
    coalesce(s.matches, 0) as covered
  from (select *, row_number() over (partition by is_play order by covered desc, tier, weight desc) as nth from weighed) w
  left join lateral (
    select max(${matchesIn(words, sql`l.tsv`)})
      + max(${matchesIn(words, sql`d.tsv`, '=')}) * case when w.kind = 'person' then 0.25 else 1 end as matches
    from search_documents d,
      -- Each passage is parsed once, whatever the number of words, and only of the first results.
      lateral (select to_tsvector(${configOf(locale)}, concat_ws(' ', lag(line) over (), line)) as tsv
        from unnest(string_to_array(d.body, E'\n')) line offset 0) l, rarities
    where w.nth <= ${maxRead} and d.lang = ${locale} and d.kind = w.kind and d.record_id = w.record_id) s on true),`;
