// Writes a state into the working copy of a slot: modules keep their ids, nothing is deleted for good.
import { eq, inArray, sql } from 'drizzle-orm';
import { type DraftModule, isHead, type ModuleData } from '#domain/modules/modules.ts';
import { canonicalJson } from '#server/db/canonical.ts';
import type { Queries } from '#server/db/query-builder.ts';
import { modules } from '#server/db/schema/pages.ts';
import { bySlotOrder, draftOf, inReadingOrder, type StoredModule } from '#server/services/modules/rows.ts';
import { findTranslationSources, writtenAt } from '#server/services/modules/written-at.ts';

/**
 * Removes newer modules and restores removed ones; the head of a page is never removed, and states of earlier versions
 * have none. Parents come before children, so that children get their current ids.
 * @param stored all modules of the container, including removed ones
 * @returns the restored modules in their removed form, with their removed children
 */
export async function writeState(
  queries: Queries,
  container: number,
  stored: readonly StoredModule[],
  target: readonly DraftModule[],
): Promise<DraftModule[]> {
  const before = new Map(stored.map((module) => [module.id, module]));
  const numbers = new Map<number, number>();
  const orders = new Map<string, number>();
  const nextOrder = (parent: number | null, column: number) => {
    const key = `${parent} ${column}`;
    const order = orders.get(key) ?? 0;
    orders.set(key, order + 1);
    return order;
  };
  const restored: DraftModule[] = [];
  const heads = target.some(isHead) ? [] : stored.filter(isHead).map(draftOf);
  const inTheirOrder = [...heads, ...target].toSorted((a, b) => a.column - b.column || a.order - b.order);
  for (const module of inReadingOrder(inTheirOrder)) {
    const parent = module.parent === null ? null : (numbers.get(module.parent) ?? null);
    if (module.parent !== null && parent === null) continue;
    const here = before.get(module.id);
    const place = { parent_id: parent, column: module.column, order: nextOrder(parent, module.column) };
    if (!here || here.module !== module.module) {
      // It no longer exists, or is in another container by now: insert a new module.
      numbers.set(module.id, await insert(queries, container, module, place));
      continue;
    }
    numbers.set(module.id, here.id);
    if (here.deleted_at) restored.push(draftOf(here), ...deletedChildren(here, stored));
    const isChanged = canonicalJson(here.data) !== canonicalJson(module.data);
    const isMoved =
      here.parent !== parent || here.column !== place.column || here.order !== place.order || here.deleted_at;
    if (!isChanged && !isMoved) continue;
    await queries
      .update(modules)
      .set({
        ...place,
        deleted_at: null,
        updated_at: sql`now()`,
        ...(isChanged ? await wordsOf(queries, here, module.data) : {}),
      })
      .where(eq(modules.id, here.id));
  }
  const keptIds = new Set(numbers.values());
  const later = stored.filter(({ id, deleted_at }) => !deleted_at && !keptIds.has(id)).map(({ id }) => id);
  if (later.length > 0) {
    await queries.update(modules).set({ deleted_at: sql`now()` }).where(inArray(modules.id, later));
  }
  return [...new Map(restored.map((module) => [module.id, module])).values()];
}

async function wordsOf(queries: Queries, here: StoredModule, data: ModuleData) {
  const written_at = writtenAt(here.module, data, here, await findTranslationSources(queries, here, data));
  return { data, version: here.version + 1, written_at };
}

async function insert(
  queries: Queries,
  container_id: number,
  { module, data }: DraftModule,
  place: { parent_id: number | null; column: number; order: number },
): Promise<number> {
  const row = { container_id, module, data, written_at: writtenAt(module, data, null), ...place };
  const [made] = await queries.insert(modules).values(row).returning({ id: modules.id });
  return made?.id as number;
}

/** Children that were removed together with it. */
function deletedChildren(above: StoredModule, stored: readonly StoredModule[]): DraftModule[] {
  return stored
    .filter(
      ({ parent, deleted_at }) =>
        parent === above.id && deleted_at?.getTime() === above.deleted_at?.getTime(),
    )
    .sort(bySlotOrder)
    .flatMap((module) => [draftOf(module), ...deletedChildren(module, stored)]);
}
