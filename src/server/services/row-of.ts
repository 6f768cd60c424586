// The type of the rows that a `select` of given columns reads.
import type { Column, GetColumnData, InferSelectModel, SQL, Table } from 'drizzle-orm';

/** Columns of outer joins are nullable. */
export type RowOf<Columns> = {
  [K in keyof Columns]: Columns[K] extends Column
    ? GetColumnData<Columns[K]>
    : Columns[K] extends SQL<infer Value>
      ? Value
      : Columns[K] extends Table
        ? InferSelectModel<Columns[K]>
        : never;
};
