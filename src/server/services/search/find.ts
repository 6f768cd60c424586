// Queries the index: the count of each category, and one page of results, the best first. One query.
import { type SQL, sql } from 'drizzle-orm';
import { berlinDay, startOfDay, toBerlinIso } from '#domain/dates/dates.ts';
import { isOver } from '#domain/events/event-end.ts';
import type { SearchCategory, SearchKind, SearchResult } from '#domain/search/search.ts';
import { excerptOf, findMarks, stemsToMark } from '#domain/search/search-marks.ts';
import type { Database } from '#server/db/client.server.ts';
import type { RequestContext } from '#server/services/request-context.ts';
import type { DocumentData } from '#server/services/search/document.ts';

export interface Found {
  counts: Record<SearchCategory, number>;
  results: Record<SearchCategory, SearchResult[]>;
}

export interface FindRequest {
  /** Both by default. */
  category?: SearchCategory | undefined;
  limit: number;
  offset: number;
}

interface Row {
  category: SearchCategory;
  kind: SearchKind;
  record_id: number;
  title: string;
  body: string;
  url: string;
  date: string | null;
  data: DocumentData;
  evening: EventRow | null;
}

interface EventRow {
  date_start: string;
  date_end: string | null;
  unspecific_time: boolean;
  stage_name: string;
  is_cancelled: boolean;
}

/** The rank of a match in a name; no number of matches in a text reaches it. */
const nameRank = 0.105;
const weights = '{0.02,0.1,0.1,1}';
/** Results per category that are ranked by text; further pages have a simpler order. */
const maxRanked = 60;

const eventColumns = (alias: string) =>
  sql.raw(`jsonb_build_object('date_start', ${alias}.date_start, 'date_end', ${alias}.date_end,
    'unspecific_time', ${alias}.unspecific_time, 'stage_name', ${alias}.stage_name,
    'is_cancelled', ${alias}.outcome = 'cancelled')`);

/**
 * Names before texts, upcoming before past, then by rank. Of a play only the best result is shown: itself, or its
 * next matching event; of a series its next event. Everything up to the choice of results to rank is answered from
 * the index and short columns: ranking reads a document's words, which is expensive.
 */
export async function find(
  { db }: Database,
  question: SQL,
  { category, limit, offset }: FindRequest,
  { locale, now }: RequestContext,
): Promise<Found> {
  const today = startOfDay(berlinDay(now)).toISOString();
  const here = sql`${`'@${locale}'`}::tsquery`;
  // Stop words or exclusions alone are no query.
  const isAsking = sql`querytree(${question}) not in ('', 'T')`;
  const inNames = sql`regexp_replace(${question}::text, '''([^'']+)''', '''=\\1''', 'g')::tsquery`;
  const coarsely = sql.raw('is_named desc, is_past, nearness nulls last, kind, record_id');
  const max = (one: SearchCategory) =>
    sql`${category && category !== one ? 0 : Math.max(maxRanked, offset + limit)}::int`;
  const { rows } = await db.execute<{
    terms: string;
    counts: Partial<Record<SearchCategory, number>> | null;
    results: Row[] | null;
  }>(sql`
    with named as materialized (
      select d.ctid as spot from search_documents d where ${isAsking} and d.tsv @@ (${inNames} && ${here})),
    hits as materialized (
      select d.kind, d.record_id, d.play, n.spot is not null as is_named,
        d.play is not null and coalesce(d.date < ${today}, false) as is_past,
        extract(epoch from d.date)::float8 * case when d.play is not null and d.date >= ${today} then 1
          else -1 end as nearness
      from search_documents d left join named n on n.spot = d.ctid
      where ${isAsking} and d.tsv @@ (${question} && ${here})),
    plays as materialized (
      select distinct on (play) * from hits where play is not null
        order by play, is_named desc, kind desc, is_past, nearness, record_id),
    coarse as (
      (select * from plays order by ${coarsely} limit ${max('events')})
      union all
      (select * from hits where play is null order by ${coarsely} limit ${max('content')})),
    numbered as (
      select *, play is not null as is_play,
        row_number() over (partition by play is not null order by ${coarsely}) as at from coarse),
    weighed as (
      select c.*, length(d.title) as length, c.at > ${maxRanked} as is_rest,
        case when c.at <= ${maxRanked} then round(ts_rank(${weights}::float4[], d.tsv, ${question})::numeric, 2)
          end as weight
      from numbered c join search_documents d on d.lang = ${locale} and d.kind = c.kind and d.record_id = c.record_id),
    placed as (
      select *, row_number() over (partition by is_play
        order by is_rest, case when is_rest then at end, weight > ${nameRank} desc, is_past, weight desc,
          length, nearness nulls last, kind, record_id) as place
      from weighed),
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
      where place > ${offset} and place <= ${offset + limit})
    select querytree(${question}) as terms,
      jsonb_build_object('events', (select count(*) from plays),
        'content', (select count(*) from hits where play is null)) as counts,
      (select jsonb_agg(to_jsonb(c) order by c.place) from chosen c) as results`);
  const [row] = rows;
  const stems = stemsToMark([...(row?.terms ?? '').matchAll(/'([^']+)'/g)].map(([, term]) => term as string));
  const results = (row?.results ?? []).map((each) => ({
    category: each.category,
    result: resultOf(each, stems, { locale, now }),
  }));
  const of = (wanted: SearchCategory) =>
    results.filter((each) => each.category === wanted).map(({ result }) => result);
  return {
    counts: { events: row?.counts?.events ?? 0, content: row?.counts?.content ?? 0 },
    results: { events: of('events'), content: of('content') },
  };
}

function resultOf(row: Row, stems: readonly string[], { now }: RequestContext): SearchResult {
  const { kind, title, url, data, evening } = row;
  const excerpt = excerptOf(row.body.split('\n'), stems);
  const date = evening?.date_start ?? (kind === 'press' ? row.date : null);
  const { german } = data;
  const fields = { title: german.includes('title'), excerpt: german.includes(excerpt.line) };
  const isContextGerman = german.includes('context');
  return {
    kind,
    id: row.record_id,
    title,
    title_marks: findMarks(title, stems),
    url,
    context: data.context,
    excerpt: excerpt.text,
    excerpt_marks: excerpt.marks,
    date: date && toBerlinIso(new Date(date)),
    unspecific_time: evening?.unspecific_time ?? false,
    stage_name: evening?.stage_name ?? '',
    is_past: evening ? isOver(timesOf(evening), now) : kind === 'production' && row.date !== null,
    is_cancelled: evening?.is_cancelled ?? false,
    in_german: [
      ...(fields.title ? ['title'] : []),
      ...(isContextGerman ? ['context'] : []),
      ...(fields.excerpt ? ['excerpt'] : []),
    ],
  };
}

const timesOf = ({ date_start, date_end, unspecific_time }: EventRow) => ({
  date_start: new Date(date_start),
  date_end: date_end ? new Date(date_end) : null,
  unspecific_time,
});
