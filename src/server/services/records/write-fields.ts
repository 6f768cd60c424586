// Writes the fields of one record: its row, and the rows of its lists.
import { eq, inArray } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { ResourceName } from '#domain/resources/resource.ts';
import { canonical } from '#server/db/canonical.ts';
import { type ListTable, resourceTables } from '#server/db/schema/resource-tables.ts';
import type { Queries } from '#server/services/site/content-version.ts';
import { columnOf, columnsOf, entryOf, fieldsOf, type Row, readRows } from './read-records.ts';

/** Which of `values` differ from what is stored; lists without an order are sets. */
export function changedFields(name: ResourceName, stored: Row, values: Row): string[] {
  const { lists = {} } = resourceTables[name];
  return Object.keys(values).filter((field) => {
    const list = lists[field];
    if (!list) return canonical(stored[field]) !== canonical(values[field]);
    return canonical(comparable(list, stored[field])) !== canonical(comparable(list, values[field]));
  });
}

function comparable(list: ListTable, value: unknown): unknown {
  const entries = (value ?? []) as unknown[];
  if (!list.entry) return entries.map((entry) => entryOf(list, completeRow(list, entry as Row)));
  return columnsOf(list.table).order ? entries : [...entries].sort();
}

/** A new row, without its lists. @returns its id */
export async function insertRow(queries: Queries, name: ResourceName, values: Row): Promise<number> {
  const { table } = resourceTables[name];
  const [row] = (await queries
    .insert(table)
    .values(rowOf(name, values) as never)
    .returning({ id: columnsOf(table).id } as never)) as { id: number }[];
  return Number(row?.id);
}

/** The fields that are columns. A row with changed lists only is touched too, so that its version is raised. */
export async function updateRow(
  queries: Queries,
  name: ResourceName,
  id: number,
  version: number,
  values: Row,
): Promise<void> {
  const { table } = resourceTables[name];
  const columns = columnsOf(table);
  const row = { ...rowOf(name, values), ...(columns.updated_at ? { updated_at: new Date() } : {}) };
  await queries
    .update(table)
    .set({ ...row, version: version + 1 } as never)
    .where(eq(columns.id as PgColumn, id));
}

/** The columns of a record's own row. */
function rowOf(name: ResourceName, values: Row): Row {
  const columns = columnsOf(resourceTables[name].table);
  const row: Row = {};
  for (const [field, described] of Object.entries(fieldsOf(name))) {
    if (!Object.hasOwn(values, field)) continue;
    const column = columnOf(field, described, columns);
    if (column) row[column] = values[field] ?? emptyOf(columns[column] as PgColumn);
  }
  // What `onCreate` adds need not be a field.
  for (const [column, value] of Object.entries(values)) {
    if (!Object.hasOwn(row, column) && columns[column]) row[column] = value ?? emptyOf(columns[column]);
  }
  return row;
}

/** The value of an emptied field: null, or the column's default. */
const emptyOf = (column: PgColumn): unknown => (column.notNull ? column.default : null);

/** The lists among `values`. Rows that stay keep their ids. */
export async function writeLists(
  queries: Queries,
  name: ResourceName,
  id: number,
  values: Row,
): Promise<void> {
  for (const [field, list] of Object.entries(resourceTables[name].lists ?? {})) {
    if (!Object.hasOwn(values, field)) continue;
    const entries = (values[field] ?? []) as unknown[];
    const wanted = entries.map((entry, at) => ({
      ...(list.entry ? { [list.entry]: entry } : completeRow(list, entry as Row)),
      ...(columnsOf(list.table).order ? { order: at } : {}),
      [list.owner]: id,
    }));
    if (list.entry) await replaceReferences(queries, list, id, wanted);
    else await replaceRows(queries, list, id, wanted);
  }
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

async function replaceReferences(queries: Queries, { table, owner }: ListTable, id: number, wanted: Row[]) {
  await queries.delete(table).where(eq(columnsOf(table)[owner] as PgColumn, id));
  if (wanted.length > 0) await queries.insert(table).values(wanted as never);
}

/** An entry that is stored already keeps its row, wherever it moves; other rows are written over, in order. */
async function replaceRows(queries: Queries, list: ListTable, id: number, wanted: Row[]): Promise<void> {
  const { table } = list;
  const key = columnsOf(table).id as PgColumn;
  const free = await readRows(queries, list, [id]);
  const take = (at: number) => (at < 0 ? undefined : free.splice(at, 1)[0]);
  const same = wanted.map((row) => {
    const text = canonical(entryOf(list, row));
    return take(free.findIndex((stored) => canonical(entryOf(list, stored)) === text));
  });
  for (const [at, row] of wanted.entries()) {
    const stored = same[at] ?? take(0);
    if (!stored) await queries.insert(table).values(row as never);
    else if (!same[at] || stored.order !== row.order) {
      await queries
        .update(table)
        .set(row as never)
        .where(eq(key, stored.id));
    }
  }
  const surplus = free.map((row) => row.id);
  if (surplus.length > 0) await queries.delete(table).where(inArray(key, surplus));
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
