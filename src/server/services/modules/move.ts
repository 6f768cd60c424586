// Moves a module with its children: within its list, to another column, to another container.
import { eq, inArray, sql } from 'drizzle-orm';
import type { ModuleSlot } from '#domain/modules/modules.ts';
import type { Database } from '#server/db/client.server.ts';
import { modules } from '#server/db/schema/pages.ts';
import { changesSince, conflictingChange } from '#server/services/modules/changes.ts';
import { type Operation, runIdempotent } from '#server/services/modules/operation.ts';
import type { ModuleOutcome } from '#server/services/modules/outcome.ts';
import {
  draftOf,
  lockContainers,
  readContainer,
  readModule,
  subtreeOf,
} from '#server/services/modules/rows.ts';
import {
  isFull,
  movedWithin,
  raiseContainerVersions,
  rejectionOf,
  siblingsAt,
  writeOrder,
} from '#server/services/modules/slots.ts';

export interface ModuleMove extends ModuleSlot {
  /** The version of its container that the editor has seen. */
  version: number;
  /** Its position after it left its old one, from 0; beyond the end means the end. */
  order: number;
}

/**
 * The module's own version stays, so that a move does not conflict with edits of it. Moves of other modules do not
 * conflict; a concurrent move of this one does.
 */
export async function moveModule(
  database: Database,
  id: number,
  { order, container, parent, column, version }: ModuleMove,
  operation: Operation,
): Promise<ModuleOutcome> {
  const slot = { container, parent, column };
  return runIdempotent(database, 'move', operation, async (queries) => {
    const found = await readModule(queries, id);
    if (!found) return { outcome: 'gone' };
    const locked = await lockContainers(queries, [found.container, container]);
    const current = await readModule(queries, id);
    if (!current || current.deleted_at || !locked.has(container) || !locked.has(current.container)) {
      return { outcome: 'gone' };
    }
    const changes = await changesSince(
      queries,
      current.container,
      version,
      locked.get(current.container)?.version as number,
    );
    const moved = conflictingChange(changes, [id], ['move', 'restore']);
    if (moved) return { outcome: 'stale', draft: draftOf(current), changed_by: moved.changed_by };
    // A module is never moved below itself: what modules may contain allows no cycle.
    const below = subtreeOf(await readContainer(queries, current.container), id).map((module) => module.id);
    const rejection = await rejectionOf(queries, current.module, slot);
    if (rejection) return rejection;
    const before = draftOf(current);
    const isElsewhere = current.container !== container;
    if (isElsewhere && (await isFull(queries, container, below.length))) {
      return { outcome: 'misplaced', reason: 'full' };
    }
    const oldSiblings = (await siblingsAt(queries, current)).filter((sibling) => sibling !== id);
    const siblings = (await siblingsAt(queries, slot)).filter((sibling) => sibling !== id);
    const at = Math.min(order, siblings.length);
    const draft = { ...before, ...slot, order: at };
    const isSamePlace = !isElsewhere && current.parent === parent && current.column === column;
    if (isSamePlace && current.order === at) {
      const container_version = locked.get(container)?.version as number;
      return { outcome: 'written', draft, container_version, is_written: false };
    }
    if (isElsewhere) {
      await queries.update(modules).set({ container_id: container }).where(inArray(modules.id, below));
    }
    await queries
      .update(modules)
      .set({ parent_id: parent, column, order: at, updated_at: sql`now()` })
      .where(eq(modules.id, id));
    if (!isSamePlace) await writeOrder(queries, modules, oldSiblings);
    await writeOrder(queries, modules, movedWithin(siblings, at, id));
    const container_version = await raiseContainerVersions(queries, [container, current.container]);
    return { outcome: 'written', before, after: draft, draft, container_version };
  });
}
