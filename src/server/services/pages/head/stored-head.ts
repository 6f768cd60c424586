// The working copy of a page's head: a module in the page's container, created with it.
import { eq } from 'drizzle-orm';
import { type DraftModule, headColumn, isHead } from '#domain/modules/modules.ts';
import { canonicalJson } from '#server/db/canonical.ts';
import type { Queries } from '#server/db/query-builder.ts';
import { modules, pages } from '#server/db/schema/pages.ts';
import { picturesExist } from '#server/services/modules/references.ts';
import { readWorkingCopy } from '#server/services/modules/rows.ts';
import { logPageChange, type PageRow } from '#server/services/pages/writing/page-transaction.ts';
import { columnsFromHead, type HeadColumns, headFromColumns } from './head-columns.ts';
import { writeHead } from './write-head.ts';

/** The page of a container, locked until the transaction ends; null for a container of another record or screen. */
export async function lockPageOf(queries: Queries, container: number): Promise<PageRow | null> {
  const [row] = await queries.select().from(pages).where(eq(pages.container_id, container)).for('update');
  return row ?? null;
}

/** Creates the working copy of the head in a new container, from the published one. */
export async function insertHead(queries: Queries, container: number): Promise<void> {
  const [page] = await queries.select().from(pages).where(eq(pages.container_id, container));
  if (!page) return;
  const place = { container_id: container, column: headColumn };
  await queries
    .insert(modules)
    .values({ ...place, module: 'head', data: headFromColumns(page) })
    .onConflictDoNothing();
}

/** The head that visitors see, as the module of the working copy. */
export const publishedHead = (head: DraftModule, page: HeadColumns): DraftModule => ({
  ...head,
  data: headFromColumns(page),
});

/**
 * Publishes a head. Deleted pictures are left out.
 * @returns whether anything public has changed
 */
export async function publishHead(
  queries: Queries,
  head: DraftModule,
  page: PageRow,
  actor: string,
): Promise<boolean> {
  const columns = columnsFromHead(head.data);
  for (const name of ['hero_image_id', 'og_image_id'] as const) {
    const id = columns[name];
    if (id !== null && !(await picturesExist(queries, [id]))) columns[name] = null;
  }
  if (canonicalJson(headFromColumns(columns)) === canonicalJson(headFromColumns(page))) return false;
  await queries.update(pages).set(columns).where(eq(pages.id, page.id));
  await logPageChange(queries, 'update', page, page.id, actor);
  return true;
}

/**
 * Merges columns written by an import into the working copy: fields edited since the last publication stay, and are
 * compared with the new columns from then on.
 * @param before the published head when it was edited
 */
export async function mergeColumnsIntoHead(
  queries: Queries,
  container: number,
  before: HeadColumns,
  after: HeadColumns,
): Promise<void> {
  const head = headIn(await readWorkingCopy(queries, container));
  if (!head) return;
  const [old, fresh] = [headFromColumns(before), headFromColumns(after)];
  const changed = Object.entries(fresh).filter(
    ([name, value]) =>
      canonicalJson(old[name]) !== canonicalJson(value) &&
      canonicalJson(head.data[name]) === canonicalJson(old[name]),
  );
  await writeHead(queries, container, Object.fromEntries(changed), null);
}

/** The head among the modules of a working copy; undefined if the container is not that of a page. */
export const headIn = (all: readonly DraftModule[]): DraftModule | undefined => all.find(isHead);
