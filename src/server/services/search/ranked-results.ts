// The ranked results of a subquery: counts, result entries, and the rank of the best one.
import { toBerlinIso } from '#domain/dates/dates.ts';
import { isOver } from '#domain/events/event-end.ts';
import { excerptOf, findMatchRanges } from '#domain/search/match-ranges.ts';
import type { SearchCategory, SearchKind, SearchResult } from '#domain/search/search.ts';
import type { RequestContext } from '#server/services/request-context.ts';
import type { DocumentData } from '#server/services/search/document.ts';

export interface RankedResults {
  counts: Record<SearchCategory, number>;
  results: Record<SearchCategory, SearchResult[]>;
  /** The rank of the best result of each category; null without results. */
  best: Record<SearchCategory, ResultRank | null>;
}

/** A smaller {@link resultTiers tier} is better; within a tier a larger weight is. */
export interface ResultRank {
  /** Number of words covered, for questions whose words match separately. */
  covered: number;
  tier: number;
  weight: number;
  kind: SearchKind | 'day';
  /** Proximity of the words (`ts_rank_cd`). */
  near?: number | null;
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
  is_sold_out: boolean;
}

/** The JSON value of the statement. */
export interface ResultRows {
  counts: Record<SearchCategory, number>;
  results: Row[] | null;
  best: Partial<Record<SearchCategory, ResultRank>> | null;
}

export const noResults: RankedResults = {
  counts: { events: 0, content: 0 },
  results: { events: [], content: [] },
  best: { events: null, content: null },
};

/** What a result has that no document has. */
export const bareResult = {
  title_marks: [],
  context: '',
  excerpt: '',
  excerpt_marks: [],
  date: null,
  unspecific_time: false,
  stage_name: '',
  is_past: false,
  is_cancelled: false,
  is_sold_out: false,
  in_german: [],
} satisfies Partial<SearchResult>;

/** @param stems stems of the words to mark */
export function rankedResults(
  { counts, results, best }: ResultRows,
  stems: readonly string[],
  requestContext: RequestContext,
): RankedResults {
  const all = (results ?? []).map((row) => ({
    category: row.category,
    result: resultOf(row, stems, requestContext),
  }));
  const of = (wanted: SearchCategory) =>
    all.filter(({ category }) => category === wanted).map(({ result }) => result);
  return {
    counts,
    results: { events: of('events'), content: of('content') },
    best: { events: best?.events ?? null, content: best?.content ?? null },
  };
}

function resultOf(row: Row, stems: readonly string[], { now }: RequestContext): SearchResult {
  const { kind, title, url, data, evening } = row;
  const excerpt = excerptOf(row.body.split('\n'), stems);
  const is_past = evening ? isOver(timesOf(evening), now) : kind === 'production' && row.date !== null;
  const date = evening?.date_start ?? (kind === 'press' ? row.date : null);
  const { german } = data;
  const fields = { title: german.includes('title'), excerpt: german.includes(excerpt.line) };
  const isContextGerman = german.includes('context');
  return {
    kind,
    id: row.record_id,
    title,
    title_marks: findMatchRanges(title, stems),
    url,
    context: data.context,
    excerpt: excerpt.text,
    excerpt_marks: excerpt.marks,
    date: date && toBerlinIso(new Date(date)),
    unspecific_time: evening?.unspecific_time ?? false,
    stage_name: evening?.stage_name ?? '',
    is_past,
    is_cancelled: evening?.is_cancelled ?? false,
    is_sold_out: Boolean(evening?.is_sold_out) && !evening?.is_cancelled && !is_past,
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
