// Writes the fields of records: their rows, and the rows of their lists.

import { eq, inArray, SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { ResourceName } from '#domain/resources/resource.ts';
import { fieldsOf } from '#domain/resources/resources.ts';
import { batchesOf } from '#server/db/batches.ts';
import { canonicalJson } from '#server/db/canonical.ts';
import type { Queries } from '#server/db/query-builder.ts';
import { type ListTable, resourceTables } from '#server/db/schema/resource-tables.ts';
import { columnOf, columnsOf } from '#server/db/table-columns.ts';
import { columnNameOf, entryOf, type Row, readRows } from './read-records.ts';

/** The fields of `values` that differ from the stored ones; lists without an order are sets. */
export function changedFields(name: ResourceName, stored: Row, values: Row): string[] {
  const { lists = {} } = resourceTables[name];
  return Object.keys(values).filter((field) => {
    const list = lists[field];
    if (!list) return canonicalJson(stored[field]) !== canonicalJson(values[field]);
    return canonicalJson(comparable(list, stored[field])) !== canonicalJson(comparable(list, values[field]));
  });
}

function comparable(list: ListTable, value: unknown): unknown {
  const entries = (value ?? []) as unknown[];
  if (!list.entry) return entries.map((entry) => entryOf(list, completeRow(list, entry as Row)));
  return columnsOf(list.table).order ? entries : [...entries].sort();
}

/** The primary key of a table; settings have no id. */
const keyOf = (table: PgTable) => columnsOf(table).id ?? columnOf(table, 'key');

/**
 * New rows, without their lists.
 * @param records values by fields or by columns
 * @returns their ids, in the same order
 */
export async function insertRows(
  queries: Queries,
  name: ResourceName,
  records: readonly Row[],
): Promise<number[]> {
  const { table } = resourceTables[name];
  const id = keyOf(table);
  const ids: number[] = [];
  for (const batch of batchesOf(records.map((values) => rowOf(name, values)))) {
    const inserted = await queries
      .insert(table)
      .values(batch as never)
      .returning({ id } as never);
    ids.push(...(inserted as { id: number }[]).map((row) => row.id));
  }
  return ids;
}

/**
 * Updates the fields that are columns: one query for records with the same fields. A row with changed lists only is
 * touched too, so that its version is raised.
 */
export async function updateRows(
  queries: Queries,
  name: ResourceName,
  updates: readonly { id: number | string; values: Row }[],
): Promise<void> {
  const { table } = resourceTables[name];
  const columns = columnsOf(table);
  const version = columnOf(table, 'version');
  const key = keyOf(table);
  const rows = updates.map(({ id, values }) => ({ id, row: rowOf(name, values) }));
  const touched = columns.updated_at ? sql`, updated_at = now()` : sql``;
  for (const alike of Map.groupBy(rows, ({ row }) => Object.keys(row).sort().join()).values()) {
    const names = Object.keys(alike[0]?.row ?? {}).sort();
    const own = names.map((each) => columnOf(table, each));
    const set = own.map((column) => sql`${nameOf(column)} = given.${nameOf(column)}, `);
    const given = sql.join([key, ...own].map(nameOf), sql`, `);
    for (const batch of batchesOf(alike)) {
      const listed = batch.map(({ id, row }) => {
        const values = names.map((each) => typed(columnOf(table, each), row[each]));
        return sql`(${sql.join([typed(key, id), ...values], sql`, `)})`;
      });
      await queries.execute(sql`update ${table} set ${sql.join(set)} ${nameOf(version)} = ${version} + 1
        ${touched} from (values ${sql.join(listed, sql`, `)}) as given (${given})
        where ${key} = given.${nameOf(key)}`);
    }
  }
}

const nameOf = (column: PgColumn) => sql.identifier(column.name);

/** Casts a value to the type of its column; `values` alone would be a text. */
function typed(column: PgColumn, value: unknown): SQL {
  const type = sql.raw(column.getSQLType());
  if (value === null || value === undefined) return sql`null::${type}`;
  // A column's default may be an expression.
  return value instanceof SQL ? sql`(${value})::${type}` : sql`${sql.param(value, column)}::${type}`;
}

/** Increments the versions of records of which only lists have changed. */
export async function raiseRecordVersions(
  queries: Queries,
  name: ResourceName,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  const { table } = resourceTables[name];
  const id = columnOf(table, 'id');
  const version = columnOf(table, 'version');
  await queries
    .update(table)
    .set({ version: sql`${version} + 1` } as never)
    .where(inArray(id, [...ids]));
}

/** The columns of a record's own row. */
function rowOf(name: ResourceName, values: Row): Row {
  const { table } = resourceTables[name];
  const columns = columnsOf(table);
  const row: Row = {};
  for (const [field, described] of Object.entries(fieldsOf(name))) {
    if (!Object.hasOwn(values, field)) continue;
    const column = columnNameOf(field, described, columns);
    if (column) row[column] = values[field] ?? emptyOf(columnOf(table, column));
  }
  // Columns added by `onCreate` need not be fields.
  for (const [column, value] of Object.entries(values)) {
    if (!Object.hasOwn(row, column) && columns[column]) row[column] = value ?? emptyOf(columns[column]);
  }
  return row;
}

/** The value of an emptied field: null, or the column's default. */
export const emptyOf = (column: PgColumn): unknown => (column.notNull ? column.default : null);

/** The values of a record that may be among them lists. */
export interface Owner {
  id: number;
  values: Row;
}

/** The lists among the values. Rows that stay keep their ids. */
export async function writeLists(
  queries: Queries,
  name: ResourceName,
  owners: readonly Owner[],
): Promise<void> {
  for (const [field, list] of Object.entries(resourceTables[name].lists ?? {})) {
    const given = owners.filter(({ values }) => Object.hasOwn(values, field));
    if (given.length === 0) continue;
    const listRows = given.map(({ id, values }) => {
      const entries = (values[field] ?? []) as unknown[];
      return [id, entries.map((entry) => (list.entry ? { [list.entry]: entry } : (entry as Row)))] as const;
    });
    await writeListRows(queries, list, new Map(listRows));
  }
}

/**
 * Writes the lists of some records. Unchanged rows keep their ids.
 * @param rowsByOwner by id of the record, in order; values by field or by column
 */
export async function writeListRows(
  queries: Queries,
  list: ListTable,
  rowsByOwner: ReadonlyMap<number, readonly Row[]>,
): Promise<void> {
  const hasOrder = Boolean(columnsOf(list.table).order);
  const complete = [...rowsByOwner].map(([id, entries]) => {
    const rows = entries.map((entry, at) => ({
      ...completeRow(list, entry),
      ...(hasOrder ? { order: entry.order ?? at } : {}),
      [list.owner]: id,
    }));
    return [id, rows] as const;
  });
  if (list.entry) await replaceReferences(queries, list, new Map(complete));
  else await replaceRows(queries, list, new Map(complete));
}

/** An entry as its row, with all columns but id, owner and order. */
function completeRow({ table, owner }: ListTable, entry: Row): Row {
  const row: Row = {};
  for (const [name, column] of Object.entries(columnsOf(table))) {
    if (name === 'id' || name === 'order' || name === owner) continue;
    row[name] = entry[name] ?? entry[name.replace(/_id$/, '')] ?? emptyOf(column);
  }
  return row;
}

/** The rows that a list is to have, by the ids of its records. */
type RowsByOwner = ReadonlyMap<number, Row[]>;

async function replaceReferences(queries: Queries, { table, owner }: ListTable, rowsByOwner: RowsByOwner) {
  await queries.delete(table).where(inArray(columnOf(table, owner), [...rowsByOwner.keys()]));
  await insertListRows(queries, table, [...rowsByOwner.values()].flat());
}

async function insertListRows(queries: Queries, table: PgTable, rows: readonly Row[]): Promise<void> {
  for (const batch of batchesOf(rows)) await queries.insert(table).values(batch as never);
}

/** An entry that is stored already keeps its row, wherever it moves; other rows are written over, in order. */
async function replaceRows(queries: Queries, list: ListTable, rowsByOwner: RowsByOwner): Promise<void> {
  const { table, owner } = list;
  const key = columnOf(table, 'id');
  const stored = Map.groupBy(await readRows(queries, list, [...rowsByOwner.keys()]), (row) =>
    Number(row[owner]),
  );
  const fresh: Row[] = [];
  const surplus: unknown[] = [];
  for (const [id, rows] of rowsByOwner) {
    const free = [...(stored.get(id) ?? [])];
    const takeFree = (at: number) => (at < 0 ? undefined : free.splice(at, 1)[0]);
    const same = rows.map((row) => {
      const text = canonicalJson(entryOf(list, row));
      return takeFree(free.findIndex((each) => canonicalJson(entryOf(list, each)) === text));
    });
    for (const [at, row] of rows.entries()) {
      const found = same[at] ?? takeFree(0);
      if (!found) fresh.push(row);
      else if (!same[at] || found.order !== row.order) {
        await queries
          .update(table)
          .set(row as never)
          .where(eq(key, found.id));
      }
    }
    surplus.push(...free.map((row) => row.id));
  }
  if (surplus.length > 0) await queries.delete(table).where(inArray(key, surplus));
  await insertListRows(queries, table, fresh);
}

/** Values as read from JSON, with instants as dates. */
export function readDates(name: ResourceName, values: Row): Row {
  const dates = Object.entries(fieldsOf(name)).filter(
    ([field, { kind }]) => kind === 'moment' && values[field],
  );
  return {
    ...values,
    ...Object.fromEntries(dates.map(([field]) => [field, new Date(String(values[field]))])),
  };
}
