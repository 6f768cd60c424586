// Columns of tables that are known at run time only, such as those of resources.
import { getTableColumns, getTableName } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

/** The columns of a table by name. */
export function columnsOf(table: PgTable): Record<string, PgColumn> {
  return getTableColumns(table);
}

/** @throws if the table has no such column, i.e. the resource and its table disagree */
export function columnOf(table: PgTable, name: string): PgColumn {
  const column = columnsOf(table)[name];
  if (!column) throw new Error(`The table ${getTableName(table)} has no column ${name}.`);
  return column;
}
