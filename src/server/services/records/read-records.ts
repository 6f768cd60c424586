// Reads records as editors change them: every field, with both languages, references as ids.
import { asc, inArray, isNotNull, isNull, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { ResourceField, ResourceName } from '#domain/resources/resource.ts';
import { fieldsOf } from '#domain/resources/resources.ts';
import type { Queries } from '#server/db/query-builder.ts';
import { type ListTable, resourceTables } from '#server/db/schema/resource-tables.ts';
import { columnOf, columnsOf } from '#server/db/table-columns.ts';

/** A row or a part of one, by column names. */
export type Row = Record<string, unknown>;

export interface VersionedRecord {
  id: number;
  /** Raised with every change. */
  version: number;
  /** By the names of the description; instants are dates. */
  values: Row;
}

/** The name of a field's column in its record's own row; undefined for lists, modules and parts. */
export function columnNameOf(name: string, { kind }: ResourceField, columns: Record<string, PgColumn>) {
  const column = kind === 'reference' ? `${name}_id` : name;
  return columns[column] && kind !== 'references' ? column : undefined;
}

/** The rows of a resource in a table shared by two: links of menus, and links of submenus. */
export function rowsOfResource(name: ResourceName): SQL | undefined {
  const { table } = resourceTables[name];
  if (name === 'menu_links') return isNull(columnOf(table, 'parent_id'));
  return name === 'submenu_links' ? isNotNull(columnOf(table, 'parent_id')) : undefined;
}

/** In any order; missing records are left out. One query, and one for each list. */
export async function readRecords(
  queries: Queries,
  name: ResourceName,
  ids: readonly number[],
): Promise<VersionedRecord[]> {
  const { table, lists = {} } = resourceTables[name];
  const columns = columnsOf(table);
  const rows = await queries
    .select()
    .from(table)
    .where(inArray(columnOf(table, 'id'), [...ids]));
  const entries: Record<string, Map<number, unknown[]>> = {};
  const found = rows.map(({ id }) => Number(id));
  for (const [field, list] of Object.entries(lists)) {
    entries[field] = await readList(queries, list, found);
  }
  return rows.map((row) => {
    const id = Number(row.id);
    const values: Row = {};
    for (const [field, described] of Object.entries(fieldsOf(name))) {
      if (entries[field]) values[field] = entries[field].get(id) ?? [];
      else {
        const column = columnNameOf(field, described, columns);
        if (column) values[field] = row[column];
      }
    }
    return { id, version: Number(row.version), values };
  });
}

/** Null if there is none with that id. */
export async function readRecord(
  queries: Queries,
  name: ResourceName,
  id: number,
): Promise<VersionedRecord | null> {
  const [record] = await readRecords(queries, name, [id]);
  return record ?? null;
}

/** A list's rows in their order. */
export async function readRows(
  queries: Queries,
  { table, owner }: ListTable,
  owners: readonly number[],
): Promise<Row[]> {
  if (owners.length === 0) return [];
  const columns = columnsOf(table);
  const order = [columns.order, columns.id].flatMap((column) => (column ? [asc(column)] : []));
  return await queries
    .select()
    .from(table)
    .where(inArray(columnOf(table, owner), [...owners]))
    .orderBy(...order);
}

async function readList(queries: Queries, list: ListTable, owners: readonly number[]) {
  const lists = new Map<number, unknown[]>();
  for (const row of await readRows(queries, list, owners)) {
    const owner = Number(row[list.owner]);
    lists.set(owner, [...(lists.get(owner) ?? []), list.entry ? row[list.entry] : entryOf(list, row)]);
  }
  return lists;
}

/** A row as the description names its fields: without its id, owner and order. */
export function entryOf({ owner }: ListTable, { id, order, [owner]: _, ...row }: Row): Row {
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => [column.replace(/_id$/, ''), value]),
  );
}
