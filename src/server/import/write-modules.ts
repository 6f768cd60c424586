// Writes the modules of season files into the working copy and publishes them: a season is for visitors.
import { randomUUID } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import { type DraftModule, isHead } from '#domain/modules/modules.ts';
import { canonicalJson } from '#server/db/canonical.ts';
import type { Queries } from '#server/db/query-builder.ts';
import { containers, pages, snapshots } from '#server/db/schema/pages.ts';
import { linkKindOf, type ModuleEntry } from '#server/import/file-modules.ts';
import type { ImportContext } from '#server/import/import-context.ts';
import { contentOf, type ModuleContent, moduleTree, treeFrom, withIds } from '#server/import/module-tree.ts';
import type { Section } from '#server/import/section.ts';
import { type IdLookup, recordChange, type WrittenRecord } from '#server/import/written-record.ts';
import { writeState } from '#server/services/history/write-state.ts';
import { logOperation } from '#server/services/modules/operation.ts';
import {
  lockContainers,
  readContainer,
  readWorkingCopies,
  readWorkingCopy,
} from '#server/services/modules/rows.ts';
import { notifyOfChange, raiseContainerVersions } from '#server/services/modules/slots.ts';
import { snapshotContent, snapshotModules } from '#server/services/modules/snapshot-content.ts';
import { insertHead } from '#server/services/pages/head/stored-head.ts';

/**
 * A record with changed modules counts as updated. Its working copy is replaced in one operation, which is in the
 * history and can be undone, and is published.
 */
export async function writeModules(
  queries: Queries,
  section: Section,
  written: WrittenRecord[],
  { ids, edits }: ImportContext,
): Promise<void> {
  const given = written.filter(({ record }) => Array.isArray(record.values.modules));
  if (given.length === 0) return;
  const owners = given.map(({ id }) => Number(id));
  const stored = await storedModules(queries, section, owners);
  for (const entry of given) {
    const entries = entry.record.values.modules as ModuleEntry[];
    const file = moduleTree(entries.map((one) => treeOf(one, ids)));
    const found = stored.get(Number(entry.id));
    const now = treeFrom(found?.modules ?? []);
    const value = edits.valueFor(entry.record, {
      field: 'modules',
      stored: contentOf(now),
      file: contentOf(file),
      empty: [],
      is_new: entry.state === 'created',
      remembered: {
        write: withIds(file, [], { container: 0, parent: null }),
        read: importedModules,
      },
    });
    if (canonicalJson(value) === canonicalJson(contentOf(now))) continue;
    const container = found?.container ?? (await containerFor(queries, section, entry));
    const isNew = entry.state === 'created' || !found;
    const after = await replaceModules(
      queries,
      container,
      withIds(file, now, { container, parent: null }),
      isNew,
    );
    recordChange(entry, 'modules', found?.modules ?? [], after);
  }
}

/** Modules in the form in which the import remembers and compares them. */
export const importedModules = (value: unknown): ModuleContent[] =>
  contentOf(treeFrom(snapshotModules({ modules: value })));

async function replaceModules(
  queries: Queries,
  container: number,
  target: readonly DraftModule[],
  isNew: boolean,
): Promise<DraftModule[]> {
  const [locked] = (await lockContainers(queries, [container])).values();
  const before = await readWorkingCopy(queries, container);
  const restored = await writeState(queries, container, await readContainer(queries, container), target);
  const after = await readWorkingCopy(queries, container);
  const container_version = isNew
    ? (locked?.version ?? 1)
    : await raiseContainerVersions(queries, [container]);
  if (!isNew) {
    await logOperation(queries, {
      operation_id: randomUUID(),
      kind: 'restore',
      user_id: null,
      container_id: container,
      module_id: null,
      before: { modules: before, revived: restored, container_version: locked?.version },
      after: { modules: after, container_version, is_import: true },
    });
  }
  const [snapshot] = await queries
    .insert(snapshots)
    .values({ container_id: container, content: snapshotContent(after), languages: ['de', 'en'] })
    .returning({ id: snapshots.id });
  await queries
    .update(containers)
    .set({ published_snapshot_id: snapshot?.id ?? null })
    .where(eq(containers.id, container));
  await notifyOfChange(queries, 'is_published', [container], null);
  return after;
}

function treeOf({ module, column, data, mentions, children }: ModuleEntry, ids: IdLookup): ModuleContent {
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
  /** The working copy, parents before children. */
  modules: DraftModule[];
}

/** The working copies of the records that have a container, by record id; locked until the transaction ends. */
export async function storedModules(
  queries: Queries,
  section: Section,
  owners: readonly number[],
): Promise<Map<number, Stored>> {
  const owned =
    section.name === 'pages'
      ? await queries
          .select({ owner: pages.id, container: pages.container_id })
          .from(pages)
          .where(inArray(pages.id, [...owners]))
      : owners.map((owner) => ({ owner, container: owner }));
  const known = owned.filter(({ container }) => container !== null) as { owner: number; container: number }[];
  const locked = await lockContainers(
    queries,
    known.map(({ container }) => container),
  );
  const rows = new Map(
    [...(await readWorkingCopies(queries, [...locked.keys()]))].map(([id, modules]) => [
      id,
      modules.filter((module) => !isHead(module)),
    ]),
  );
  return new Map(
    known.map(({ owner, container }) => [owner, { container, modules: rows.get(container) ?? [] }]),
  );
}

async function containerFor(queries: Queries, section: Section, { id }: WrittenRecord): Promise<number> {
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
  await insertHead(queries, container);
  return container;
}
