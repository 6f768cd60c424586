// Restores an earlier state to the working copy, in one operation. Visitors see it when it is published.
import { eq } from 'drizzle-orm';
import type { ParsedStateRef } from '#domain/history/history.ts';
import type { Database } from '#server/db/client.server.ts';
import type { Queries } from '#server/db/query-builder.ts';
import { module_operations } from '#server/db/schema/pages.ts';
import { modulesToRestore, type RestoreScope } from '#server/services/history/modules-to-restore.ts';
import { readState } from '#server/services/history/read-state.ts';
import { writeState } from '#server/services/history/write-state.ts';
import { type ContainerChange, changesSince, conflictingChange } from '#server/services/modules/changes.ts';
import { lockOperation, logOperation, type Operation } from '#server/services/modules/operation.ts';
import { lockContainers, readContainer, readWorkingCopy, subtreeOf } from '#server/services/modules/rows.ts';
import { raiseContainerVersions } from '#server/services/modules/slots.ts';

export interface RestoreRequest extends RestoreScope {
  state: ParsedStateRef;
  /** The container's version that the editor has seen. */
  version: number;
}

export type RestoreOutcome =
  | { outcome: 'restored'; container_version: number; is_changed: boolean }
  | { outcome: 'gone' }
  /** There are changes by others since `version`. */
  | { outcome: 'stale'; changes: ContainerChange[]; container_version: number }
  | { outcome: 'refused'; reason: 'not-there' | 'parent-removed' }
  | { outcome: 'other-operation' };

/**
 * Can be undone, since the history has the states before and after. Idempotent by operation id. Rejected if others have
 * changed the slot or the module in the meantime.
 */
export async function restoreState(
  { db }: Database,
  container: number,
  { state, version, ...scope }: RestoreRequest,
  { operation_id, user_id }: Operation,
): Promise<RestoreOutcome> {
  return db.transaction(async (queries) => {
    await lockOperation(queries, operation_id);
    const locked = (await lockContainers(queries, [container])).get(container);
    if (!locked) return { outcome: 'gone' };
    const earlier = await earlierAnswer(queries, container, operation_id);
    if (earlier) {
      return earlier === 'this'
        ? { outcome: 'restored', container_version: locked.version, is_changed: true }
        : { outcome: 'other-operation' };
    }
    const now = await readWorkingCopy(queries, container);
    const since = await changesSince(queries, container, version, locked.version);
    const others = {
      ...since,
      changes: since.changes.filter((change) => change.user_id !== user_id),
    };
    const ids = scope.module === null ? [] : subtreeOf(now, scope.module).map(({ id }) => id);
    const against =
      scope.module === null
        ? others.changes[0]
        : conflictingChange(others, [scope.module, ...ids], everyKind);
    if (against || !since.isComplete) {
      return { outcome: 'stale', changes: others.changes, container_version: locked.version };
    }
    const past = await readState(queries, container, state);
    if (!past) return { outcome: 'gone' };
    const toRestore = modulesToRestore(now, past, scope);
    if ('rejected' in toRestore) return { outcome: 'refused', reason: toRestore.rejected };
    const stored = await readContainer(queries, container);
    const restored = await writeState(queries, container, stored, toRestore.modules);
    const after = await readWorkingCopy(queries, container);
    if (JSON.stringify(after) === JSON.stringify(now)) {
      return { outcome: 'restored', container_version: locked.version, is_changed: false };
    }
    const container_version = await raiseContainerVersions(queries, [container]);
    await logOperation(queries, {
      operation_id,
      kind: 'restore',
      user_id,
      container_id: container,
      module_id: null,
      before: { modules: now, revived: restored, container_version: locked.version },
      after: { modules: after, container_version, state, ...scope },
    });
    return { outcome: 'restored', container_version, is_changed: true };
  });
}

const everyKind = ['create', 'update', 'move', 'remove', 'restore'] as const;

async function earlierAnswer(
  queries: Queries,
  container: number,
  operation_id: string,
): Promise<'this' | 'other' | null> {
  const [earlier] = await queries
    .select({ container: module_operations.container_id, module: module_operations.module_id })
    .from(module_operations)
    .where(eq(module_operations.operation_id, operation_id));
  if (!earlier) return null;
  return earlier.container === container && earlier.module === null ? 'this' : 'other';
}
