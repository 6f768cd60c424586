// Changes the addresses of a page and all pages below it, with redirects that never chain or loop.
import { eq, inArray, sql } from 'drizzle-orm';
import { bothLanguages, type Locale } from '#domain/languages/locales.ts';
import type { Queries } from '#server/db/query-builder.ts';
import { pages } from '#server/db/schema/pages.ts';
import { redirects } from '#server/db/schema/site.ts';
import { indexRecords } from '#server/services/search/write-index.ts';
import { bumpContentVersion } from '#server/services/site/content-version.ts';
import type { PageIssue } from './page-fields.ts';
import { type PageAddress, type Paths, rejectionOfPaths } from './page-paths.ts';

/**
 * Changes the paths of a page, and the prefix of its descendants. Creates a redirect for every changed address. Writes
 * nothing if one of the new addresses is taken.
 * @param tree the page first, then its descendants
 */
export async function writePaths(
  queries: Queries,
  tree: readonly PageAddress[],
  paths: Paths,
): Promise<PageIssue | null> {
  const [own] = tree;
  if (!own || bothLanguages.every((language) => own[language] === paths[language])) return null;
  const ids = tree.map(({ id }) => id);
  const changed = tree.map((page) => ({ page, to: movedPaths(page, own, paths) }));
  for (const { page, to } of changed) {
    if (page.is_removed) continue;
    const rejection = await rejectionOfPaths(queries, to, ids);
    if (rejection) return rejection;
  }
  // Via temporary unique paths, since two pages may swap theirs.
  await queries
    .update(pages)
    .set({ path_de: sql`'/' || ${pages.id}`, path_en: sql`'/' || ${pages.id}` })
    .where(inArray(pages.id, ids));
  for (const { page, to } of changed) {
    await queries.update(pages).set({ path_de: to.de, path_en: to.en }).where(eq(pages.id, page.id));
  }
  const existing = changed.filter(({ page }) => !page.is_removed);
  for (const language of bothLanguages) {
    const moved = existing
      .filter(({ page, to }) => page[language] !== to[language])
      .map(({ page, to }) => [addressIn(language, page), addressIn(language, to)] as const);
    await addRedirects(queries, moved);
  }
  await indexRecords(queries, 'page', ids);
  await bumpContentVersion(queries);
  return null;
}

/** A page whose address is not below its parent's keeps it. */
function movedPaths(page: PageAddress, own: Paths, to: Paths): Paths {
  const moved = (language: Locale) => {
    if (page[language] === own[language]) return to[language];
    const start = `${own[language]}/`;
    return page[language].startsWith(start)
      ? `${to[language]}/${page[language].slice(start.length)}`
      : page[language];
  };
  return { de: moved('de'), en: moved('en') };
}

/** The whole address of a page in a language. */
export const addressIn = (language: Locale, paths: Paths): string => `/${language}/${paths[language]}`;

/** The spellings in which an address may be stored as a redirect. */
const spellings = (addresses: readonly string[]) => addresses.flatMap((address) => [address, `${address}/`]);

/** Deletes redirects from addresses that belong to a page now. */
export async function removeRedirectsFrom(queries: Queries, addresses: readonly string[]): Promise<void> {
  if (addresses.length === 0) return;
  await queries.delete(redirects).where(inArray(redirects.old_path, spellings(addresses)));
}

/** Redirects to an old address are pointed to the new one, so that they do not chain. */
async function addRedirects(
  queries: Queries,
  moved: readonly (readonly [from: string, to: string])[],
): Promise<void> {
  await removeRedirectsFrom(
    queries,
    moved.map(([, to]) => to),
  );
  for (const [from, to] of moved) {
    await queries
      .update(redirects)
      .set({ new_path: to })
      .where(inArray(redirects.new_path, spellings([from])));
  }
  const now = new Set(moved.map(([, to]) => to));
  for (const [from, to] of moved) {
    // If two pages swapped places, the old address is in use.
    if (now.has(from)) continue;
    await queries
      .insert(redirects)
      .values({ old_path: from, new_path: to })
      .onConflictDoUpdate({ target: redirects.old_path, set: { new_path: to } });
  }
}
