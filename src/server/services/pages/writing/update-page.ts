// Updates a page's settings, address and visibility, with optimistic locking.
import { eq, sql } from 'drizzle-orm';
import type { Locale } from '#domain/languages/locales.ts';
import type { Database } from '#server/db/client.server.ts';
import { pages } from '#server/db/schema/pages.ts';
import { headFields, isHeadColumn } from '#server/services/pages/head/head-columns.ts';
import { writeHead } from '#server/services/pages/head/write-head.ts';
import { type PageFieldChanges, parsePageFields } from './page-fields.ts';
import { type Paths, pagesBelow, type Slugs, slugsFrom } from './page-paths.ts';
import { missingPictures } from './page-pictures.ts';
import {
  draftPageOf,
  inPageTreeTransaction,
  logPageChange,
  type PageOutcome,
  readPageRow,
  stalePage,
} from './page-transaction.ts';
import { writePaths } from './write-paths.ts';

export interface PageUpdate extends PageFieldChanges {
  /** The version that the change is based on. */
  version: number;
  /** The last part of its address; changes the addresses of all pages below it, and redirects the old ones. */
  slug?: Partial<Slugs> | undefined;
}

/**
 * Missing fields keep their values. Putting a page online does not publish its modules, nor the reverse. Fields of the
 * head, which earlier versions of the editor send, go to its working copy.
 */
export async function updatePage(
  database: Database,
  id: number,
  { version, slug, ...fields }: PageUpdate,
  actor: string,
): Promise<PageOutcome> {
  const parsed = parsePageFields(fields);
  if ('issues' in parsed) return { outcome: 'invalid', issues: parsed.issues };
  return inPageTreeTransaction(database, async (queries) => {
    const before = await readPageRow(queries, id);
    if (!before || before.deleted_at) return { outcome: 'gone' };
    if (before.version !== version) return stalePage(queries, before);
    const missing = await missingPictures(queries, parsed.row);
    if (missing.length > 0) return { outcome: 'invalid', issues: missing };
    // The container before its page, as publishing locks them.
    await writeHead(queries, before.container_id, headFields(parsed.row), actor);
    const settings = Object.entries(parsed.row).filter(([name]) => !isHeadColumn(name));
    await queries
      .update(pages)
      .set({ ...Object.fromEntries(settings), version: version + 1, updated_at: sql`now()` })
      .where(eq(pages.id, id));
    const { slug: old, path } = draftPageOf(before);
    const newSlugs = slug && slugsFrom(before.title, { de: slug.de || old.de, en: slug.en || old.en });
    if (newSlugs && 'rule' in newSlugs) return { outcome: 'invalid', issues: [newSlugs] };
    if (newSlugs) {
      const rejection = await writePaths(queries, await pagesBelow(queries, id), withSlugs(path, newSlugs));
      if (rejection) return { outcome: 'invalid', issues: [rejection] };
    }
    return logPageChange(queries, 'update', before, id, actor);
  });
}

function withSlugs(path: Paths, slugs: Slugs): Paths {
  const renamed = (language: Locale) => path[language].replace(/[^/]*$/, slugs[language]);
  return { de: renamed('de'), en: renamed('en') };
}
