// Removes a module with its children, and restores it.
import { eq, inArray, sql } from 'drizzle-orm';
import { isHead, type ModuleName, type ModuleSlot } from '#domain/modules/modules.ts';
import type { Database } from '#server/db/client.server.ts';
import { modules } from '#server/db/schema/pages.ts';
import { changesSince, conflictingChange } from '#server/services/modules/changes.ts';
import { type Operation, runIdempotent } from '#server/services/modules/operation.ts';
import type { ModuleOutcome } from '#server/services/modules/outcome.ts';
import { draftOf, lockModule, readContainer, subtreeOf } from '#server/services/modules/rows.ts';
import {
  isFull,
  movedWithin,
  raiseContainerVersions,
  rejectionOf,
  siblingsAt,
  writeOrder,
} from '#server/services/modules/slots.ts';

export interface ModuleRemoval {
  /** As in the request's path; a module of another kind with this id is not found. */
  module: ModuleName;
  /** The version of its container that the editor has seen. */
  version: number;
}

/**
 * Soft delete: the rows are marked with a common time, by which they are restored together. Rejected if others have
 * changed the module or its children since.
 */
export async function removeModule(
  database: Database,
  id: number,
  { module, version }: ModuleRemoval,
  operation: Operation,
): Promise<ModuleOutcome> {
  return runIdempotent(database, 'remove', operation, async (queries) => {
    const found = await lockModule(queries, id);
    if (!found || found.current.deleted_at || found.current.module !== module) return { outcome: 'gone' };
    const { current, locked } = found;
    if (isHead(current)) return { outcome: 'misplaced', reason: 'parent' };
    const below = subtreeOf(await readContainer(queries, locked.id), id).filter(
      ({ deleted_at }) => deleted_at === null,
    );
    const changes = await changesSince(queries, locked.id, version, locked.version);
    const ids = below.map((one) => one.id);
    const written = conflictingChange(changes, ids, ['create', 'update', 'move', 'restore']);
    if (written || !changes.isComplete) {
      return { outcome: 'stale', draft: draftOf(current), changed_by: written?.changed_by ?? null };
    }
    const before = draftOf(current);
    await queries.update(modules).set({ deleted_at: sql`now()` }).where(inArray(modules.id, ids));
    await writeOrder(queries, modules, await siblingsAt(queries, current));
    const container_version = await raiseContainerVersions(queries, [locked.id]);
    return { outcome: 'written', before, after: null, draft: before, container_version };
  });
}

export interface ModuleRestoring {
  module: ModuleName;
  /** Where to restore it if its parent is removed. */
  place?: ModuleSlot & { order: number };
}

/**
 * Restores a module at its former position with the children removed together with it; children removed before stay
 * removed. Idempotent.
 */
export async function restoreModule(
  database: Database,
  id: number,
  { module, place: slot }: ModuleRestoring,
  operation: Operation,
): Promise<ModuleOutcome> {
  return runIdempotent(database, 'restore', operation, async (queries) => {
    const found = await lockModule(queries, id);
    if (found?.current.module !== module) return { outcome: 'gone' };
    const { current, locked } = found;
    const stored = draftOf(current);
    const { deleted_at } = current;
    if (!deleted_at) {
      return { outcome: 'written', draft: stored, container_version: locked.version, is_written: false };
    }
    const all = await readContainer(queries, locked.id);
    const above = all.find((one) => one.id === stored.parent);
    const isElsewhere = Boolean(above?.deleted_at) && slot?.container === stored.container;
    const target = isElsewhere && slot ? slot : stored;
    const rejection = await rejectionOf(queries, current.module, target);
    if (rejection) return rejection;
    const deletedTogether = subtreeOf(all, id).filter(
      (one) => one.deleted_at?.getTime() === deleted_at.getTime(),
    );
    if (await isFull(queries, locked.id, deletedTogether.length))
      return { outcome: 'misplaced', reason: 'full' };
    const siblings = await siblingsAt(queries, target);
    const { parent, column } = target;
    const order = Math.min(target.order, siblings.length);
    const ids = deletedTogether.map((one) => one.id);
    await queries.update(modules).set({ deleted_at: null }).where(inArray(modules.id, ids));
    await queries.update(modules).set({ parent_id: parent, column, order }).where(eq(modules.id, id));
    await writeOrder(queries, modules, movedWithin(siblings, order, id));
    const container_version = await raiseContainerVersions(queries, [locked.id]);
    const draft = { ...stored, parent, column, order };
    // It was removed with its parent: that is its former position, also if it is restored elsewhere.
    const lay = isElsewhere && above?.deleted_at?.getTime() === deleted_at.getTime() ? { lay: stored } : {};
    return { outcome: 'written', before: null, after: draft, draft, container_version, ...lay };
  });
}
