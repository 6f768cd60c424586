// Selects a row as one JSON value, which is parsed and mapped once instead of per column.
import { type Column, is, type SQL, sql } from 'drizzle-orm';
import { PgNumeric, PgTimestamp } from 'drizzle-orm/pg-core';
import type { RowOf } from './row-of.ts';

/** For a `select` of many columns and rows: one column whose value is the row. Faster from some hundred values on. */
export function rowAsJson<C extends Record<string, Column | SQL>>(columns: C): SQL<RowOf<C>> {
  const names = Object.keys(columns);
  const isInstant = Object.values(columns).map((column) => is(column, PgTimestamp));
  // As a number of JSON it would lose its zeros.
  const values = Object.values(columns).map((column) =>
    is(column, PgNumeric) ? sql`${column}::text` : sql`${column}`,
  );
  const rowOf = (found: unknown[]): RowOf<C> => {
    const row: Record<string, unknown> = {};
    for (let at = 0; at < names.length; at += 1) {
      const value = found[at];
      row[names[at] as string] = isInstant[at] && value !== null ? new Date(value as string) : value;
    }
    return row as RowOf<C>;
  };
  return sql`json_build_array(${sql.join(values, sql`, `)})`.mapWith(rowOf);
}
