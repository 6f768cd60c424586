// Removed modules of a slot that can be restored, the newest first.
import { desc, eq, sql } from 'drizzle-orm';
import type { RemovedModule } from '#domain/history/history.ts';
import type { Locale } from '#domain/languages/locales.ts';
import type { Database } from '#server/db/client.server.ts';
import { containers, module_operations, modules } from '#server/db/schema/pages.ts';
import { users } from '#server/db/schema/users.ts';
import { moduleTitle } from '#server/services/history/module-title.ts';
import { readContainer, type StoredModule } from '#server/services/modules/rows.ts';
import { isRecordId } from '#server/services/record-id.ts';

const maxListed = 100;

/** Null if there is no such slot. Three queries. */
export async function listRemoved(
  { db }: Database,
  container: number,
  locale: Locale,
): Promise<RemovedModule[] | null> {
  if (!isRecordId(container)) return null;
  const [place] = await db.select({ id: containers.id }).from(containers).where(eq(containers.id, container));
  if (!place) return null;
  const all = await readContainer(db, container);
  const byId = new Map(all.map((module) => [module.id, module]));
  const removed = all
    .filter((module) => isRoot(module, byId))
    .sort((a, b) => Number(b.deleted_at) - Number(a.deleted_at))
    .slice(0, maxListed);
  if (removed.length === 0) return [];
  const by = await removers(db, container);
  return removed.map(({ id, module, data, deleted_at }) => ({
    id,
    module,
    title: moduleTitle(module, data, locale) || titleBelow(id, all, locale),
    removed_at: (deleted_at as Date).toISOString(),
    removed_by: by.get(id) ?? null,
  }));
}

/** Children removed with their parent are restored with it, so they are not listed. */
function isRoot({ deleted_at, parent }: StoredModule, byId: ReadonlyMap<number, StoredModule>): boolean {
  if (!deleted_at) return false;
  const above = parent === null ? null : byId.get(parent);
  return above?.deleted_at?.getTime() !== deleted_at.getTime();
}

/** A list has no text, so the title is that of its first item. */
function titleBelow(id: number, all: readonly StoredModule[], locale: Locale): string {
  const below = all.filter(({ parent }) => parent === id);
  return below.map(({ module, data }) => moduleTitle(module, data, locale)).find((text) => text !== '') ?? '';
}

async function removers(db: Database['db'], container: number): Promise<Map<number, string>> {
  const rows = await db
    .selectDistinctOn([module_operations.module_id], { id: module_operations.module_id, name: users.name })
    .from(module_operations)
    .innerJoin(users, eq(users.id, module_operations.user_id))
    .where(sql`${module_operations.kind} = 'remove' and ${module_operations.module_id} in (
      select ${modules.id} from ${modules}
      where ${modules.container_id} = ${container} and ${modules.deleted_at} is not null)`)
    .orderBy(module_operations.module_id, desc(module_operations.id));
  return new Map(rows.flatMap(({ id, name }) => (id === null ? [] : [[id, name]])));
}
