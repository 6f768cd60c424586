// Reads tsqueries once, as text: a statement that needs one many times gets it as a constant, which is planned quickly.
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#server/db/client.server.ts';
import type { Queries } from '#server/db/query-builder.ts';

/** Runs reading statements on one connection. The index answers those that come after {@link readTsqueries}. */
export const readFromIndex = <T>({ db }: Database, work: (queries: Queries) => Promise<T>): Promise<T> =>
  db.transaction(work, { accessMode: 'read only' });

/** A tsquery that PostgreSQL reads from words. */
export interface Tsquery {
  /** The same for the same words. */
  key: string;
  sql: SQL;
}

/** A tsquery as PostgreSQL has read it. */
export interface ReadQuery {
  /** Empty where nothing is asked. */
  text: string;
  /** Without exclusions; empty or `T` where the index cannot answer it: stop words or exclusions alone. */
  tree: string;
}

/**
 * Of a small table PostgreSQL would rather read each document, which takes longer than it reckons: they are long. Until
 * the transaction ends; with what is read anyway, since a statement of its own takes its time.
 */
const byIndex = sql`set_config('enable_seqscan', 'off', true)`;

/**
 * One query.
 * @param beside another value, which is read as well
 */
export async function readTsqueries(
  on: Queries,
  queries: readonly SQL[],
  beside = sql`null`,
): Promise<{ read: ReadQuery[]; beside: unknown }> {
  const rows = queries.map((query, at) => sql`(${at}::int, ${query})`);
  const { rows: read } = await on.execute<ReadQuery & Record<string, unknown>>(sql`
    with queries (at, query) as materialized (values ${sql.join(rows, sql`, `)})
    select query::text as text, querytree(query) as tree, case at when 0 then ${beside} end as beside,
      case at when 0 then ${byIndex} end as setting
    from queries order by at`);
  return { read, beside: read[0]?.beside ?? null };
}

/** Either of them, or both; an empty one asks for nothing. */
export const either = (queries: readonly string[]): string => joinedBy(' | ', queries);
export const both = (queries: readonly string[]): string => joinedBy(' & ', queries);

const joinedBy = (operator: string, queries: readonly string[]): string =>
  queries.flatMap((query) => (query === '' ? [] : [`(${query})`])).join(operator);

/** The question about marked words. Marks have no positions: of a phrase all words. */
export const inMarks = (query: string, mark: string): string =>
  query.replaceAll(/<(?:-|\d+)>/g, '&').replaceAll(/'([^']+)'/g, `'${mark}$1'`);

/** Its words, as the index has them. */
export const lexemesOf = (query: string): string[] =>
  [...query.matchAll(/'([^']+)'/g)].map(([, lexeme]) => lexeme as string);
