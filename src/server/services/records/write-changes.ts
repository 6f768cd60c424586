// Writes validated changes of records to their tables, and logs them. The only place that writes rows.
import { inArray } from 'drizzle-orm';
import type { ResourceName } from '#domain/resources/resource.ts';
import { resourceTables } from '#server/db/schema/resource-tables.ts';
import { columnOf, columnsOf } from '#server/db/table-columns.ts';
import type { ChangeSet } from './change-set.ts';
import { indexedBy } from './index-written.ts';
import { type Row, readRecords, type VersionedRecord } from './read-records.ts';
import { type ReferringRows, readReferring, writeReferring } from './record-usages.ts';
import { insertRows, updateRows, writeLists } from './write-fields.ts';

/** A new record, or a removed one that is restored with its id. */
export interface Creation {
  values: Row;
  referring?: ReferringRows[];
}

/** The changed fields. */
export interface Update {
  stored: VersionedRecord;
  after: Row;
}

/** @returns the ids, in the same order. A constant number of queries, and one for each restored record. */
export async function writeCreations(
  set: ChangeSet,
  resource: ResourceName,
  creations: readonly Creation[],
): Promise<number[]> {
  if (creations.length === 0) return [];
  const { queries } = set;
  const ids = await insertRows(
    queries,
    resource,
    creations.map(({ values }) => values),
  );
  const owners = creations.map(({ values }, at) => ({ id: ids[at] as number, values }));
  await writeLists(queries, resource, owners);
  for (const [at, { referring = [] }] of creations.entries()) {
    if (referring.length > 0) await writeReferring(queries, resource, ids[at] as number, referring);
  }
  const records = new Map((await inOrder(set, resource, ids)).map((record) => [record.id, record.values]));
  for (const [at, { referring = [] }] of creations.entries()) {
    const id = ids[at] as number;
    const after = { ...records.get(id), ...(referring.length > 0 ? { referring } : {}) };
    set.lines.push({ resource, id, before: null, after });
  }
  return ids;
}

/** One query for those that change the same fields, and a constant number for their lists. */
export async function writeUpdates(
  set: ChangeSet,
  resource: ResourceName,
  updates: readonly Update[],
): Promise<void> {
  if (updates.length === 0) return;
  const { queries } = set;
  set.concerned.push(
    await indexedBy(
      queries,
      resource,
      updates.map(({ stored }) => stored.id),
    ),
  );
  await updateRows(
    queries,
    resource,
    updates.map(({ stored, after }) => ({ id: stored.id, values: after })),
  );
  await writeLists(
    queries,
    resource,
    updates.map(({ stored, after }) => ({ id: stored.id, values: after })),
  );
  for (const { stored, after } of updates) {
    const before = Object.fromEntries(
      Object.keys(after).map((field) => [field, stored.values[field] ?? null]),
    );
    set.lines.push({ resource, id: stored.id, before, after });
  }
}

/** The log has all values of a removed record, with its key in season files and the rows that referred to it. */
export async function writeRemovals(
  set: ChangeSet,
  resource: ResourceName,
  removals: readonly VersionedRecord[],
): Promise<void> {
  if (removals.length === 0) return;
  const { queries } = set;
  const { table } = resourceTables[resource];
  const key = columnOf(table, 'id');
  const { source_key } = columnsOf(table);
  const ids = removals.map(({ id }) => id);
  set.concerned.push(await indexedBy(queries, resource, ids));
  const referring = await readReferring(queries, resource, ids);
  const rows = (await queries
    .delete(table)
    .where(inArray(key, ids))
    .returning({ id: key, ...(source_key ? { source_key } : {}) } as never)) as Row[];
  const keys = new Map(rows.map((row) => [Number(row.id), row.source_key ?? null]));
  for (const { id, version, values } of removals) {
    const before = { ...values, version, source_key: keys.get(id) ?? null, referring: referring.get(id) };
    set.lines.push({ resource, id, before, after: null });
  }
}

/** The current records. */
export async function inOrder(
  { queries }: Pick<ChangeSet, 'queries'>,
  resource: ResourceName,
  ids: readonly number[],
): Promise<VersionedRecord[]> {
  const found = new Map((await readRecords(queries, resource, ids)).map((record) => [record.id, record]));
  return ids.flatMap((id) => found.get(id) ?? []);
}
