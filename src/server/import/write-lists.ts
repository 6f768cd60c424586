// Writes the lists that belong to records: credits, tags, pictures. A list that equals the stored one is not touched.
import { asc, inArray } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { canonical } from '#server/db/canonical.ts';
import { columnsOf } from '#server/import/existing-records.ts';
import { type ListField, type Section, sectionOf } from '#server/import/section.ts';
import { batches, type Ids, noteChange, type Row, type Written } from '#server/import/written.ts';
import type { Queries } from '#server/services/site/content-version.ts';

/** A record of which a list differs counts as updated. */
export async function writeLists(
  queries: Queries,
  section: Section,
  written: Written[],
  ids: Ids,
): Promise<void> {
  for (const [field, list] of Object.entries(section.lists ?? {})) {
    const given = written.filter(({ record }) => record.values[field] !== undefined);
    if (given.length === 0) continue;
    const stored = await storedLists(queries, list, given);
    const rows: Row[] = [];
    const emptied: number[] = [];
    for (const entry of given) {
      const wanted = ((entry.record.values[field] ?? []) as unknown[]).map((item, at) =>
        rowOf(list, item, at, ids),
      );
      const found = stored.get(Number(entry.id)) ?? [];
      if (isSame(list, found, wanted)) continue;
      if (found.length > 0) emptied.push(Number(entry.id));
      rows.push(...wanted.map((row) => ({ ...row, [list.owner]: entry.id })));
      noteChange(entry, field, found, wanted);
    }
    const owner = columnsOf(list)[list.owner] as PgColumn;
    if (emptied.length > 0) await queries.delete(list.table).where(inArray(owner, emptied));
    for (const batch of batches(rows)) await queries.insert(list.table).values(batch as never);
  }
}

async function storedLists(
  queries: Queries,
  list: ListField,
  written: readonly Written[],
): Promise<Map<number, Row[]>> {
  const owners = written.filter(({ state }) => state !== 'created').map(({ id }) => Number(id));
  const lists = new Map<number, Row[]>();
  if (owners.length === 0) return lists;
  const columns = columnsOf(list);
  const rows = (await queries
    .select()
    .from(list.table)
    .where(inArray(columns[list.owner] as PgColumn, owners))
    .orderBy(asc(columns.order ?? (columns[list.owner] as PgColumn)))) as Row[];
  for (const row of rows) {
    const { id: _, [list.owner]: owner, ...rest } = row;
    lists.set(Number(owner), [...(lists.get(Number(owner)) ?? []), rest]);
  }
  return lists;
}

/** An entry as its row, with all columns, so that it can be compared with a stored one. */
function rowOf(list: ListField, item: unknown, at: number, ids: Ids): Row {
  const columns = columnsOf(list);
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
  for (const [name, column] of Object.entries(columns)) {
    if (name === 'id' || name === list.owner) continue;
    row[name] ??= column.notNull ? column.default : null;
  }
  return row;
}

/** Without an order column the list is a set. */
function isSame(list: ListField, found: Row[], wanted: Row[]): boolean {
  if (found.length !== wanted.length) return false;
  const texts = (rows: Row[]) => rows.map(canonical);
  const [a, b] = [texts(found), texts(wanted)];
  if (!columnsOf(list).order) {
    a.sort();
    b.sort();
  }
  return a.every((text, at) => text === b[at]);
}

/** Removes parts that a record had and that its list no longer names. */
export async function removeMissingParts(
  queries: Queries,
  section: Section,
  written: Written[],
): Promise<void> {
  for (const [field, part] of Object.entries(section.parts ?? {})) {
    const given = written.filter(
      ({ record, state }) => state !== 'created' && record.values[field] !== undefined,
    );
    if (given.length === 0) continue;
    const { table, references = {} } = sectionOf(part.section);
    const columns = columnsOf({ table });
    const parent = columns[references[part.parent]?.column as string] as PgColumn;
    const rows = (await queries
      .select({ id: columns.id as PgColumn, source_key: columns.source_key as PgColumn, parent })
      .from(table as PgTable)
      .where(
        inArray(
          parent,
          given.map(({ id }) => Number(id)),
        ),
      )) as { id: number; source_key: string | null; parent: number }[];
    const gone: number[] = [];
    for (const entry of given) {
      const keys = (entry.record.values[field] as string[]).map((key) => `${entry.record.identity}/${key}`);
      // Parts without a source key were added in the back office and stay.
      const missing = rows.filter(
        (row) => row.parent === entry.id && row.source_key !== null && !keys.includes(row.source_key),
      );
      if (missing.length === 0) continue;
      gone.push(...missing.map(({ id }) => id));
      noteChange(
        entry,
        field,
        missing.map(({ source_key }) => source_key),
        [],
      );
    }
    if (gone.length > 0) await queries.delete(table).where(inArray(columns.id as PgColumn, gone));
  }
}
