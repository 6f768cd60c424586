// Back to what was published once: the working copy becomes that again. Visitors see it when it is published.
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { DraftModule } from '#domain/modules.ts';
import type { Database } from '#server/db/client.server.ts';
import { module_operations, modules, snapshots } from '#server/db/schema/pages.ts';
import { canonical } from '#server/import/canonical.ts';
import type { Queries } from '#server/services/content-version.ts';
import { lockOperation, noteOperation, type Operation } from '#server/services/modules/operation.ts';
import { raiseVersions } from '#server/services/modules/places.ts';
import { lockContainers, readContainer, readWorkingCopy } from '#server/services/modules/rows.ts';
import { earlierGerman, writtenAt } from '#server/services/modules/written-at.ts';
import { isRecordId } from '#server/services/record-id.ts';
import { snapshotModules } from '#server/services/snapshot-content.ts';

export type RestoreOutcome =
  | { outcome: 'restored'; container_version: number }
  | { outcome: 'gone' }
  | { outcome: 'other-operation' };

/**
 * Modules keep their numbers; what came later is taken away, what was taken away comes back. The history keeps both
 * whole, before and after, so that this can be undone as well. The same operation again changes nothing.
 */
export async function restoreSnapshot(
  { db }: Database,
  container: number,
  snapshot: number,
  { operation_id, user_id }: Operation,
): Promise<RestoreOutcome> {
  return db.transaction(async (queries) => {
    await lockOperation(queries, operation_id);
    const locked = (await lockContainers(queries, [container])).get(container);
    const wanted = locked && (await modulesOf(queries, container, snapshot));
    if (!wanted) return { outcome: 'gone' };
    const [earlier] = await queries
      .select({ container: module_operations.container_id, module: module_operations.module_id })
      .from(module_operations)
      .where(eq(module_operations.operation_id, operation_id));
    if (earlier) {
      const isThis = earlier.container === container && earlier.module === null;
      return isThis
        ? { outcome: 'restored', container_version: locked.version }
        : { outcome: 'other-operation' };
    }
    const before = await readWorkingCopy(queries, container);
    await write(queries, container, wanted);
    const container_version = await raiseVersions(queries, [container]);
    const after = await readWorkingCopy(queries, container);
    await noteOperation(queries, {
      operation_id,
      kind: 'restore',
      user_id,
      container_id: container,
      module_id: null,
      before: { modules: before, container_version: locked.version },
      after: { modules: after, container_version, snapshot },
    });
    return { outcome: 'restored', container_version };
  });
}

async function modulesOf(queries: Queries, container: number, id: number): Promise<DraftModule[] | null> {
  if (!isRecordId(id)) return null;
  const [row] = await queries
    .select({ content: snapshots.content })
    .from(snapshots)
    .where(and(eq(snapshots.id, id), eq(snapshots.container_id, container)));
  return row ? snapshotModules(row.content) : null;
}

/** Parents come before what stands in them, so that every module finds its parent under its present number. */
async function write(queries: Queries, container: number, wanted: readonly DraftModule[]): Promise<void> {
  const stored = new Map((await readContainer(queries, container)).map((module) => [module.id, module]));
  const numbers = new Map<number, number>();
  for (const module of wanted) {
    const parent = module.parent === null ? null : (numbers.get(module.parent) ?? null);
    if (module.parent !== null && parent === null) continue;
    const here = stored.get(module.id);
    const { column, order, data } = module;
    if (here) {
      numbers.set(module.id, here.id);
      const isChanged = canonical(here.data) !== canonical(data);
      const written_at = isChanged
        ? writtenAt(here.module, data, here, await earlierGerman(queries, here, data))
        : here.written_at;
      await queries
        .update(modules)
        .set({
          parent_id: parent,
          column,
          order,
          data,
          deleted_at: null,
          updated_at: sql`now()`,
          ...(isChanged ? { version: here.version + 1, written_at } : {}),
        })
        .where(eq(modules.id, here.id));
      continue;
    }
    // Gone for good, or it stands in another container by now: then this is another module.
    const [row] = await queries
      .insert(modules)
      .values({
        container_id: container,
        parent_id: parent,
        column,
        order,
        module: module.module,
        data,
        written_at: writtenAt(module.module, data, null),
      })
      .returning({ id: modules.id });
    numbers.set(module.id, row?.id as number);
  }
  const kept = new Set(numbers.values());
  const later = [...stored.values()].filter(({ id, deleted_at }) => !deleted_at && !kept.has(id));
  if (later.length > 0) {
    const ids = later.map(({ id }) => id);
    await queries.update(modules).set({ deleted_at: sql`now()` }).where(inArray(modules.id, ids));
  }
}
