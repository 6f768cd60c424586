// Writes the lists that belong to records: credits, tags, pictures. A list that equals the stored one is not touched.
import { canonicalJson } from '#server/db/canonical.ts';
import type { Queries } from '#server/db/query-builder.ts';
import { columnsOf } from '#server/db/table-columns.ts';
import type { ImportContext } from '#server/import/import-context.ts';
import { isStoredAlike } from '#server/import/merge-field.ts';
import type { ListField, Section } from '#server/import/section.ts';
import { type IdLookup, recordChange, type WrittenRecord } from '#server/import/written-record.ts';
import { type Row, readRows } from '#server/services/records/read-records.ts';
import { emptyOf, raiseRecordVersions, writeListRows } from '#server/services/records/write-fields.ts';

/** A record with a changed list counts as updated. */
export async function writeLists(
  queries: Queries,
  section: Section,
  written: WrittenRecord[],
  { ids, edits }: ImportContext,
): Promise<void> {
  for (const [field, list] of Object.entries(section.lists)) {
    const given = written.filter(({ record }) => record.values[field] !== undefined);
    if (given.length === 0) continue;
    const existing = given.filter(({ state }) => state !== 'created');
    const stored = await storedLists(
      queries,
      list,
      existing.map(({ id }) => Number(id)),
    );
    const changed = new Map<number, Row[]>();
    const onlyHere: number[] = [];
    for (const entry of given) {
      const items = (entry.record.values[field] ?? []) as unknown[];
      const file = comparableRows(
        list,
        items.map((item, at) => rowOf(list, item, at, ids)),
      );
      const found = comparableRows(list, stored.get(Number(entry.id)) ?? []);
      const read = (value: unknown) => comparableRows(list, value as Row[]);
      const value = edits.valueFor(entry.record, {
        field,
        stored: found,
        file,
        empty: [],
        is_new: entry.state === 'created',
        remembered: { write: file, read },
      }) as Row[];
      if (isStoredAlike(found, value)) continue;
      changed.set(Number(entry.id), value);
      if (entry.state === 'unchanged') onlyHere.push(Number(entry.id));
      recordChange(entry, field, found, value);
    }
    if (changed.size > 0) await writeListRows(queries, listTable(list), changed);
    await raiseRecordVersions(queries, section.name, onlyHere);
  }
}

/** The lists of these records by their ids. One query. */
export async function storedLists(
  queries: Queries,
  list: ListField,
  owners: readonly number[],
): Promise<Map<number, Row[]>> {
  const lists = new Map<number, Row[]>();
  for (const row of await readRows(queries, listTable(list), owners)) {
    const { id: _, [list.owner]: owner, ...rest } = row;
    lists.set(Number(owner), [...(lists.get(Number(owner)) ?? []), rest]);
  }
  return lists;
}

const listTable = ({ table, owner, entry }: ListField) => ({
  table,
  owner,
  ...(entry ? { entry: entry.column } : {}),
});

/** An entry as its row, with all columns, so that it can be compared with a stored one. */
function rowOf(list: ListField, item: unknown, at: number, ids: IdLookup): Row {
  const columns = columnsOf(list.table);
  const row: Row = {};
  if (list.entry) row[list.entry.column] = ids(list.entry.to, item);
  else {
    for (const [field, value] of Object.entries(item as Row)) {
      const reference = list.references?.[field];
      if (reference) row[reference.column] = ids(reference.to, value);
      else row[field] = value;
    }
  }
  if (columns.order) row.order = at;
  return row;
}

/** Rows with all columns, comparable with stored ones. Without an order column the list is a set. */
export function comparableRows(list: ListField, rows: readonly Row[]): Row[] {
  const own = Object.entries(columnsOf(list.table)).filter(([name]) => name !== 'id' && name !== list.owner);
  const complete = rows.map((row) =>
    Object.fromEntries(own.map(([name, column]) => [name, row[name] ?? emptyOf(column)])),
  );
  // An entry that references a removed record is dropped if the reference is required.
  const possible = complete.filter((row) =>
    own.every(([name, column]) => !column.notNull || (row[name] !== undefined && row[name] !== null)),
  );
  const isOrdered = own.some(([name]) => name === 'order');
  return isOrdered ? possible : possible.sort((a, b) => (canonicalJson(a) < canonicalJson(b) ? -1 : 1));
}
