// Executes due actions: on one instance, in order, each in a transaction together with its completion.
import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Database } from '#server/db/client.server.ts';
import type { Queries, Transaction } from '#server/db/query-builder.ts';
import { pages, scheduled_publications } from '#server/db/schema/pages.ts';
import { publishContainer } from '#server/services/modules/publish.ts';
import { lockContainers } from '#server/services/modules/rows.ts';
import {
  inPageTreeTransaction,
  logPageChange,
  readPageRow,
} from '#server/services/pages/writing/page-transaction.ts';
import { rejectableTransaction } from '#server/services/rejectable-transaction.ts';
import { failureText, type ScheduleFailure } from './schedule-failure.ts';

export interface AttemptedAction {
  id: number;
  container: number;
  action: 'publish' | 'offline';
  failure: ScheduleFailure | null;
  /** The error thrown, if any. */
  error: unknown;
}

/** The actor if the author's account is deleted. */
const systemActor = 'system';

/** SQLSTATEs of deadlocks, timeouts and lost connections: worth another try. */
const passing = /^(?:40001|40P01|55P03|57014|57P0[123]|53\d{3}|08\d{3})$/;

/**
 * Runs the earliest due action; null if there is none, or another instance is working. The action and its completion
 * are one transaction, so that a crash leaves neither.
 * @param now by the application's clock
 */
export async function runNextDue(database: Database, now: Date): Promise<AttemptedAction | null> {
  return database.db.transaction(async (queries) => {
    // One instance works at a time, to keep the order.
    const { rows } = await queries.execute<{ is_ours: boolean }>(
      sql`select pg_try_advisory_xact_lock(hashtextextended('scheduled_publications', 0)) as is_ours`,
    );
    if (!rows[0]?.is_ours) return null;
    const [due] = await queries
      .select()
      .from(scheduled_publications)
      .where(and(isNull(scheduled_publications.done_at), lte(scheduled_publications.due_at, now)))
      .orderBy(asc(scheduled_publications.due_at), asc(scheduled_publications.id))
      .limit(1)
      .for('update');
    if (!due) return null;
    const { failure, error } = await attemptDue(queries, database, due);
    await queries
      .update(scheduled_publications)
      .set({ done_at: now, failure: failure && failureText(failure) })
      .where(eq(scheduled_publications.id, due.id));
    return { id: due.id, container: due.container_id, action: due.action, failure, error };
  });
}

type Due = typeof scheduled_publications.$inferSelect;
/**
 * Runs an action in a savepoint, which a failure rolls back.
 * @throws errors that justify a retry
 */
export async function attemptDue(
  queries: Transaction,
  database: Database,
  due: Due,
): Promise<{ failure: ScheduleFailure | null; error: unknown }> {
  try {
    const failure = await rejectableTransaction(
      queries,
      (step) => {
        // Services open transactions of their own, which are savepoints here.
        const inside: Database = { ...database, db: step as unknown as Database['db'] };
        return due.action === 'publish' ? publish(inside, due) : takeOffline(inside, due);
      },
      (found) => found !== null,
    );
    return { failure, error: null };
  } catch (error) {
    const { code } = ((error as Error).cause ?? error) as { code?: string };
    if (code && passing.test(code)) throw error;
    return { failure: { reason: 'error' }, error };
  }
}

/** Publishes the current working copy. An offline page is put online with it. */
async function publish(database: Database, due: Due): Promise<ScheduleFailure | null> {
  const page = await pageOf(database.db, due.container_id);
  if (page?.deleted_at) return { reason: 'gone' };
  // Locked until the transaction ends.
  const locked = (await lockContainers(database.db, [due.container_id])).get(due.container_id);
  if (!locked) return { reason: 'gone' };
  const { created_by, languages } = due;
  const published = await publishContainer(database, locked.id, locked.version, created_by, {
    languages,
    planned: true,
  });
  if (published.outcome === 'gone') return { reason: 'gone' };
  if (published.outcome === 'german-first') return { reason: 'german-first' };
  if (published.outcome === 'invalid') return { reason: 'incomplete', entries: published.entries };
  if (published.outcome === 'record-rejected') {
    const fields = published.rejected.flatMap(({ conflicts, issues }) => [...conflicts, ...issues]);
    return { reason: 'draft', fields: fields.map(({ field }) => field) };
  }
  if (published.outcome !== 'published') throw new Error('Somebody wrote in a place that was locked.');
  return page && !page.is_online ? setOnline(database, page.id, true, due) : null;
}

async function takeOffline(database: Database, due: Due): Promise<ScheduleFailure | null> {
  const page = await pageOf(database.db, due.container_id);
  if (!page || page.deleted_at) return { reason: 'gone' };
  return page.is_online ? setOnline(database, page.id, false, due) : null;
}

async function setOnline(
  database: Database,
  id: number,
  is_online: boolean,
  { created_by }: Due,
): Promise<ScheduleFailure | null> {
  const { outcome } = await inPageTreeTransaction(database, async (queries) => {
    const before = await readPageRow(queries, id);
    if (!before || before.deleted_at) return { outcome: 'gone' };
    await queries
      .update(pages)
      .set({ is_online, version: before.version + 1, updated_at: sql`now()` })
      .where(eq(pages.id, id));
    return logPageChange(queries, 'update', before, id, created_by ?? systemActor);
  });
  return outcome === 'written' ? null : { reason: 'gone' };
}

async function pageOf(queries: Queries, container: number) {
  const [page] = await queries
    .select({ id: pages.id, is_online: pages.is_online, deleted_at: pages.deleted_at })
    .from(pages)
    .where(eq(pages.container_id, container));
  return page ?? null;
}
