// Queries the index for the count of each category and one page of results in order of rank.
import { type SQL, sql } from 'drizzle-orm';
import { berlinDay, startOfDay } from '#domain/dates/dates.ts';
import { stemsToHighlight } from '#domain/search/match-ranges.ts';
import { umlautSpellings } from '#domain/search/normalize-words.ts';
import type { PerformanceLimits } from '#domain/search/performance-limits.ts';
import type { SearchCategory } from '#domain/search/search.ts';
import { routeOf } from '#domain/site/route-table.ts';
import type { RequestContext } from '#server/services/request-context.ts';
import {
  type CompiledQuestion,
  type QuestionTsqueries,
  resolveTsqueries,
  tsqueriesOf,
} from '#server/services/search/compile-question.ts';
import {
  isDuring,
  limitsEvents,
  matchesLimits,
  runningTimeSql,
  type SearchedDays,
} from '#server/services/search/event-limits.ts';
import {
  byPassage,
  inverseDocumentFrequencies,
  sumOfMatchedWeights,
} from '#server/services/search/passages.ts';
import {
  noResults,
  type RankedResults,
  type ResultRows,
  rankedResults,
} from '#server/services/search/ranked-results.ts';
import { resultTiers } from '#server/services/search/result-tiers.ts';
import type { Subquery } from '#server/services/search/subquery.ts';
import { withLexemePrefix } from '#server/services/search/tsqueries.ts';
import * as site from '#site';

export interface FindRequest {
  /** Both if undefined. */
  category?: SearchCategory | undefined;
  limit: number;
  offset: number;
  /** Restricts results to events of these days. */
  span?: SearchedDays | undefined;
  /** Restricts results to plays of this duration or events with this start or price. */
  limits?: PerformanceLimits | undefined;
}

const weights = '{0.02,0.1,0.1,1}';
/** Results per category that are ranked by `ts_rank`; later pages use a simpler order. */
const maxRanked = 60;

/** Addresses that rank last among texts, because they mention everything: legal pages and the home page. */
const lastPages = [
  ...Object.values(site.legal_pages).flatMap(({ de, en }) => [de, en]),
  ...Object.values(routeOf('index').paths),
];

const eventColumns = (alias: string) =>
  sql.raw(`jsonb_build_object('date_start', ${alias}.date_start, 'date_end', ${alias}.date_end,
    'unspecific_time', ${alias}.unspecific_time, 'stage_name', ${alias}.stage_name,
    'is_cancelled', ${alias}.outcome = 'cancelled',
    'is_sold_out', ${alias}.status = 'soldout' or ${alias}.tickets_left is not distinct from 0)`);

export function searchSubquery(
  question: CompiledQuestion,
  request: FindRequest,
  requestContext: RequestContext,
): Subquery<RankedResults> {
  return {
    key: JSON.stringify([question, request], (name, value) => (name === 'sql' ? undefined : value)),
    tsqueries: tsqueriesOf(question),
    statement(read) {
      const readAs = resolveTsqueries(question, read);
      return readAs && statementFor(question, readAs, request, requestContext);
    },
    answer(value, read) {
      const lexemes = value === null ? [] : (resolveTsqueries(question, read)?.lexemes ?? []);
      return value === null
        ? noResults
        : rankedResults(value as ResultRows, stemsToHighlight(lexemes), requestContext);
    },
  };
}

/**
 * Orders results by {@link resultTiers}, then upcoming before past, then by rank. A play yields one result: itself or
 * its next matching event; a series yields its next event. Candidates are chosen by the index and short columns only,
 * because ranking has to detoast the tsvector of each document, which is expensive.
 */
