// Writes the modules of season files into the working copy and publishes them: a season is for visitors.
import { asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { DraftModule, ModuleData } from '#domain/modules/modules.ts';
import { canonical } from '#server/db/canonical.ts';
import { containers, modules, pages, snapshots } from '#server/db/schema/pages.ts';
import { linkKindOf, type ModuleEntry } from '#server/import/file-modules.ts';
import type { Section } from '#server/import/section.ts';
import type { Ids, Written } from '#server/import/written.ts';
import type { Queries } from '#server/services/site/content-version.ts';

/** A record whose modules differ counts as updated; its whole working copy is replaced. */
export async function writeModules(
  queries: Queries,
  section: Section,
  written: Written[],
  ids: Ids,
): Promise<void> {
  const given = written.filter(({ record }) => Array.isArray(record.values.modules));
  if (given.length === 0) return;
  const stored = await storedModules(queries, section, given);
  for (const entry of given) {
    const entries = entry.record.values.modules as ModuleEntry[];
    const wanted = entries.map((one) => treeOf(one, ids));
    const found = stored.get(Number(entry.id));
    if (found && canonical(found.tree) === canonical(wanted)) continue;
    const container = found?.container ?? (await containerFor(queries, section, entry));
    await queries.delete(modules).where(eq(modules.container_id, container));
    const rows: DraftModule[] = [];
    await insertTrees(queries, container, null, wanted, rows);
    await publish(queries, container, rows);
    entry.after.modules = wanted.length;
    if (entry.state === 'unchanged') entry.state = 'updated';
  }
}

interface Tree {
  module: string;
  column: number;
  data: ModuleData;
  children: Tree[];
}

function treeOf({ module, column, data, mentions, children }: ModuleEntry, ids: Ids): Tree {
  const named = mentions.map(({ to, identity, field }) => {
    const id = ids(to, identity);
    const isPlain = to === 'media' || to === 'events';
    return [field, isPlain ? id : { kind: linkKindOf(to), id }] as const;
  });
  return {
    module,
    column,
    data: { ...data, ...Object.fromEntries(named) },
    children: children.map((child) => treeOf(child, ids)),
  };
}

interface Stored {
  container: number;
  tree: Tree[];
}

/** The working copies of the records that have a container, by record id. */
async function storedModules(
  queries: Queries,
  section: Section,
  written: readonly Written[],
): Promise<Map<number, Stored>> {
  const owners = written.map(({ id }) => Number(id));
  const owned =
    section.name === 'pages'
      ? await queries
          .select({ owner: pages.id, container: pages.container_id })
          .from(pages)
          .where(inArray(pages.id, owners))
      : owners.map((owner) => ({ owner, container: owner }));
  const known = owned.filter(({ container }) => container !== null) as { owner: number; container: number }[];
  const rows = await queries
    .select()
    .from(modules)
    .where(
      sql`${inArray(
        modules.container_id,
        known.map(({ container }) => container),
      )} and ${isNull(modules.deleted_at)}`,
    )
    .orderBy(asc(modules.column), asc(modules.order), asc(modules.id));
  const treesIn = (container: number, parent: number | null): Tree[] =>
    rows
      .filter((row) => row.container_id === container && row.parent_id === parent)
      .map(({ id, module, column, data }) => ({ module, column, data, children: treesIn(container, id) }));
  return new Map(known.map(({ owner, container }) => [owner, { container, tree: treesIn(container, null) }]));
}

async function containerFor(queries: Queries, section: Section, { id }: Written): Promise<number> {
  if (section.name !== 'pages') return Number(id);
  const [row] = await queries
    .insert(containers)
    .values({ slug: `page-${id}`, content_type: 'page' })
    .returning({ id: containers.id });
  const container = row?.id as number;
  await queries
    .update(pages)
    .set({ container_id: container })
    .where(eq(pages.id, Number(id)));
  return container;
}

/** Level by level: children need the id of their parent. */
async function insertTrees(
  queries: Queries,
  container: number,
  parent: number | null,
  trees: readonly Tree[],
  rows: DraftModule[],
): Promise<void> {
  const next = new Map<number, number>();
  for (const { module, column, data, children } of trees) {
    const order = next.get(column) ?? 0;
    next.set(column, order + 1);
    const [row] = await queries
      .insert(modules)
      .values({ container_id: container, parent_id: parent, column, order, module, data })
      .returning({ id: modules.id, version: modules.version });
    if (!row) throw new Error('A module was not written');
    rows.push({ ...row, container, parent, column, order, module: module as DraftModule['module'], data });
    await insertTrees(queries, container, row.id, children, rows);
  }
}

async function publish(queries: Queries, container: number, rows: DraftModule[]): Promise<void> {
  const [snapshot] = await queries
    .insert(snapshots)
    .values({ container_id: container, content: { modules: rows }, languages: ['de', 'en'] })
    .returning({ id: snapshots.id });
  await queries
    .update(containers)
    .set({
      published_snapshot_id: snapshot?.id ?? null,
      version: sql`${containers.version} + 1`,
      updated_at: sql`now()`,
    })
    .where(eq(containers.id, container));
}
