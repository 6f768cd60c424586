// A scalar subquery of a search. Several of them are sent as one statement.
import type { SQL } from 'drizzle-orm';
import type { ParsedTsquery, Tsquery } from '#server/services/search/tsqueries.ts';

export type TsqueryLookup = (tsquery: Tsquery) => ParsedTsquery;

export interface Subquery<T> {
  /** Equal for equal subqueries. */
  key: string;
  /** The tsqueries to parse before the statement is built. */
  tsqueries: readonly Tsquery[];
  /** Builds a subquery that returns one JSON value; null if there is nothing to query. */
  statement(read: TsqueryLookup): SQL | null;
  /**
   * Maps the value to the result.
   * @param value null if there was nothing to query
   */
  answer(value: unknown, read: TsqueryLookup): T;
}