function statementFor(
  {
    text,
    isService = false,
    isAboutVisitor = false,
    isByPassage = false,
    isTheme = false,
    names = [],
  }: CompiledQuestion,
  { all, strict, wide, partly, words }: QuestionTsqueries,
  { category, limit, offset, span, limits }: FindRequest,
  { locale, now }: RequestContext,
): SQL {
  const today = startOfDay(berlinDay(now)).toISOString();
  const here = sql`${`'@${locale}'`}::tsquery`;
  const during = span ? sql`and d.kind = 'event' and ${isDuring(span)}` : sql``;
  const within = limits ? sql`and ${matchesLimits(limits, now, span !== undefined)}` : sql``;
  const isNamed = sql`lower(d.title) = any(${sql.param([...names])}::text[])`;
  const none = (name: string) => sql.raw(`${name} as (select null::tid as spot where false)`);
  const marked = (name: string, query: string, mark: string) =>
    query === ''
      ? none(name)
      : sql`${sql.raw(name)} as materialized (
      select d.ctid as spot from search_documents d where d.tsv @@ (${withLexemePrefix(query, mark)}::tsquery && ${here}))`;
  // "Grosse Buehne" equals the title "Große Bühne".
  const typed = sql.param(umlautSpellings(text.toLowerCase()).map((each) => each.replaceAll('ß', 'ss')));
  const plain = (column: string) => sql.raw(`replace(lower(${column}), 'ß', 'ss')`);
  // Joins are added only if needed: most words have no synonyms, and each join scans all hits of a frequent word.
  const byWide = wide
    ? sql`left join entitled e on e.spot = d.ctid left join meant m on m.spot = d.ctid`
    : sql``;
  const byPartly = partly ? sql`left join partly y on y.spot = d.ctid` : sql``;
  const isPartly = sql.raw(partly ? 'y.spot is not null' : 'false');
  const isEntitled = sql.raw(wide ? 'e.spot is not null' : 't.spot is not null');
  const isMeant = sql.raw(wide ? 'm.spot is not null' : 'n.spot is not null');
  // Most hits of a frequent word have it in their texts only.
  const isUnmarked = sql.raw(
    `coalesce(t.spot, n.spot, h.spot${wide ? ', e.spot, m.spot' : ''}${partly ? ', y.spot' : ''}) is null`,
  );
  // "Sterne" must not match a person called Stern: names have no inflected form but the genitive.
  const isOtherForm = /^\S+$/.test(text)
    ? sql`exists (select from unnest(${typed}::text[]) said, regexp_split_to_table(${plain('d.title')}, '[ -]+') name
        where said ^@ name and length(name) > 2 and said not in (name, name || 's'))`
    : sql`false`;
  // "Open" asks for hours and not for the "Opening Festival": a subject is a title only as it is written.
  const isOtherWord =
    isService && /^\S+$/.test(text)
      ? sql`not exists (select from unnest(${typed}::text[]) said, regexp_split_to_table(${plain('d.title')}, '[ -]+') name
          where name in (said, said || 's'))`
      : sql`false`;
  const unmarked = sql`case when ${isService} and d.kind in ('page', 'form', 'subscription') then ${resultTiers.page_text}::int
    when d.kind = 'person' then ${resultTiers.person_text}::int else ${resultTiers.text}::int end`;
  const coarsely = sql.raw('tier, is_past, nearness nulls last, kind, record_id');
  const isPast = sql`d.play is not null and coalesce(d.date < ${today}, false)`;
  // An event with that title itself comes before the next event of its play, and one with a title of its own ("Matinee
  // before the premiere") after those of the play. Compared for few rows only.
  const eveningRank = sql`case when d.kind = 'event' and not ${isUnmarked} then
    case when n.spot is not null and ${isNamed} then -4 else 0 end + (d.data->>'context' <> '')::int else 0 end + 2 * (${isPast})::int`;
  const nearness = sql`date_part('epoch', d.date) * case when d.play is not null and d.date >= ${today} then 1 else -1 end`;
  const max = (one: SearchCategory) =>
    sql`${category && category !== one ? 1 : Math.max(maxRanked, offset + limit)}::int`;
  // Concatenation detoasts the tsvector once for several matches.
  const vector = sql.raw(words.length > 0 ? "tsv || ''" : 'tsv');
  // Number of words that a result covers; a word in a name counts twice, one in a title three times.
  const covered = sql.join(
    [
      // Subscriptions are named after a stage or day, so one word less counts: "capacity of the main stage".
      words.length > 0 ? sql`(c.kind = 'subscription')::int * -1` : sql`0`,
      ...words.flatMap((word) => [
        sql`(d.tsv @@ ${word}::tsquery)::int`,
        sql`(d.tsv @@ ${withLexemePrefix(word, '=')}::tsquery)::int`,
        sql`(d.tsv @@ ${withLexemePrefix(word, '#')}::tsquery)::int`,
      ]),
    ],
    sql` + `,
  );
  return sql`
    with ${isByPassage ? inverseDocumentFrequencies(words, locale) : sql``} ${marked('titled', strict, '#')}, ${marked('named', strict, '=')},
    ${marked('entitled', wide, '#')}, ${marked('meant', wide, '=')},
    ${marked('held', wide || strict, '~')}, ${marked('partly', partly, '#')},
    hits as materialized (
      select d.kind, d.record_id, d.play,
        case when ${isUnmarked} then ${unmarked}
          when t.spot is not null and ${plain('d.title')} = any(${typed}::text[])
            and not (d.kind = 'event' and d.date < ${today}) then ${resultTiers.whole}
          when d.kind = 'person' and t.spot is not null and ${isOtherForm} then ${resultTiers.text}::int
          when d.kind = 'production' and t.spot is not null and ${isOtherWord} then ${resultTiers.text}::int
          when d.kind in ('production', 'person') and t.spot is not null then ${resultTiers.titled}
          when n.spot is not null and d.kind in ('production', 'person', 'event', 'venue')
            and not (d.kind = 'person' and ${isService}) and string_to_array(${plain("d.data->>'also'")}, ${'\n'}) && ${typed}::text[] then ${resultTiers.also_whole}
          when d.kind in ('production', 'person') and n.spot is not null
            and not (d.kind = 'person' and ${isService}) and not ${isAboutVisitor} then ${resultTiers.named}
          when d.kind = 'event' and t.spot is not null then case when ${isService} and ${isEntitled} then ${resultTiers.event_meant}::int else ${resultTiers.event_titled}::int end
          when d.kind = 'event' and n.spot is not null and not ${isAboutVisitor} then ${resultTiers.event_named}
          when ${isEntitled} and d.kind = 'production' and ${isTheme} then ${resultTiers.play_entitled}
          when d.kind in ('press', 'booklet') and t.spot is not null and not ${isService} then ${resultTiers.writing_titled}
          when d.kind in ('press', 'booklet') and n.spot is not null then ${resultTiers.writing_named}
          when t.spot is not null and not ${isService} and d.kind not in ('press', 'booklet')
            then ${resultTiers.page_titled}
          when ${isEntitled} and d.kind in ('page', 'form', 'screen') then ${resultTiers.page_meant}
          when ${isEntitled} and d.kind = 'event' and not ${isAboutVisitor} then ${resultTiers.event_meant}
          when ${isEntitled} and d.kind = 'venue' or ${isMeant} and d.kind = 'subscription' then ${resultTiers.offer_meant}
          when ${isPartly} and d.kind = 'production' and ${isTheme} then ${resultTiers.play_partly}
          when (${isMeant} or h.spot is not null) and d.kind in ('production', 'event') and not ${isAboutVisitor} then ${resultTiers.play_meant}
          when h.spot is not null and d.kind = 'person' then ${resultTiers.held}
          when n.spot is not null or ${isPartly} and d.play is null and ${isNamed} then ${resultTiers.page_named}
          when ${isPartly} and d.kind in ('page', 'form', 'subscription', 'venue', 'screen')
            then ${resultTiers.page_partly}
          when ${isMeant} and not (d.play is not null and ${isAboutVisitor}) then ${resultTiers.meant}
          else ${unmarked} end::int as tier,
        ${isPast} as is_past, t.spot is not null as is_said,
        ${limits && !limitsEvents(limits) ? runningTimeSql(limits) : nearness} as nearness, ${eveningRank} as evening_rank
      from search_documents d left join titled t on t.spot = d.ctid left join named n on n.spot = d.ctid
        left join held h on h.spot = d.ctid ${byWide} ${byPartly}
      where d.tsv @@ (${all}::tsquery && ${here}) ${during} ${within}),
    plays as materialized (
      select distinct on (play) * from hits where play is not null
        order by play, tier, kind desc, evening_rank, nearness, record_id),
    coarse as (
      (select * from plays order by ${coarsely} limit ${max('events')})
      union all
      (select * from hits where play is null order by ${coarsely} limit ${max('content')})),
    numbered as (
      select *, play is not null as is_play,
        row_number() over (partition by play is not null order by ${coarsely}) as at from coarse),
    weighed as (
      select c.kind, c.record_id, c.is_play, c.at, c.is_past, c.nearness, c.is_said, length(d.title) as length,
        c.at > ${maxRanked} as is_rest,
        case when c.tier in (${resultTiers.page_text}, ${resultTiers.text}, ${resultTiers.person_text}) and c.at <= ${maxRanked} and not d.tsv @@ ${strict}::tsquery
          then case c.tier when ${resultTiers.page_text} then ${resultTiers.page_text_meant}::int else ${resultTiers.text_meant}::int end
          else c.tier end as tier,
        ${isNamed} as is_name, c.tier >= ${resultTiers.page_text} and d.url = any(${sql.param(lastPages)}::text[]) as is_last,
        case when c.at <= ${maxRanked} then ${isByPassage ? sumOfMatchedWeights(words) : covered} else 0 end as covered,
        case when c.at <= ${maxRanked} then round(ts_rank(${weights}::float4[], d.tsv, ${all}::tsquery)::numeric, 2)
          end as weight
      from numbered c cross join lateral (select title, url, ${vector} as tsv from search_documents s
        where s.lang = ${locale} and s.kind = c.kind and s.record_id = c.record_id offset 0) d),
    ${isByPassage ? byPassage(words, locale) : sql``}
    placed as (
      select *, row_number() over (partition by is_play
        order by is_rest, covered desc, case when is_rest or ${(span ?? limits) !== undefined} then at end, tier, is_past, is_last, is_name desc, is_said desc,
          case when kind = 'event' and tier in (${resultTiers.also_whole}, ${resultTiers.event_named}) then nearness end,
          case when tier <= ${resultTiers.event_meant} and tier not in (${resultTiers.also_whole}, ${resultTiers.named}, ${resultTiers.page_meant}) then length end, weight desc,
          length, nearness nulls last, kind, record_id) as place
      from ${sql.raw(isByPassage ? 'passages' : 'weighed')}),
    chosen as (
      select case when is_play then 'events' else 'content' end as category, p.place, d.kind, d.record_id, d.title,
        d.body, d.url, d.date, d.data,
        case d.kind
          when 'event' then (select ${eventColumns('e')} from events e where e.id = d.record_id)
          when 'production' then (select ${eventColumns('e')} from events e where e.production_id = d.record_id
            and e.is_online and e.outcome <> 'cancelled' and e.date_start >= ${today}
            and (e.date_start > ${now.toISOString()} or e.unspecific_time)
            order by e.date_start, e.id limit 1) end as evening
      from placed p join search_documents d
        on d.lang = ${locale} and d.kind = p.kind and d.record_id = p.record_id
      where place > ${offset} and place <= ${offset + limit} and ${category ? sql`is_play = ${category === 'events'}` : sql`true`})
    select jsonb_build_object(
      'counts', jsonb_build_object('events', (select count(*) from plays),
        'content', (select count(*) from hits where play is null)),
      'results', (select jsonb_agg(to_jsonb(c) order by c.place) from chosen c),
      'best', (select jsonb_object_agg(case when is_play then 'events' else 'content' end,
        jsonb_build_object('covered', covered, 'tier', tier, 'weight', weight, 'kind', kind,
        -- Of hundreds of synonyms each document takes its time: only of the best.
        'near', case when tier >= ${resultTiers.page_partly} then (select round(ts_rank_cd('{1,1,1,1}', s.tsv, ${all}::tsquery)::numeric, 3)
          from search_documents s where s.lang = ${locale} and s.kind = placed.kind and s.record_id = placed.record_id) end))
        from placed where place = 1))`;
}
