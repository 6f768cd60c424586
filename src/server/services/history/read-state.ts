// An earlier state of a slot: published states from their snapshot, others by reverting later operations.
import { and, asc, desc, eq, inArray, or, sql } from 'drizzle-orm';
import type { ParsedStateRef } from '#domain/history/history.ts';
import type { DraftModule } from '#domain/modules/modules.ts';
import { type CurrentModuleRow, type PastOperation, pastModules } from '#domain/modules/past-modules.ts';
import type { Queries } from '#server/db/query-builder.ts';
import { module_operations, modules, snapshots } from '#server/db/schema/pages.ts';
import { readWorkingCopy } from '#server/services/modules/rows.ts';
import { moduleFrom, snapshotModules, snapshotState } from '#server/services/modules/snapshot-content.ts';
import { isRecordId } from '#server/services/record-id.ts';

/** Null if the slot never had such a state. At most four queries. */
export async function readState(
  queries: Queries,
  container: number,
  { kind, id }: ParsedStateRef,
): Promise<DraftModule[] | null> {
  if (kind === 'nothing') return [];
  if (kind === 'now') return readWorkingCopy(queries, container);
  if (kind === 'snapshot') return readSnapshot(queries, container, id);
  const [known] = await queries
    .select({ id: module_operations.id })
    .from(module_operations)
    .where(and(eq(module_operations.id, id), concerns(container)));
  if (!known) return null;
  // `before` also reverts the operation itself.
  const later = await readLater(queries, container, kind === 'before' ? id : id + 1);
  const rows = await readRows(queries, container, later);
  return pastModules(container, rows, later);
}

async function readSnapshot(queries: Queries, container: number, id: number): Promise<DraftModule[] | null> {
  if (!isRecordId(id)) return null;
  const [row] = await queries
    .select({ content: snapshots.content })
    .from(snapshots)
    .where(and(eq(snapshots.id, id), eq(snapshots.container_id, container)));
  return row ? snapshotState(row.content) : null;
}

/** Moves to another slot are logged there and concern this slot as well. */
const concerns = (container: number) =>
  or(
    eq(module_operations.container_id, container),
    and(
      eq(module_operations.kind, 'move'),
      sql`(${module_operations.before}->'module'->>'container')::int = ${container}`,
    ),
  );

/**
 * Later operations, newest first. Of the changes to a module's texts only the first counts, since it has the earlier
 * texts.
 */
async function readLater(queries: Queries, container: number, from: number): Promise<PastOperation[]> {
  const first = sql`(${module_operations.kind} <> 'update' or not exists (
    select 1 from ${module_operations} earlier
    where earlier.module_id = ${module_operations.module_id} and earlier.kind = 'update'
      and earlier.id >= ${from} and earlier.id < ${module_operations.id}))`;
  const elsewhere = sql`${module_operations.module_id} in (
    select moved.module_id from ${module_operations} moved
    where moved.kind = 'move' and moved.id >= ${from}
      and (moved.before->'module'->>'container')::int = ${container})`;
  const rows = await queries
    .select({
      id: module_operations.id,
      kind: module_operations.kind,
      module_id: module_operations.module_id,
      before: module_operations.before,
    })
    .from(module_operations)
    .where(and(sql`${module_operations.id} >= ${from}`, or(concerns(container), elsewhere), first))
    .orderBy(desc(module_operations.id));
  return rows.map(({ before, ...operation }) => ({ ...operation, ...beforeOf(before) }));
}

function beforeOf(before: unknown): Pick<PastOperation, 'before' | 'lay' | 'modules' | 'revived'> {
  const { module, lay, modules: all, revived } = (before ?? {}) as Record<string, unknown>;
  return {
    before: moduleFrom(module),
    ...(lay ? { lay: moduleFrom(lay) as DraftModule } : {}),
    ...(Array.isArray(all) ? { modules: snapshotModules({ modules: all }) } : {}),
    ...(Array.isArray(revived) ? { revived: snapshotModules({ modules: revived }) } : {}),
  };
}

/** All modules of the slot including removed ones, and modules moved out of it since, with their children. */
async function readRows(
  queries: Queries,
  container: number,
  later: readonly PastOperation[],
): Promise<CurrentModuleRow[]> {
  const moved = later.flatMap(({ kind, module_id }) =>
    kind === 'move' && module_id !== null ? [module_id] : [],
  );
  const below = sql`${modules.id} in (
    with recursive wanted as (
      select id from ${modules} where id = any(${sql.param(moved)}::int[])
      union select m.id from ${modules} m join wanted on m.parent_id = wanted.id)
    select id from wanted)`;
  const rows = await queries
    .select()
    .from(modules)
    .where(
      moved.length === 0
        ? eq(modules.container_id, container)
        : or(inArray(modules.container_id, [container]), below),
    )
    .orderBy(asc(modules.order), asc(modules.id));
  return rows.flatMap(({ deleted_at, ...row }) => {
    const module = moduleFrom({ ...row, container: row.container_id, parent: row.parent_id });
    return module ? [{ ...module, deleted_at }] : [];
  });
}
