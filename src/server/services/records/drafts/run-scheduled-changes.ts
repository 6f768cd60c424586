// Executes due scheduled changes of records, each in one transaction with its completion.
import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';
import { databaseFailure } from '#server/database-failure.ts';
import type { Database } from '#server/db/client.server.ts';
import type { Transaction } from '#server/db/query-builder.ts';
import { planned_changes } from '#server/db/schema/drafts.ts';
import { rejectableTransaction } from '#server/services/rejectable-transaction.ts';
import { inChangeSet } from '../change-set.ts';
import { executeWrites } from '../execute-writes.ts';
import { lockRecords } from '../lock-records.ts';
import { mergeChange } from './merge-draft.ts';
import type { ScheduledChangeFailure, ScheduledChangeRow } from './read-draft.ts';

export interface AttemptedChange {
  plan: number;
  record: string;
  failure: ScheduledChangeFailure | null;
  /** The error thrown, if any. */
  error: unknown;
}

/** The actor if the author's account is deleted. */
const systemActor = 'system';

type Done = { failure: ScheduledChangeFailure | null; change_set: number | null };

/**
 * Executes the earliest due change; null if there is none, or another instance is working. If a field was changed in
 * the meantime, the change fails with a conflict.
 * @param now by the application's clock
 */
export async function runNextScheduledChange(
  { db }: Pick<Database, 'db'>,
  now: Date,
): Promise<AttemptedChange | null> {
  return db.transaction(async (queries) => {
    // One instance works at a time, to keep the order.
    const { rows } = await queries.execute<{ is_ours: boolean }>(
      sql`select pg_try_advisory_xact_lock(hashtextextended('planned_changes', 0)) as is_ours`,
    );
    if (!rows[0]?.is_ours) return null;
    const [due] = await queries
      .select()
      .from(planned_changes)
      .where(and(isNull(planned_changes.done_at), lte(planned_changes.due_at, now)))
      .orderBy(asc(planned_changes.due_at), asc(planned_changes.id))
      .limit(1)
      .for('update');
    if (!due) return null;
    const { done, error } = await attemptScheduledChange(queries, due);
    await queries
      .update(planned_changes)
      .set({ done_at: now, ...done })
      .where(eq(planned_changes.id, due.id));
    return { plan: due.id, record: `${due.resource} ${due.record_id}`, failure: done.failure, error };
  });
}

/**
 * Executes a change in a savepoint, which a failure rolls back.
 * @throws errors that justify a retry
 */
export async function attemptScheduledChange(
  queries: Transaction,
  due: ScheduledChangeRow,
): Promise<{ done: Done; error: unknown }> {
  try {
    const done = await rejectableTransaction(
      queries,
      (step) => executeScheduledChange(step as unknown as Database['db'], due),
      ({ failure }) => failure !== null,
    );
    return { done, error: null };
  } catch (error) {
    // Worth another try: the plan stays due.
    if (databaseFailure(error) !== null) throw error;
    return { done: { failure: { reason: 'error' }, change_set: null }, error };
  }
}

function executeScheduledChange(db: Database['db'], due: ScheduledChangeRow): Promise<Done> {
  const { resource, record_id: id, created_by } = due;
  const failed = (failure: ScheduledChangeFailure): Done => ({ failure, change_set: null });
  return inChangeSet<Done>(
    { db },
    { operation_id: `planned-${due.operation_id}`, user_id: created_by ?? systemActor },
    async (set) => {
      const record = (await lockRecords(set.queries, [{ resource, id }])).get(resource)?.get(id);
      if (!record) return failed({ reason: 'gone' });
      const { values: data, conflicts } = mergeChange(resource, due, record.values);
      if (conflicts.length > 0) return failed({ reason: 'conflict', conflicts });
      const line = { action: 'update' as const, resource, id, version: record.version, data };
      const [result] = await executeWrites(set, [line]);
      if (result?.result === 'invalid') return failed({ reason: 'invalid', issues: result.issues });
      return { failure: null, change_set: set.lines.length > 0 ? set.id : null };
    },
    {
      isRejected: ({ failure }) => failure !== null,
      repeated: async (_, { id: change_set }) => ({ failure: null, change_set }),
    },
  );
}
