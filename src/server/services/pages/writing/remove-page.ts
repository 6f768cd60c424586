// Removes a page with all pages below it, and restores them.
import { inArray, sql } from 'drizzle-orm';
import { bothLanguages } from '#domain/languages/locales.ts';
import type { Database } from '#server/db/client.server.ts';
import { pages } from '#server/db/schema/pages.ts';
import { writeOrder } from '#server/services/modules/slots.ts';
import { indexRecords } from '#server/services/search/write-index.ts';
import { bumpContentVersion } from '#server/services/site/content-version.ts';
import { pagesBelow, rejectionOfPaths, siblingPages } from './page-paths.ts';
import {
  draftPageOf,
  inPageTreeTransaction,
  logPageChange,
  type PageOutcome,
  readPageRow,
  stalePage,
} from './page-transaction.ts';
import { addressIn, removeRedirectsFrom } from './write-paths.ts';

/** Descendants are removed and restored with it. Rejected if others have changed the page since `version`. */
export async function removePage(
  database: Database,
  id: number,
  version: number,
  actor: string,
): Promise<PageOutcome> {
  return inPageTreeTransaction(database, async (queries) => {
    const before = await readPageRow(queries, id);
    if (!before || before.deleted_at) return { outcome: 'gone' };
    if (before.version !== version) return stalePage(queries, before);
    const below = (await pagesBelow(queries, id)).filter(({ is_removed }) => !is_removed);
    const ids = below.map((page) => page.id);
    await queries.update(pages).set({ deleted_at: sql`now()` }).where(inArray(pages.id, ids));
    await writeOrder(queries, pages, await siblingPages(queries, before.parent_id, id));
    await indexRecords(queries, 'page', ids);
    await bumpContentVersion(queries);
    return logPageChange(queries, 'remove', before, id, actor);
  });
}

/**
 * Restores a page at its former position, with the pages removed together with it. Rejected while its parent is
 * removed. Idempotent.
 */
export async function restorePage(database: Database, id: number, actor: string): Promise<PageOutcome> {
  return inPageTreeTransaction(database, async (queries) => {
    const before = await readPageRow(queries, id);
    if (!before) return { outcome: 'gone' };
    if (!before.deleted_at) return { outcome: 'written', page: draftPageOf(before) };
    const above = before.parent_id === null ? null : await readPageRow(queries, before.parent_id);
    if (above?.deleted_at) return { outcome: 'invalid', issues: [{ field: 'parent', rule: 'parent' }] };
    const tree = (await pagesBelow(queries, id)).filter(({ is_removed }) => is_removed);
    const rows = await queries
      .select({ id: pages.id, deleted_at: pages.deleted_at })
      .from(pages)
      .where(
        inArray(
          pages.id,
          tree.map((page) => page.id),
        ),
      );
    const moment = before.deleted_at.getTime();
    const deletedTogether = new Set(
      rows.filter((row) => row.deleted_at?.getTime() === moment).map((row) => row.id),
    );
    const ids = [...deletedTogether];
    for (const page of tree.filter((each) => deletedTogether.has(each.id))) {
      const rejection = await rejectionOfPaths(queries, page, ids);
      if (rejection) return { outcome: 'invalid', issues: [rejection] };
      await removeRedirectsFrom(
        queries,
        bothLanguages.map((language) => addressIn(language, page)),
      );
    }
    await queries.update(pages).set({ deleted_at: null }).where(inArray(pages.id, ids));
    const siblings = await siblingPages(queries, before.parent_id, id);
    await writeOrder(queries, pages, siblings.toSpliced(Math.min(before.order, siblings.length), 0, id));
    await indexRecords(queries, 'page', ids);
    await bumpContentVersion(queries);
    return logPageChange(queries, 'update', before, id, actor);
  });
}
