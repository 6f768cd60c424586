// The site as of a future moment, for editors' previews: everything scheduled until then is executed.
import { and, asc, isNull, lte, sql } from 'drizzle-orm';
import type { ResourceName } from '#domain/resources/resource.ts';
import type { Database } from '#server/db/client.server.ts';
import { onOneConnection } from '#server/db/one-connection.ts';
import type { Transaction } from '#server/db/query-builder.ts';
import { planned_changes } from '#server/db/schema/drafts.ts';
import { scheduled_publications } from '#server/db/schema/pages.ts';
import { attemptScheduledChange } from '#server/services/records/drafts/run-scheduled-changes.ts';
import { rejectableTransaction } from '#server/services/rejectable-transaction.ts';
import { attemptDue } from './run-due.ts';

/** Maximum scheduled actions that a preview executes, the earliest first. */
const maxScheduledActions = 300;
/** Milliseconds to wait for the lock of a concurrent writer. */
const maxWait = 200;

export interface AppliedScheduledAction {
  due_at: Date;
  /** The record that changes, or the container that is published or taken offline. */
  resource: ResourceName;
  id: number;
  /** Why it would fail as things are now; null if it would not. `busy`: somebody is writing it. */
  failure: string | null;
}

/**
 * Runs `work` in a transaction in which everything scheduled until a moment has been executed as the job will do it,
 * and which is then rolled back. Concurrent publications wait until it ends.
 * @param work gets the scheduled actions in order
 */
export async function runAsOf<T>(
  database: Database,
  moment: Date,
  work: (shown: Database, plans: readonly AppliedScheduledAction[]) => Promise<T>,
): Promise<T> {
  return onOneConnection(database, (db) =>
    rejectableTransaction(
      db,
      async (queries) => {
        await queries.execute(sql`select set_config('lock_timeout', ${`${maxWait}ms`}, true)`);
        const shown: Database = { ...database, db: queries as unknown as Database['db'] };
        const plans: AppliedScheduledAction[] = [];
        for (const { due_at, resource, id, attempt } of await dueActions(queries, shown, moment)) {
          plans.push({ due_at, resource, id, failure: await failureOf(attempt) });
        }
        return work(shown, plans);
      },
      () => true,
    ),
  );
}

interface DueAction extends Omit<AppliedScheduledAction, 'failure'> {
  attempt: () => Promise<string | null>;
}

/** Changes of records before publications of the same moment, as the job has them. */
async function dueActions(queries: Transaction, shown: Database, moment: Date): Promise<DueAction[]> {
  const changes = await queries
    .select()
    .from(planned_changes)
    .where(and(isNull(planned_changes.done_at), lte(planned_changes.due_at, moment)))
    .orderBy(asc(planned_changes.due_at), asc(planned_changes.id))
    .limit(maxScheduledActions);
  const publications = await queries
    .select()
    .from(scheduled_publications)
    .where(and(isNull(scheduled_publications.done_at), lte(scheduled_publications.due_at, moment)))
    .orderBy(asc(scheduled_publications.due_at), asc(scheduled_publications.id))
    .limit(maxScheduledActions);
  return [
    ...changes.map((due) => ({
      due_at: due.due_at,
      resource: due.resource,
      id: due.record_id,
      attempt: async () => (await attemptScheduledChange(queries, due)).done.failure?.reason ?? null,
    })),
    ...publications.map((due) => ({
      due_at: due.due_at,
      resource: 'containers' as const,
      id: due.container_id,
      attempt: async () => (await attemptDue(queries, shown, due)).failure?.reason ?? null,
    })),
  ]
    .sort((a, b) => a.due_at.getTime() - b.due_at.getTime())
    .slice(0, maxScheduledActions);
}

async function failureOf(attempt: DueAction['attempt']): Promise<string | null> {
  try {
    return await attempt();
  } catch {
    // Rolled back to its savepoint; the others stay.
    return 'busy';
  }
}
