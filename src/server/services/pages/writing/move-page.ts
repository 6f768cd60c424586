// Moves a page in the tree: below another parent, or among its siblings.
import { eq, sql } from 'drizzle-orm';
import type { Database } from '#server/db/client.server.ts';
import type { Queries } from '#server/db/query-builder.ts';
import { pages } from '#server/db/schema/pages.ts';
import { writeOrder } from '#server/services/modules/slots.ts';
import type { PageIssue } from './page-fields.ts';
import { childPaths, depthOf, maxPageDepth, pagesBelow, siblingPages } from './page-paths.ts';
import {
  draftPageOf,
  inPageTreeTransaction,
  logPageChange,
  type PageOutcome,
  type PageRow,
  readPageRow,
  stalePage,
} from './page-transaction.ts';
import { writePaths } from './write-paths.ts';

export interface PagePosition {
  /** The page's version that the editor has seen. */
  version: number;
  /** Null at the top of the tree. */
  parent: number | null;
  /** Position among its new siblings, from 0; beyond the end means the end. */
  order: number;
}

/** A new parent changes the addresses of the page and all pages below it; the old ones are redirected. */
export async function movePage(
  database: Database,
  id: number,
  { version, parent, order }: PagePosition,
  actor: string,
): Promise<PageOutcome> {
  return inPageTreeTransaction(database, async (queries) => {
    const before = await readPageRow(queries, id);
    if (!before || before.deleted_at) return { outcome: 'gone' };
    if (before.version !== version) return stalePage(queries, before);
    if (parent !== before.parent_id) {
      const issue = await writeParent(queries, before, parent);
      if (issue) return { outcome: 'invalid', issues: [issue] };
    }
    const siblings = await siblingPages(queries, parent, id);
    await writeOrder(queries, pages, siblings.toSpliced(Math.min(order, siblings.length), 0, id));
    await queries
      .update(pages)
      .set({ version: before.version + 1, updated_at: sql`now()` })
      .where(eq(pages.id, id));
    return logPageChange(queries, 'update', before, id, actor);
  });
}

/** Moves a page below another parent, if that is allowed. */
async function writeParent(
  queries: Queries,
  page: PageRow,
  parent: number | null,
): Promise<PageIssue | null> {
  const tree = await pagesBelow(queries, page.id);
  const above = parent === null ? null : await readPageRow(queries, parent);
  const isGone = parent !== null && (!above || above.deleted_at);
  if (isGone || tree.some(({ id }) => id === parent)) return { field: 'parent', rule: 'parent' };
  const height = Math.max(...tree.map(({ depth }) => depth)) + 1;
  if ((await depthOf(queries, parent)) + height > maxPageDepth) return { field: 'parent', rule: 'depth' };
  await queries.update(pages).set({ parent_id: parent }).where(eq(pages.id, page.id));
  const base = above && { de: above.path_de, en: above.path_en };
  const rejection = await writePaths(queries, tree, childPaths(base, draftPageOf(page).slug));
  if (rejection) return rejection;
  await writeOrder(queries, pages, await siblingPages(queries, page.parent_id, page.id));
  return null;
}
