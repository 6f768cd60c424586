// Queries the index for the count of each category and one page of results in order of rank.
import { type SQL, sql } from 'drizzle-orm';
import { berlinDay, startOfDay } from '#domain/dates/dates.ts';
import { stemsToHighlight } from '#domain/search/match-ranges.ts';
import type { RequestContext } from '#server/services/request-context.ts';
import {
  type CompiledQuestion,
  resolveTsqueries,
  tsqueriesOf,
} from '#server/services/search/compile-question.ts';
import { passages, rarities } from '#server/services/search/passages.ts';
import { firstHits, isDocumentOf, placed, plays, weighed } from '#server/services/search/ranked-hits.ts';
import {
  noResults,
  type RankedResults,
  type ResultRows,
  rankedResults,
} from '#server/services/search/ranked-results.ts';
import { resultTiers } from '#server/services/search/result-tiers.ts';
import { cancelled, hits, markedDocuments } from '#server/services/search/search-hits.ts';
import type { FindRequest, StatementInput } from '#server/services/search/statement-input.ts';
import type { Subquery } from '#server/services/search/subquery.ts';

export function searchSubquery(
  question: CompiledQuestion,
  request: FindRequest,
  requestContext: RequestContext,
): Subquery<RankedResults> {
  return {
    key: JSON.stringify([question, request], (name, value) => (name === 'sql' ? undefined : value)),
    tsqueries: tsqueriesOf(question),
    statement(read) {
      const tsqueries = resolveTsqueries(question, read);
      return tsqueries && statementFor({ question, tsqueries, request, requestContext });
    },
    answer(value, read) {
      const lexemes = value === null ? [] : (resolveTsqueries(question, read)?.lexemes ?? []);
      return value === null
        ? noResults
        : rankedResults(value as ResultRows, stemsToHighlight(lexemes), requestContext);
    },
  };
}

/** Each CTE reads the one before it. */
function statementFor(input: StatementInput): SQL {
  const { question, tsqueries, request, requestContext } = input;
  const { locale } = requestContext;
  const tables = [
    ...markedDocuments(input),
    cancelled(input),
    hits(input),
    plays,
    firstHits(request),
    ...(question.isByPassage ? [rarities(tsqueries.words, locale)] : []),
    weighed(input),
    ...(question.isByPassage ? [passages(tsqueries.words, locale)] : []),
    placed(input),
    chosen(request, requestContext),
  ];
  return sql`with ${sql.join(tables, sql`, `)}
    select jsonb_build_object(
      'counts', jsonb_build_object('events', (select count(*) from plays),
        'content', (select count(*) from hits where play is null)),
      'results', (select jsonb_agg(to_jsonb(chosen) order by place) from chosen),
      'best', (select jsonb_object_agg(${category},
        jsonb_build_object('covered', covered, 'tier', tier, 'weight', weight, 'kind', kind,
          'near', ${nearnessOfWords(tsqueries.all, requestContext)})) from placed where place = 1))`;
}

const category = sql`case when is_play then 'events' else 'content' end`;

/** Of the best only: with hundreds of synonyms, each document takes its time. */
const nearnessOfWords = (all: string, { locale }: RequestContext): SQL =>
  sql`case when tier >= ${resultTiers.page_partly} then (
    select round(ts_rank_cd('{1,1,1,1}', tsv, ${all}::tsquery)::numeric, 3)
    from search_documents where ${isDocumentOf('placed', locale)}) end`;

/** The results of the page. */
const chosen = (
  { category: only, limit, offset }: FindRequest,
  requestContext: RequestContext,
): SQL => sql`chosen as (
  select ${category} as category, place, document.kind, document.record_id, document.title, document.body, document.url,
    document.date, document.data, ${eveningOf(requestContext)} as evening
  from placed join search_documents document on document.lang = ${requestContext.locale}
    and document.kind = placed.kind and document.record_id = placed.record_id
  where place > ${offset} and place <= ${offset + limit} and ${only ? sql`is_play = ${only === 'events'}` : sql`true`})`;

/** The event itself, or the next one of a play. */
function eveningOf({ now }: RequestContext): SQL {
  const today = startOfDay(berlinDay(now)).toISOString();
  return sql`case document.kind
    when 'event' then (select ${eventColumns} from events where id = document.record_id)
    when 'production' then (select ${eventColumns} from events where production_id = document.record_id
      and is_online and outcome <> 'cancelled' and date_start >= ${today}
      and (date_start > ${now.toISOString()} or unspecific_time)
      order by date_start, id limit 1) end`;
}

const eventColumns = sql.raw(`jsonb_build_object('date_start', date_start, 'date_end', date_end,
  'unspecific_time', unspecific_time, 'stage_name', stage_name, 'is_cancelled', outcome = 'cancelled',
  'is_sold_out', status = 'soldout' or tickets_left is not distinct from 0)`);
