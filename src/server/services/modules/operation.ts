// Runs an operation on the working copy: one transaction with its history entry, idempotent by operation id.
import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { DraftModule } from '#domain/modules/modules.ts';
import type { TranslationSources } from '#domain/modules/translation-state.ts';
import type { Database } from '#server/db/client.server.ts';
import type { Queries } from '#server/db/query-builder.ts';
import { editing_sessions, module_operations, snapshots } from '#server/db/schema/pages.ts';
import type { ModuleOutcome, WrittenModule } from '#server/services/modules/outcome.ts';
import { rejectableTransaction } from '#server/services/rejectable-transaction.ts';

export type OperationKind = 'create' | 'update' | 'move' | 'remove' | 'restore';

/** Common to all operations: an id made by the browser, and the user. */
export interface Operation {
  operation_id: string;
  user_id: string;
}

/** A module's state in the history. */
interface OperationState {
  module: DraftModule | null;
  container_version: number;
  /** In `before`: the module as removed, if it was restored to another position. */
  lay?: DraftModule;
  /** In `before`: the German texts that its outdated translations belong to. */
  english_for?: TranslationSources;
}

/** The history entry of an operation that changed something. */
export interface LoggedChange extends Omit<WrittenModule, 'is_written'> {
  before: DraftModule | null;
  /** Null if the module was removed. */
  after: DraftModule | null;
  /** As before the operation. */
  english_for?: TranslationSources | undefined;
  lay?: DraftModule;
}

/** A longer pause, or a publication, begins a new entry of the history. */
const sessionPause = sql`interval '15 minutes'`;

/**
 * Runs an operation once: a repeated id changes nothing and gets the first answer, also if both requests arrive at
 * once.
 * @param work returns the change, `WrittenModule` if there was nothing to change, or why it is rejected, in which case its
 * writes are rolled back
 */
export async function runIdempotent(
  { db }: Pick<Database, 'db'>,
  kind: OperationKind,
  { operation_id, user_id }: Operation,
  work: (queries: Queries) => Promise<LoggedChange | ModuleOutcome>,
): Promise<ModuleOutcome> {
  return rejectableTransaction<ModuleOutcome>(
    db,
    async (queries) => {
      await lockOperation(queries, operation_id);
      const earlier = await earlierAnswer(queries, kind, operation_id);
      if (earlier) return earlier;
      const result = await work(queries);
      if (result.outcome !== 'written') return result;
      const is_written = 'before' in result;
      if (is_written) await note(queries, kind, { operation_id, user_id }, result);
      const { draft, container_version } = result;
      return { outcome: 'written', draft, container_version, is_written };
    },
    ({ outcome }) => outcome !== 'written',
  );
}

/** Serialises requests with the same id. */
export async function lockOperation(queries: Queries, operation_id: string): Promise<void> {
  await queries.execute(sql`select pg_advisory_xact_lock(hashtextextended(${operation_id}, 0))`);
}

async function earlierAnswer(
  queries: Queries,
  kind: OperationKind,
  operation_id: string,
): Promise<ModuleOutcome | null> {
  const [row] = await queries
    .select()
    .from(module_operations)
    .where(eq(module_operations.operation_id, operation_id));
  if (!row) return null;
  const after = row.after as OperationState;
  const before = row.before as OperationState;
  const draft = after.module ?? before.module;
  if (row.kind !== kind || row.module_id === null || !draft) return { outcome: 'other-operation' };
  return { outcome: 'written', draft, container_version: after.container_version, is_written: true };
}

async function note(
  queries: Queries,
  kind: OperationKind,
  { operation_id, user_id }: Operation,
  { before, after, draft, container_version, english_for, lay }: LoggedChange,
): Promise<void> {
  await logOperation(queries, {
    operation_id,
    kind,
    user_id,
    container_id: draft.container,
    module_id: draft.id,
    before: {
      module: before,
      container_version,
      ...(english_for ? { english_for } : {}),
      ...(lay ? { lay } : {}),
    },
    after: { module: after, container_version },
  });
}

/** Adds an entry to the history, in the editing session that it belongs to; an import (no user) begins its own. */
export async function logOperation(
  queries: Queries,
  operation: Omit<typeof module_operations.$inferInsert, 'session_id' | 'user_id'> & {
    user_id: string | null;
  },
): Promise<void> {
  const session_id = await sessionFor(queries, operation.container_id, operation.user_id);
  await queries.insert(module_operations).values({ ...operation, session_id });
}

async function sessionFor(queries: Queries, container_id: number, user_id: string | null): Promise<number> {
  const running = user_id === null ? undefined : await runningSession(queries, container_id, user_id);
  if (running) {
    const { id } = running;
    await queries.update(editing_sessions).set({ ended_at: sql`now()` }).where(eq(editing_sessions.id, id));
    return id;
  }
  const [begun] = await queries
    .insert(editing_sessions)
    .values({ container_id, user_id, started_at: sql`now()`, ended_at: sql`now()` })
    .returning({ id: editing_sessions.id });
  return begun?.id as number;
}

async function runningSession(
  queries: Queries,
  container_id: number,
  user_id: string,
): Promise<{ id: number } | undefined> {
  const [running] = await queries
    .select({ id: editing_sessions.id })
    .from(editing_sessions)
    .where(
      and(
        eq(editing_sessions.container_id, container_id),
        eq(editing_sessions.user_id, user_id),
        gt(editing_sessions.ended_at, sql`now() - ${sessionPause}`),
        // A publication ends the editing session.
        sql`not exists (select 1 from ${snapshots} where ${snapshots.container_id} = ${container_id}
          and ${snapshots.created_at} >= ${editing_sessions.ended_at})`,
      ),
    )
    .orderBy(desc(editing_sessions.ended_at))
    .limit(1);
  return running;
}
