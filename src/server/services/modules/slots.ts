// Where modules are allowed, and the order of siblings.
import { and, asc, count, eq, inArray, isNull, sql } from 'drizzle-orm';
import { isAllowedIn, type ModuleName, type ModuleSlot, maxColumns } from '#domain/modules/modules.ts';
import type { Queries } from '#server/db/query-builder.ts';
import { containers, modules, type pages } from '#server/db/schema/pages.ts';
import type { RejectedOperation } from '#server/services/modules/outcome.ts';
import { readModule } from '#server/services/modules/rows.ts';

/** Modules per container: more than any page needs, few enough to render. */
export const maxModules = 500;

/** Why a module is not allowed somewhere; null if it is. The container must be locked. */
export async function rejectionOf(
  queries: Queries,
  name: ModuleName,
  { container, parent, column }: ModuleSlot,
): Promise<RejectedOperation | null> {
  if (parent === null) {
    if (!isAllowedIn(name, null)) return { outcome: 'misplaced', reason: 'parent' };
    return column === 0 ? null : { outcome: 'misplaced', reason: 'column' };
  }
  const above = await readModule(queries, parent);
  if (!above || above.container !== container) return { outcome: 'gone' };
  if (above.deleted_at) return { outcome: 'misplaced', reason: 'parent-removed' };
  if (!isAllowedIn(name, above.module)) return { outcome: 'misplaced', reason: 'parent' };
  // A layout that became narrower keeps the modules of its last columns.
  const columns = above.module === 'container' ? maxColumns : 1;
  return column < columns ? null : { outcome: 'misplaced', reason: 'column' };
}

/** Whether a container has no room for this many more modules. One query. */
export async function isFull(queries: Queries, container: number, coming: number): Promise<boolean> {
  const [row] = await queries
    .select({ there: count() })
    .from(modules)
    .where(and(eq(modules.container_id, container), isNull(modules.deleted_at)));
  return (row?.there ?? 0) + coming > maxModules;
}

/** The modules of one list or column, in order. */
export async function siblingsAt(
  queries: Queries,
  { container, parent, column }: ModuleSlot,
): Promise<number[]> {
  const rows = await queries
    .select({ id: modules.id })
    .from(modules)
    .where(
      and(
        eq(modules.container_id, container),
        parent === null ? isNull(modules.parent_id) : eq(modules.parent_id, parent),
        eq(modules.column, column),
        isNull(modules.deleted_at),
      ),
    )
    .orderBy(asc(modules.order), asc(modules.id));
  return rows.map(({ id }) => id);
}

/** Numbers siblings from 0 in the given order. */
export async function writeOrder(
  queries: Queries,
  table: typeof modules | typeof pages,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  await queries.execute(sql`update ${table} set "order" = n.place - 1
    from unnest(${sql.param(ids)}::int[]) with ordinality n(id, place)
    where ${table.id} = n.id and ${table.order} <> n.place - 1`);
}

/** The list with `id` at a position; beyond its end means the end. */
export function movedWithin(ids: readonly number[], order: number, id: number): number[] {
  const others = ids.filter((other) => other !== id);
  return others.toSpliced(Math.min(order, others.length), 0, id);
}

/** The notification channel for new versions of containers. */
export const editingChannel = 'foyer_editing';

/**
 * Raises the versions of changed containers, and notifies all instances with the commit.
 * @returns the new version of the first
 */
export async function raiseContainerVersions(
  queries: Queries,
  ids: readonly [number, ...number[]],
): Promise<number> {
  const rows = await queries
    .update(containers)
    .set({ version: sql`${containers.version} + 1`, updated_at: sql`now()` })
    .where(inArray(containers.id, [...new Set(ids)]))
    .returning({ id: containers.id, version: containers.version });
  for (const row of rows) await notifyContainerEditors(queries, row);
  return rows.find(({ id }) => id === ids[0])?.version as number;
}

/** The message about a container. `user_id` is not sent to browsers. */
export interface ContainerMessage {
  container: number;
  version: number;
  is_published: boolean;
  /** Whether its page was moved, removed or restored, or went online or offline. */
  is_page?: true;
  /** Of a publication and a change of the page. */
  user_id?: string | null;
  changed_by?: string | null;
}

/** Notifies the editors of a container of a new version. */
async function notifyContainerEditors(
  queries: Queries,
  { id, version }: { id: number; version: number },
): Promise<void> {
  const payload: ContainerMessage = { container: id, version, is_published: false };
  await queries.execute(sql`select pg_notify(${editingChannel}, ${JSON.stringify(payload)})`);
}

/**
 * Notifies the editors of containers that these were published, or that their pages were changed as a whole.
 * @param user_id null for imports and deleted accounts
 */
export async function notifyOfChange(
  queries: Queries,
  kind: 'is_published' | 'is_page',
  ids: readonly number[],
  user_id: string | null,
): Promise<void> {
  await queries.execute(sql`select pg_notify(${editingChannel}, json_build_object(
      'container', id, 'version', version, 'is_published', ${kind === 'is_published'}::boolean,
      ${sql.raw(kind === 'is_page' ? `'is_page', true,` : '')} 'user_id', ${user_id}::text,
      'changed_by', (select name from users where id = ${user_id}))::text)
    from containers where id = any(${sql.param(ids)}::int[])`);
}
