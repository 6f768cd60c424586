// Locks the records that are about to be written.
import { and, inArray } from 'drizzle-orm';
import { type ResourceName, resourceNames } from '#domain/resources/resource.ts';
import type { Queries } from '#server/db/query-builder.ts';
import { resourceTables } from '#server/db/schema/resource-tables.ts';
import { columnOf } from '#server/db/table-columns.ts';
import { readRecords, rowsOfResource, type VersionedRecord } from './read-records.ts';

/** Locked records by their ids; those that do not exist are missing. */
export type LockedRecords = ReadonlyMap<ResourceName, ReadonlyMap<number, VersionedRecord>>;

/**
 * Locks records until the transaction ends, always in the same order to avoid deadlocks.
 * @param place `wherever` includes links of menus that have been moved to another level
 */
export async function lockRecords(
  queries: Queries,
  records: readonly { resource: ResourceName; id: number }[],
  place: 'own' | 'wherever' = 'own',
): Promise<LockedRecords> {
  const byResource = Map.groupBy(records, ({ resource }) => resource);
  const locked = new Map<ResourceName, Map<number, VersionedRecord>>();
  for (const name of resourceNames) {
    const ids = byResource.get(name)?.map(({ id }) => id);
    if (ids) locked.set(name, await lockOf(queries, name, ids, place));
  }
  return locked;
}

async function lockOf(
  queries: Queries,
  name: ResourceName,
  ids: readonly number[],
  place: 'own' | 'wherever',
): Promise<Map<number, VersionedRecord>> {
  const { table } = resourceTables[name];
  const id = columnOf(table, 'id');
  const rows = (await queries
    .select({ id } as never)
    .from(table)
    .where(and(inArray(id, [...ids]), place === 'own' ? rowsOfResource(name) : undefined))
    .orderBy(id)
    .for('update')) as { id: number }[];
  const found = rows.map((row) => row.id);
  return new Map((await readRecords(queries, name, found)).map((record) => [record.id, record]));
}
