// What a search asks the database. Several attempts go out as one statement.
import type { SQL } from 'drizzle-orm';
import type { ReadQuery, Tsquery } from '#server/services/search/tsqueries.ts';

export type ReadTsquery = (tsquery: Tsquery) => ReadQuery;

export interface Attempt<T> {
  /** The same for the same attempt. */
  key: string;
  /** What it needs as text. */
  tsqueries: readonly Tsquery[];
  /** A query of one JSON value; null where there is nothing to ask. */
  statement(read: ReadTsquery): SQL | null;
  /** @param value that of the query; null where nothing was asked */
  answer(value: unknown, read: ReadTsquery): T;
}
