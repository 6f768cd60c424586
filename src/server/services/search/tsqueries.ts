// Parses tsqueries once. Statements get them as constants, which the planner handles quickly.
import { type SQL, sql } from 'drizzle-orm';
import type { Locale } from '#domain/languages/locales.ts';
import type { Database } from '#server/db/client.server.ts';
import type { Queries } from '#server/db/query-builder.ts';

/** Runs a read-only transaction. Statements after {@link parseTsqueries} use the index. */
export const inReadOnlyTransaction = <T>(
  { db }: Database,
  work: (queries: Queries) => Promise<T>,
): Promise<T> => db.transaction(work, { accessMode: 'read only' });

/** A tsquery before PostgreSQL has parsed it. */
export interface Tsquery {
  /** Equal for equal words. */
  key: string;
  sql: SQL;
}

/** A tsquery as parsed by PostgreSQL. */
export interface ParsedTsquery {
  /** Empty if no word is left. */
  text: string;
  /**
   * From `querytree`, without exclusions; empty or `T` if the index cannot answer it (only stop words or exclusions).
   */
  tree: string;
}

/**
 * Turns sequential scans off until the transaction ends: on a small table the planner prefers them, but underestimates
 * how long the documents are. Set within a statement that runs anyway, to save a round trip.
 */
const byIndex = sql`set_config('enable_seqscan', 'off', true)`;

/**
 * One query.
 * @param beside an extra value to read in the same statement
 */
export async function parseTsqueries(
  on: Queries,
  queries: readonly SQL[],
  beside = sql`null`,
): Promise<{ read: ParsedTsquery[]; beside: unknown }> {
  const rows = queries.map((query, at) => sql`(${at + 1}::int, ${query})`);
  const { rows: read } = await on.execute<ParsedTsquery & Record<string, unknown>>(sql`
    with queries (at, query) as materialized (values ${sql.join([sql`(0, null::tsquery)`, ...rows], sql`, `)})
    select query::text as text, querytree(query) as tree, case at when 0 then ${beside} end as beside,
      case at when 0 then ${byIndex} end as setting
    from queries order by at`);
  const [first, ...parsed] = read;
  return { read: parsed, beside: first?.beside ?? null };
}

/** Parsed before, by language and key: the tsquery of a word with hundreds of synonyms takes a millisecond. */
const tsqueryCache = new Map<string, ParsedTsquery>();
const maxParsed = 500;

export function cachedTsquery(locale: Locale, { key }: Tsquery): ParsedTsquery | undefined {
  const place = `${locale} ${key}`;
  const known = tsqueryCache.get(place);
  if (known) {
    // The least recently used one is removed first.
    tsqueryCache.delete(place);
    tsqueryCache.set(place, known);
  }
  return known;
}

export function cacheTsquery(locale: Locale, { key }: Tsquery, parsed: ParsedTsquery): void {
  tsqueryCache.set(`${locale} ${key}`, parsed);
  if (tsqueryCache.size > maxParsed) tsqueryCache.delete(tsqueryCache.keys().next().value as string);
}

/** Combine tsqueries by `or` and `and`; empty ones are left out. */
export const orTsqueries = (queries: readonly string[]): string => joinedBy(' | ', queries);
export const andTsqueries = (queries: readonly string[]): string => joinedBy(' & ', queries);

const joinedBy = (operator: string, queries: readonly string[]): string =>
  queries.flatMap((query) => (query === '' ? [] : [`(${query})`])).join(operator);

/** Rewrites a query for marked lexemes. These have no positions, so phrases become `and`. */
export const withLexemePrefix = (query: string, mark: string): string =>
  query.replaceAll(/<(?:-|\d+)>/g, '&').replaceAll(/'([^']+)'/g, `'${mark}$1'`);

/** The lexemes of a query, with or without those of its phrases. */
export const lexemesOf = (query: string, withPhrases = true): string[] =>
  [
    ...(withPhrases ? query : query.replaceAll(/'[^']+'(?: <(?:-|\d+)> '[^']+')+/g, '')).matchAll(
      /'([^']+)'/g,
    ),
  ].map(([, lexeme]) => lexeme as string);
