// Creates, changes and removes single records: a change set of one line each.
import type { Database } from '#server/db/client.server.ts';
import type { Queries } from '#server/db/query-builder.ts';
import { inChangeSet, type StoredSet, type WriteOperation } from './change-set.ts';
import { readChangeSetDiffs } from './change-set-diffs.ts';
import { executeWrites } from './execute-writes.ts';
import { readRecord } from './read-records.ts';
import { lastChangeOf } from './record-log.ts';
import { isRejected, type RecordWrite, type RecordWriteResult } from './record-writes.ts';

export type WriteOutcome =
  /** No change set if nothing differed. */
  | { result: RecordWriteResult; change_set: number | null }
  /** The operation id belongs to another write. */
  | 'other-operation';

/**
 * Executes one line. Repeating the operation changes nothing and returns the current record. An update without changes
 * is not rejected, whatever its version.
 */
export function writeRecord(
  database: Pick<Database, 'db'>,
  line: RecordWrite,
  writing: WriteOperation,
): Promise<WriteOutcome> {
  return inChangeSet<WriteOutcome>(
    database,
    writing,
    async (set) => {
      const [result] = (await executeWrites(set, [line])) as [RecordWriteResult];
      return { result, change_set: set.lines.length > 0 ? set.id : null };
    },
    {
      isRejected: (outcome) => outcome !== 'other-operation' && isRejected(outcome.result),
      repeated: (queries, earlier) => repeatedResult(queries, line, earlier),
    },
  );
}

async function repeatedResult(queries: Queries, line: RecordWrite, { id }: StoredSet): Promise<WriteOutcome> {
  const [logged, ...others] = await readChangeSetDiffs(queries, id);
  if (!logged || others.length > 0 || logged.resource !== line.resource) return 'other-operation';
  const isSame = line.action === 'create' ? logged.before === null : logged.id === line.id;
  if (!isSame || (line.action === 'remove') !== (logged.after === null)) return 'other-operation';
  const record = await readRecord(queries, line.resource, logged.id);
  if (line.action !== 'remove') {
    return {
      result: record ? { result: 'changed', record, fields: [] } : { result: 'gone' },
      change_set: id,
    };
  }
  if (!record) return { result: { result: 'removed', id: line.id }, change_set: id };
  // It was restored meanwhile.
  const changed_by = (await lastChangeOf(queries, line.resource, line.id))?.by ?? null;
  return { result: { result: 'stale', record, changed_by }, change_set: id };
}
