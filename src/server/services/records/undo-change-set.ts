// Undoes a change set as a whole, each line only if its values are still stored. Undoing the undo is a redo.
import { eq } from 'drizzle-orm';
import type { ResourceName } from '#domain/resources/resource.ts';
import { resources } from '#domain/resources/resources.ts';
import type { Database } from '#server/db/client.server.ts';
import type { Queries } from '#server/db/query-builder.ts';
import { change_sets } from '#server/db/schema/change-log.ts';
import { type ChangeSet, inChangeSet, type RecordDiff, type WriteOperation } from './change-set.ts';
import { readChangeSetDiffs } from './change-set-diffs.ts';
import { enforceCrossRecordRules } from './cross-record-rules.ts';
import { lockRecords } from './lock-records.ts';
import { restorePreviousImports } from './previous-imports.ts';
import { readRecords, type VersionedRecord } from './read-records.ts';
import { isRejected, type RecordWriteResult } from './record-writes.ts';
import { undoBatch, undoBatches } from './undo-batches.ts';

/** A record of a change set, with the result of the undo. */
export interface UndoneRecord {
  resource: ResourceName;
  id: number;
  result: RecordWriteResult;
}

export type UndoOutcome =
  | { outcome: 'undone'; change_set: number; lines: UndoneRecord[] }
  /** Nothing was undone; the rejected lines have the reason. */
  | { outcome: 'rejected'; lines: UndoneRecord[] }
  | { outcome: 'gone' }
  /** It has records that the user may not write. */
  | { outcome: 'forbidden' }
  /** It has changes of pages, slots or pictures, which have an undo of their own. */
  | { outcome: 'elsewhere' }
  /** The operation id belongs to another write. */
  | { outcome: 'other-operation' };

/**
 * @param id of the change set
 * @param mayWrite whether the person may write records of a resource
 */
export async function undoChangeSet(
  database: Pick<Database, 'db'>,
  id: number,
  writing: WriteOperation,
  mayWrite: (resource: ResourceName) => boolean,
): Promise<UndoOutcome> {
  if (!(await exists(database, id))) return { outcome: 'gone' };
  return inChangeSet<UndoOutcome>(
    database,
    writing,
    async (set) => {
      const logged = (await readChangeSetDiffs(set.queries, id)).reverse();
      if (!logged.every(({ resource }) => mayWrite(resource))) return { outcome: 'forbidden' };
      if (logged.some(({ resource }) => resources[resource].writes === 'none'))
        return { outcome: 'elsewhere' };
      const lines = await undoDiffs(set, logged);
      if (lines.some(({ result }) => isRejected(result))) return { outcome: 'rejected', lines };
      await restorePreviousImports(set.queries, id, set.id);
      return { outcome: 'undone', change_set: set.id, lines };
    },
    {
      undoes: id,
      isRejected: ({ outcome }) => outcome !== 'undone',
      async repeated(queries, earlier) {
        if (earlier.undoes !== id) return { outcome: 'other-operation' };
        return { outcome: 'undone', change_set: earlier.id, lines: await storedResults(queries, earlier.id) };
      },
    },
  );
}

async function exists({ db }: Pick<Database, 'db'>, id: number): Promise<boolean> {
  const rows = await db.select({ id: change_sets.id }).from(change_sets).where(eq(change_sets.id, id));
  return rows.length > 0;
}

/** The results of a change set, with the current records. */
async function storedResults(queries: Queries, change_set: number): Promise<UndoneRecord[]> {
  const logged = await readChangeSetDiffs(queries, change_set);
  const records = new Map<ResourceName, Map<number, VersionedRecord>>();
  for (const [resource, own] of Map.groupBy(logged, (line) => line.resource)) {
    const ids = [...new Set(own.map(({ id }) => id))];
    const found = await readRecords(queries, resource, ids);
    records.set(resource, new Map(found.map((record) => [record.id, record])));
  }
  return logged.map(({ resource, id, before, after }): UndoneRecord => {
    const record = records.get(resource)?.get(id);
    const there = (): RecordWriteResult =>
      record
        ? { result: before ? 'changed' : 'new', record, fields: Object.keys(after ?? {}) }
        : { result: 'gone' };
    return { resource, id, result: after === null ? { result: 'removed', id } : there() };
  });
}

/** In reverse order of writing, so that references stay valid. */
async function undoDiffs(set: ChangeSet, logged: readonly RecordDiff[]): Promise<UndoneRecord[]> {
  const locked = await lockRecords(set.queries, logged, 'wherever');
  const undone: UndoneRecord[] = [];
  for (const batch of undoBatches(logged)) {
    const { resource, lines } = batch;
    const results = await undoBatch(set, batch, locked.get(resource));
    for (const id of lines.keys())
      undone.push({ resource, id, result: results.get(id) as RecordWriteResult });
  }
  const shown = await enforceCrossRecordRules(
    set,
    undone.map(({ resource }) => resource),
    undone.map(({ result }) => result),
  );
  return undone.map((line, at) => ({ ...line, result: shown[at] as RecordWriteResult }));
}
