// Validates and removes records of a change set. References to them become null; the log has all their values.
import { resourceNames } from '#domain/resources/resource.ts';
import type { ChangeSet } from './change-set.ts';
import type { LockedRecords } from './lock-records.ts';
import type { VersionedRecord } from './read-records.ts';
import { lastChangeOf } from './record-log.ts';
import { findUsages, type RecordUsage } from './record-usages.ts';
import type { IndexedWrite, RecordRemoval, RecordWriteResult } from './record-writes.ts';
import { rejectFormsWithEntries } from './reject-forms-with-entries.ts';
import { writeRemovals } from './write-changes.ts';

/** Writes the result of each line to its index in `results`. Runs in the transaction of the change set. */
export async function executeRemovals(
  set: ChangeSet,
  placed: readonly IndexedWrite<RecordRemoval>[],
  stored: LockedRecords,
  results: RecordWriteResult[],
): Promise<void> {
  const byResource = Map.groupBy(placed, ({ line }) => line.resource);
  // Records refer to those of resources that are named before them, so they go first.
  for (const resource of resourceNames.toReversed()) {
    const removed: VersionedRecord[] = [];
    for (const { at, line } of byResource.get(resource) ?? []) {
      const record = stored.get(resource)?.get(line.id);
      const rejection = record ? await reject(set, line, record) : ({ result: 'gone' } as const);
      if (record && !rejection) removed.push(record);
      results[at] = rejection ?? { result: 'removed', id: line.id };
    }
    await writeRemovals(set, resource, removed);
  }
}

async function reject(
  { queries }: ChangeSet,
  { resource, id, version, seen }: RecordRemoval,
  stored: VersionedRecord,
): Promise<RecordWriteResult | null> {
  if (stored.version !== version) {
    const changed_by = (await lastChangeOf(queries, resource, id))?.by ?? null;
    return { result: 'stale', record: stored, changed_by };
  }
  const rejection = (await rejectFormsWithEntries(queries, resource, [id])).get(id);
  if (rejection) return rejection;
  const uses = await findUsages(queries, resource, id);
  return countOf(uses) > seen || uses.some(({ is_required }) => is_required)
    ? { result: 'used', uses }
    : null;
}

const countOf = (uses: readonly RecordUsage[]) => uses.reduce((sum, { count }) => sum + count, 0);
