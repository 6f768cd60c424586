// Writes many records of any resources in one change set, all or none.
import { randomUUID } from 'node:crypto';
import type { Database } from '#server/db/client.server.ts';
import type { Queries } from '#server/db/query-builder.ts';
import { inChangeSet, type RecordDiff, type StoredSet, type WriteOperation } from './change-set.ts';
import { readChangeSetDiffs } from './change-set-diffs.ts';
import { creationOrder } from './execute-creations.ts';
import { executeWrites } from './execute-writes.ts';
import type { VersionedRecord } from './read-records.ts';
import { readRecords } from './read-records.ts';
import {
  type IndexedWrite,
  isRejected,
  type RecordCreation,
  type RecordWrite,
  type RecordWriteResult,
} from './record-writes.ts';

export type BatchOutcome =
  /** One result per line, in order. No change set if nothing differed. */
  | { outcome: 'written'; change_set: number | null; results: RecordWriteResult[] }
  /** Nothing was written; the rejected results have the reason. */
  | { outcome: 'rejected'; results: RecordWriteResult[] }
  /** The operation id belongs to another write. */
  | { outcome: 'other-operation' };

/** Executes all lines or none. Repeating the operation changes nothing and returns the same lines. */
export function writeBatch(
  database: Pick<Database, 'db'>,
  lines: readonly RecordWrite[],
  writing: WriteOperation,
): Promise<BatchOutcome> {
  return inChangeSet<BatchOutcome>(
    database,
    writing,
    async (set) => {
      const results = await executeWrites(set, lines);
      if (results.some(isRejected)) return { outcome: 'rejected', results };
      return { outcome: 'written', change_set: set.lines.length > 0 ? set.id : null, results };
    },
    {
      isRejected: ({ outcome }) => outcome !== 'written',
      repeated: (queries, earlier) => repeatedBatch(queries, lines, earlier),
    },
  );
}

/** Dry run: the lines are written and rolled back, so that the report is exact. Ids and versions are provisional. */
export function tryBatch(
  database: Pick<Database, 'db'>,
  lines: readonly RecordWrite[],
  user_id: string,
): Promise<RecordWriteResult[]> {
  const trial = { operation_id: `trial-${randomUUID()}`, user_id };
  return inChangeSet<RecordWriteResult[]>(database, trial, (set) => executeWrites(set, lines), {
    isRejected: () => true,
    repeated: async () => [],
  });
}

/** The results of a batch that was executed before, with the current records. */
async function repeatedBatch(
  queries: Queries,
  lines: readonly RecordWrite[],
  { id }: StoredSet,
): Promise<BatchOutcome> {
  const logged = await readChangeSetDiffs(queries, id);
  const records = await recordsOf(queries, lines, logged);
  const results: RecordWriteResult[] = [];
  const placed = lines.map((line, at) => ({ at, line }));
  const news = placed.filter(({ line }) => line.action === 'create') as IndexedWrite<RecordCreation>[];
  const created = logged.filter(({ before }) => before === null);
  const order = creationOrder(news).flatMap(([, own]) => own);
  const isSame =
    order.length === created.length && order.every(({ line }, at) => line.resource === created[at]?.resource);
  const linesByName = new Map(logged.map((line) => [nameOf(line), line]));
  if (!isSame || logged.length > lines.length) return { outcome: 'other-operation' };
  for (const [index, { at, line }] of order.entries()) {
    const record = records.get(nameOf({ ...line, id: (created[index] as RecordDiff).id }));
    results[at] = record ? { result: 'new', record } : { result: 'gone' };
  }
  for (const { at, line } of placed) {
    if (line.action === 'create') continue;
    const record = records.get(nameOf(line));
    const change = linesByName.get(nameOf(line));
    if (line.action === 'remove') results[at] = { result: 'removed', id: line.id };
    else if (!record) results[at] = { result: 'gone' };
    else if (change?.after) results[at] = { result: 'changed', record, fields: Object.keys(change.after) };
    else results[at] = { result: 'unchanged', record };
  }
  return { outcome: 'written', change_set: id, results };
}

const nameOf = ({ resource, id }: Pick<RecordDiff, 'resource' | 'id'>) => `${resource} ${id}`;

/** All records that the lines refer to or have created. */
async function recordsOf(
  queries: Queries,
  lines: readonly RecordWrite[],
  logged: readonly RecordDiff[],
): Promise<Map<string, VersionedRecord>> {
  const named = [...lines.flatMap((line) => (line.action === 'create' ? [] : [line])), ...logged];
  const records = new Map<string, VersionedRecord>();
  for (const [resource, own] of Map.groupBy(named, (each) => each.resource)) {
    const ids = [...new Set(own.map((each) => each.id))];
    for (const record of await readRecords(queries, resource, ids)) {
      records.set(nameOf({ resource, id: record.id }), record);
    }
  }
  return records;
}
