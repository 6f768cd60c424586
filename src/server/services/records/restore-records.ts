// Restores removed records from the log, with their lists and with the references to them.

import { and, desc, eq } from 'drizzle-orm';
import type { ResourceName } from '#domain/resources/resource.ts';
import type { Database } from '#server/db/client.server.ts';
import type { Queries } from '#server/db/query-builder.ts';
import { change_log } from '#server/db/schema/change-log.ts';
import { tableOf } from '#server/db/schema/resource-tables.ts';
import { users } from '#server/db/schema/users.ts';
import { type ChangeSet, inChangeSet, type WriteOperation } from './change-set.ts';
import { readChangeSetDiffs } from './change-set-diffs.ts';
import { checkStored } from './check-stored.ts';
import { type Row, readRecord } from './read-records.ts';
import type { ReferringRows } from './record-usages.ts';
import { isRejected, type RecordWriteResult } from './record-writes.ts';
import { inOrder, writeCreations } from './write-changes.ts';
import { readDates } from './write-fields.ts';
import type { WriteOutcome } from './write-record.ts';

/** A removed record in the log. */
export interface RemovedRecord {
  id: number;
  before: Row;
}

export interface Removal {
  before: Row;
  /** Null for an import, and for an account that is gone. */
  who: string | null;
  at: Date;
}

/** Restores records with their ids. Those with values that are no longer valid are rejected. */
export async function restoreRecords(
  set: ChangeSet,
  resource: ResourceName,
  removed: readonly RemovedRecord[],
): Promise<RecordWriteResult[]> {
  const creations = removed.map(({ id, before }) => {
    const { referring, version, ...logged } = before as Row & { referring?: ReferringRows[] };
    // The version is raised, so that copies from before the removal are stale.
    const values = { ...readDates(resource, logged), id, version: Number(version ?? 0) + 1 };
    return { id, values, ...(referring ? { referring } : {}) };
  });
  const issues = await checkStored(set.queries, resource, creations);
  const possible = creations.filter((_, at) => issues[at]?.length === 0);
  const ids = await writeCreations(set, resource, possible);
  const records = new Map((await inOrder(set, resource, ids)).map((record) => [record.id, record]));
  return creations.map(({ id }, at): RecordWriteResult => {
    const record = records.get(id);
    return record ? { result: 'new', record } : { result: 'invalid', issues: issues[at] ?? [] };
  });
}

/** Restores a removed record; returns an existing one unchanged. */
export function restoreRecord(
  database: Pick<Database, 'db'>,
  resource: ResourceName,
  id: number,
  writing: WriteOperation,
): Promise<WriteOutcome> {
  return inChangeSet<WriteOutcome>(
    database,
    writing,
    async (set) => {
      const there = await readRecord(set.queries, resource, id);
      if (there) return { result: { result: 'unchanged', record: there }, change_set: null };
      const removal = await lastRemoval(set.queries, resource, id);
      if (!removal) return { result: { result: 'gone' }, change_set: null };
      const [result] = (await restoreRecords(set, resource, [{ id, before: removal.before }])) as [
        RecordWriteResult,
      ];
      return { result, change_set: set.id };
    },
    {
      isRejected: (outcome) => outcome !== 'other-operation' && isRejected(outcome.result),
      async repeated(queries, earlier) {
        const [logged, ...others] = await readChangeSetDiffs(queries, earlier.id);
        const isSame = logged?.resource === resource && logged.id === id && logged.before === null;
        if (!isSame || others.length > 0) return 'other-operation';
        const record = await readRecord(queries, resource, id);
        const result: RecordWriteResult = record ? { result: 'new', record } : { result: 'gone' };
        return { result, change_set: earlier.id };
      },
    },
  );
}

/** The removal of a record that can be restored; null if the record exists or never existed. */
export async function lastRemoval(queries: Queries, name: ResourceName, id: number): Promise<Removal | null> {
  const [row] = await queries
    .select({
      before: change_log.before,
      after: change_log.after,
      who: users.name,
      at: change_log.created_at,
    })
    .from(change_log)
    .leftJoin(users, eq(users.id, change_log.actor))
    .where(and(eq(change_log.record_table, tableOf(name)), eq(change_log.record_id, String(id))))
    .orderBy(desc(change_log.id))
    .limit(1);
  return row && row.after === null ? { before: row.before as Row, who: row.who, at: row.at } : null;
}
