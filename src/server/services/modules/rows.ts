// Reads and locks rows of the working copy for operations.
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { type DraftModule, isModuleName } from '#domain/modules/modules.ts';
import type { Queries } from '#server/db/query-builder.ts';
import { containers, modules } from '#server/db/schema/pages.ts';
import { isRecordId } from '#server/services/record-id.ts';

export type WrittenAt = (typeof modules.$inferSelect)['written_at'];

/** A module with the time of its removal; null if it is not removed. */
export interface StoredModule extends DraftModule {
  deleted_at: Date | null;
  written_at: WrittenAt;
}

function storedModuleOf(row: typeof modules.$inferSelect): StoredModule | null {
  const { id, column, order, module, data, version, deleted_at, written_at } = row;
  if (!isModuleName(module)) return null;
  const slot = { container: row.container_id, parent: row.parent_id, column, order };
  return { id, ...slot, module, data, version, deleted_at, written_at };
}

/** Without the server's own columns. */
export function draftOf({ deleted_at: _, written_at: __, ...draft }: StoredModule): DraftModule {
  return draft;
}

/** A module, even if removed; null if there is none with that id. One query. */
export async function readModule(queries: Queries, id: number): Promise<StoredModule | null> {
  if (!isRecordId(id)) return null;
  const [row] = await queries.select().from(modules).where(eq(modules.id, id));
  return row ? storedModuleOf(row) : null;
}

/** All modules of a container, removed or not, in order. */
export async function readContainer(queries: Queries, container: number): Promise<StoredModule[]> {
  const rows = await queries
    .select()
    .from(modules)
    .where(eq(modules.container_id, container))
    .orderBy(asc(modules.column), asc(modules.order), asc(modules.id));
  return rows.flatMap((row) => storedModuleOf(row) ?? []);
}

/** The working copy of a container, flat, parents before children. */
export async function readWorkingCopy(queries: Queries, container: number): Promise<DraftModule[]> {
  return (await readWorkingCopies(queries, [container])).get(container) ?? [];
}

/** The working copies of containers that have modules. One query. */
export async function readWorkingCopies(
  queries: Queries,
  containers: readonly number[],
): Promise<Map<number, DraftModule[]>> {
  const rows = await queries
    .select()
    .from(modules)
    .where(and(inArray(modules.container_id, [...containers]), isNull(modules.deleted_at)))
    .orderBy(asc(modules.column), asc(modules.order), asc(modules.id));
  const stored = rows.flatMap((row) => storedModuleOf(row) ?? []);
  const found = Map.groupBy(stored, ({ container }) => container);
  return new Map([...found].map(([id, own]) => [id, inReadingOrder(own).map(draftOf)]));
}

/** The order of siblings; ids decide between equal positions. */
export const bySlotOrder = (
  one: Pick<DraftModule, 'column' | 'order' | 'id'>,
  other: Pick<DraftModule, 'column' | 'order' | 'id'>,
): number => one.column - other.column || one.order - other.order || one.id - other.id;

/** Parents before children, siblings in the given order; orphans are left out. */
export function inReadingOrder<M extends Pick<DraftModule, 'id' | 'parent'>>(modules: readonly M[]): M[] {
  const byParent = Map.groupBy(modules, ({ parent }) => parent);
  const below = (parent: number | null): M[] =>
    (byParent.get(parent) ?? []).flatMap((module) => [module, ...below(module.id)]);
  return below(null);
}

/** A module with its descendants. */
export function subtreeOf<M extends DraftModule>(all: readonly M[], id: number): M[] {
  const own = all.filter((module) => module.id === id);
  const below = all.filter(({ parent }) => parent === id);
  return [...own, ...below.flatMap((module) => subtreeOf(all, module.id))];
}

export interface LockedContainer {
  id: number;
  slug: string;
  version: number;
  published_snapshot_id: number | null;
}

/**
 * Locks containers until the transaction ends, always in the same order to avoid deadlocks. Missing ones are left out
 * of the answer.
 */
export async function lockContainers(
  queries: Queries,
  ids: readonly number[],
): Promise<Map<number, LockedContainer>> {
  const validIds = [...new Set(ids)].filter(isRecordId);
  if (validIds.length === 0) return new Map();
  const rows = await queries
    .select({
      id: containers.id,
      slug: containers.slug,
      version: containers.version,
      published_snapshot_id: containers.published_snapshot_id,
    })
    .from(containers)
    .where(inArray(containers.id, validIds))
    .orderBy(asc(containers.id))
    .for('update');
  return new Map(rows.map((row) => [row.id, row]));
}

/** A module, removed or not, and its locked container. */
export interface LockedModule {
  current: StoredModule;
  locked: LockedContainer;
}

/** Locks the container of a module until the transaction ends; null if one of them does not exist. */
export async function lockModule(queries: Queries, id: number): Promise<LockedModule | null> {
  const found = await readModule(queries, id);
  const locked = found && (await lockContainers(queries, [found.container])).get(found.container);
  // Read again: it may have changed before the lock.
  const current = locked && (await readModule(queries, id));
  return current ? { current, locked } : null;
}
