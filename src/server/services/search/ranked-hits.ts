// The order of hits: first by short columns, then the first of them by what their texts say.
import { type SQL, sql } from 'drizzle-orm';
import type { Locale } from '#domain/languages/locales.ts';
import type { SearchCategory } from '#domain/search/search.ts';
import { routeOf } from '#domain/site/route-table.ts';
import type { QuestionTsqueries } from '#server/services/search/compile-question.ts';
import { sumOfMatchedWeights } from '#server/services/search/passages.ts';
import { resultTiers } from '#server/services/search/result-tiers.ts';
import { isCalledSo } from '#server/services/search/search-hits.ts';
import type { FindRequest, StatementInput } from '#server/services/search/statement-input.ts';
import { tierOfText } from '#server/services/search/tier-rules.ts';
import { withLexemePrefix } from '#server/services/search/tsqueries.ts';
import * as site from '#site';

const weights = '{0.02,0.1,0.1,1}';
/** Results per category that are ranked by `ts_rank`; later pages use a simpler order. */
const maxRanked = 60;

/** Addresses that rank last among texts, because they mention everything: legal pages and the home page. */
const lastPages = [
  ...Object.values(site.legal_pages).flatMap(({ de, en }) => [de, en]),
  ...Object.values(routeOf('index').paths),
];

/** A play yields one result: itself or its next matching event; a series yields its next event. */
export const plays = sql`plays as materialized (
  select distinct on (play) * from hits where play is not null
    order by play, tier, kind desc, evening_rank, nearness, record_id)`;

/** All events of a day are listed in the order of time; of those that are asked for, the ones that take place. */
const isOff = `tier < ${resultTiers.text} and is_cancelled`;
const coarseOrder = sql.raw(`tier, is_past, ${isOff}, nearness nulls last, kind, record_id`);

/** The first of each category. Ranking has to detoast the tsvector of each document, which is expensive. */
export const firstHits = ({ category, limit, offset }: FindRequest): SQL => {
  const max = (one: SearchCategory) =>
    sql`${category && category !== one ? 1 : Math.max(maxRanked, offset + limit)}::int`;
  return sql`first_hits as (
    select *, play is not null as is_play,
      row_number() over (partition by play is not null order by ${coarseOrder}) as coarse_place
    from (
      (select * from plays order by ${coarseOrder} limit ${max('events')})
      union all
      (select * from hits where play is null order by ${coarseOrder} limit ${max('content')})) first_of_both)`;
};

/** Reads the documents of the first hits. */
export function weighed({ question, tsqueries, requestContext: { locale } }: StatementInput): SQL {
  const { all, strict, words } = tsqueries;
  // Concatenation detoasts the tsvector once for several matches.
  const vector = sql.raw(words.length > 0 ? "tsv || ''" : 'tsv');
  const isRanked = sql.raw(`coarse_place <= ${maxRanked}`);
  const covered = question.isByPassage ? sumOfMatchedWeights(words) : coveredWords(tsqueries);
  return sql`weighed as (
    select first_hits.kind, record_id, is_play, coarse_place, is_past, is_cancelled, nearness, is_titled,
      length(document.title) as length, not ${isRanked} as is_rest,
      case when ${isRanked} then ${tierOfText(sql`tier`, sql`document.tsv @@ ${strict}::tsquery`)} else tier end as tier,
      ${isCalledSo(question)} as is_called_so,
      tier >= ${resultTiers.page_text} and document.url = any(${sql.param(lastPages)}::text[]) as is_last,
      case when ${isRanked} then ${covered} else 0 end as covered,
      case when ${isRanked} then round(ts_rank(${weights}::float4[], document.tsv, ${all}::tsquery)::numeric, 2)
        end as weight
    from first_hits cross join lateral (select title, url, ${vector} as tsv from search_documents
      where ${isDocumentOf('first_hits', locale)} offset 0) document)`;
}

/** Number of words that a result covers; a word in a name counts twice, one in a title three times. */
function coveredWords({ words }: QuestionTsqueries): SQL {
  if (words.length === 0) return sql`0`;
  const counts = words.flatMap((word) =>
    [word, withLexemePrefix(word, '='), withLexemePrefix(word, '#')].map(
      (tsquery) => sql`(document.tsv @@ ${tsquery}::tsquery)::int`,
    ),
  );
  // Subscriptions are named after a stage or day, so one word less counts: "capacity of the main stage".
  return sql.join([sql`(first_hits.kind = 'subscription')::int * -1`, ...counts], sql` + `);
}

/** The final order. A row counts only if those before it are equal. */
export function placed({ question, request: { span, limits } }: StatementInput): SQL {
  const tiers = (...names: (keyof typeof resultTiers)[]) => names.map((name) => resultTiers[name]).join(', ');
  const order = [
    'is_rest',
    'covered desc',
    // Of some days or limits, the order of time; as for what is not ranked by its text.
    `case when is_rest or ${(span ?? limits) !== undefined} then coarse_place end`,
    'tier',
    'is_past',
    isOff,
    'is_last',
    // "Toilet at the Gaußstraße": the page of the place.
    `tier = ${tiers('page_partly')} and kind = 'venue' desc`,
    'is_called_so desc',
    'is_titled desc',
    `case when kind = 'event' and tier in (${tiers('also_whole', 'event_named', 'event_meant')}) then nearness end`,
    `case when tier <= ${tiers('event_meant')} and tier not in (${tiers('also_whole', 'named', 'page_meant')}) then length end`,
    'weight desc',
    'length',
    'nearness nulls last',
    'kind',
    'record_id',
  ];
  return sql`placed as (
    select *, row_number() over (partition by is_play order by ${sql.raw(order.join(', '))}) as place
    from ${sql.raw(question.isByPassage ? 'passages' : 'weighed')})`;
}

/** Joins `search_documents` to a row that names a document. */
export const isDocumentOf = (row: string, locale: Locale): SQL =>
  sql`search_documents.lang = ${locale} and search_documents.kind = ${sql.raw(row)}.kind
    and search_documents.record_id = ${sql.raw(row)}.record_id`;
