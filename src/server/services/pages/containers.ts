// Containers of modules: published, from the last snapshot, or as the working copy.
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { type DraftModule, isHead, isModuleName, type ShownContainer } from '#domain/modules/modules.ts';
import type { Database } from '#server/db/client.server.ts';
import { containers, modules, snapshots } from '#server/db/schema/pages.ts';
import { resolveModuleLists, resolveModules } from '#server/services/modules/shown-modules.ts';
import { snapshotModules } from '#server/services/modules/snapshot-content.ts';
import type { RequestContext } from '#server/services/request-context.ts';

/** A container in editing mode. */
export interface DraftContainer {
  shown: ShownContainer;
  draft: DraftModule[];
  /** Raised by every change of the working copy. */
  version: number;
}

/** Characters; longer slugs are not looked up. */
const maxSlugLength = 200;

const isSlug = (slug: string): boolean =>
  slug.length <= maxSlugLength && slug.isWellFormed() && !slug.includes('\0');

/**
 * The published state of a slot; null if there is no such slot or it was never published. One query, and at most two
 * more for references of its modules.
 */
export async function getShownContainer(
  database: Database,
  slug: string,
  requestContext: RequestContext,
): Promise<ShownContainer | null> {
  if (!isSlug(slug)) return null;
  const [row] = await database.db
    .select({ id: containers.id, content_type: containers.content_type, content: snapshots.content })
    .from(containers)
    .innerJoin(snapshots, eq(snapshots.id, containers.published_snapshot_id))
    .where(eq(containers.slug, slug));
  if (!row) return null;
  const { id, content_type, content } = row;
  const shown = await resolveModules(database, snapshotModules(content), requestContext);
  return { id, slug, content_type, modules: shown, is_draft: false };
}

/**
 * The working copy of a slot, raw and resolved; null if there is no such slot. One query, and at most two more for
 * references of its modules. Not public.
 */
export async function getDraftContainer(
  database: Database,
  slug: string,
  requestContext: RequestContext,
): Promise<DraftContainer | null> {
  const stored = isSlug(slug) ? await readDraft(database, slug) : null;
  if (!stored) return null;
  const { id, content_type, version, draft } = stored;
  const shown = await resolveModules(database, draft, requestContext);
  return { shown: { id, slug, content_type, modules: shown, is_draft: true }, draft, version };
}

/** The content of a slot: the working copy in editing mode, else the published state. */
export async function getContainer(
  database: Database,
  slug: string,
  requestContext: RequestContext,
  isEditing: boolean,
): Promise<ShownContainer | null> {
  if (!isEditing) return getShownContainer(database, slug, requestContext);
  const [container] = (await getContainers(database, [slug], requestContext, true)).values();
  return container ?? null;
}

/** {@link getContainer} for several slots of a screen, by slug; missing ones are left out. At most three queries. */
export async function getContainers(
  database: Database,
  slugs: readonly string[],
  requestContext: RequestContext,
  isEditing: boolean,
): Promise<Map<string, ShownContainer>> {
  const stored = isEditing ? await readDrafts(database, slugs) : await readPublished(database, slugs);
  const lists = await resolveModuleLists(
    database,
    stored.map(({ draft }) => draft.filter((module) => !isHead(module))),
    requestContext,
  );
  return new Map(
    stored.map(({ id, slug, content_type }, at) => [
      slug,
      { id, slug, content_type, modules: lists[at] ?? [], is_draft: isEditing },
    ]),
  );
}

interface StoredSlot {
  id: number;
  slug: string;
  content_type: string;
  draft: DraftModule[];
}

/** The working copy of a slot as stored. */
export interface StoredDraft extends StoredSlot {
  version: number;
}

async function readPublished({ db }: Database, slugs: readonly string[]): Promise<StoredSlot[]> {
  const rows = await db
    .select({
      id: containers.id,
      slug: containers.slug,
      content_type: containers.content_type,
      content: snapshots.content,
    })
    .from(containers)
    .innerJoin(snapshots, eq(snapshots.id, containers.published_snapshot_id))
    .where(inArray(containers.slug, [...slugs]));
  return rows.map(({ content, ...place }) => ({ ...place, draft: snapshotModules(content) }));
}

async function readDrafts({ db }: Pick<Database, 'db'>, slugs: readonly string[]): Promise<StoredDraft[]> {
  const rows = await db
    .select({
      id: containers.id,
      slug: containers.slug,
      content_type: containers.content_type,
      version: containers.version,
      module: modules,
    })
    .from(containers)
    .leftJoin(modules, and(eq(modules.container_id, containers.id), isNull(modules.deleted_at)))
    .where(inArray(containers.slug, [...slugs]))
    .orderBy(asc(modules.column), asc(modules.order), asc(modules.id));
  return [...Map.groupBy(rows, ({ id }) => id).values()].flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    const { module: _, ...place } = first;
    const draft = own.flatMap(({ module }) => (module ? (draftModuleOf(module) ?? []) : []));
    return [{ ...place, draft: withoutOrphans(draft) }];
  });
}

/** The working copy of a slot; null if there is no such slot. One query. */
export async function readDraft(database: Pick<Database, 'db'>, slug: string): Promise<StoredDraft | null> {
  const [stored] = await readDrafts(database, [slug]);
  return stored ?? null;
}

/** A row of the working copy; null if this version has no such module. */
function draftModuleOf(row: typeof modules.$inferSelect): DraftModule | null {
  const { id, column, order, module, data, version } = row;
  if (!isModuleName(module)) return null;
  return { id, container: row.container_id, parent: row.parent_id, column, order, module, data, version };
}

/** Children of a deleted module are deleted with it. */
function withoutOrphans(draft: DraftModule[]): DraftModule[] {
  const ids = new Set(draft.map(({ id }) => id));
  const remaining = draft.filter(({ parent }) => parent === null || ids.has(parent));
  return remaining.length === draft.length ? remaining : withoutOrphans(remaining);
}
