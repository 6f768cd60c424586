// Creates a page: offline, last among its siblings, with a slug derived from its title.
import { eq } from 'drizzle-orm';
import { bothLanguages, type Locale } from '#domain/languages/locales.ts';
import { pageContainerSlug } from '#domain/pages/page.ts';
import type { Database } from '#server/db/client.server.ts';
import type { Queries } from '#server/db/query-builder.ts';
import { containers, pages } from '#server/db/schema/pages.ts';
import { insertHead } from '#server/services/pages/head/stored-head.ts';
import { type PageFieldChanges, type PageIssue, parsePageFields } from './page-fields.ts';
import {
  childPaths,
  depthOf,
  maxPageDepth,
  type Paths,
  rejectionOfPaths,
  type Slugs,
  siblingPages,
  slugsFrom,
} from './page-paths.ts';
import { missingPictures } from './page-pictures.ts';
import { inPageTreeTransaction, logPageChange, type PageOutcome, readPageRow } from './page-transaction.ts';
import { addressIn, removeRedirectsFrom } from './write-paths.ts';

export interface NewPage extends PageFieldChanges {
  parent: number | null;
  /** Typed slugs; by default derived from the titles. */
  slug?: Partial<Slugs> | undefined;
}

/** A derived slug that is taken gets a number; a typed one is rejected. */
export async function createPage(
  database: Database,
  { parent, slug, ...fields }: NewPage,
  actor: string,
): Promise<PageOutcome> {
  const parsed = parsePageFields({ ...fields, title: fields.title ?? {} });
  if ('issues' in parsed) return { outcome: 'invalid', issues: parsed.issues };
  const { title } = parsed.row;
  if (!title) return { outcome: 'invalid', issues: [{ field: 'title', rule: 'required' }] };
  return inPageTreeTransaction(database, async (queries) => {
    const above = parent === null ? null : await readPageRow(queries, parent);
    if (parent !== null && (!above || above.deleted_at)) {
      return { outcome: 'invalid', issues: [{ field: 'parent', rule: 'parent' }] };
    }
    if ((await depthOf(queries, parent)) >= maxPageDepth) {
      return { outcome: 'invalid', issues: [{ field: 'parent', rule: 'depth' }] };
    }
    const slugs = slugsFrom(title, slug);
    if ('rule' in slugs) return { outcome: 'invalid', issues: [slugs] };
    const base = above && { de: above.path_de, en: above.path_en };
    const paths = await freePaths(queries, base, slugs, slug);
    if ('rule' in paths) return { outcome: 'invalid', issues: [paths] };
    const missing = await missingPictures(queries, parsed.row);
    if (missing.length > 0) return { outcome: 'invalid', issues: missing };
    const order = (await siblingPages(queries, parent, 0)).length;
    const [row] = await queries
      .insert(pages)
      .values({ ...parsed.row, title, parent_id: parent, path_de: paths.de, path_en: paths.en, order })
      .returning({ id: pages.id });
    const id = row?.id as number;
    const place = { slug: pageContainerSlug(id), content_type: 'page' };
    const [container] = await queries.insert(containers).values(place).returning({ id: containers.id });
    await queries
      .update(pages)
      .set({ container_id: container?.id ?? null })
      .where(eq(pages.id, id));
    await insertHead(queries, container?.id as number);
    await removeRedirectsFrom(
      queries,
      bothLanguages.map((language) => addressIn(language, paths)),
    );
    return logPageChange(queries, 'create', null, id, actor);
  });
}

/** The highest number that is tried. */
const lastNumber = 99;

async function freePaths(
  queries: Queries,
  base: Paths | null,
  slugs: Slugs,
  typed: Partial<Slugs> | undefined,
): Promise<Paths | PageIssue> {
  for (let number = 1; ; number++) {
    const numbered = (language: Locale) =>
      number === 1 || typed?.[language] ? slugs[language] : `${slugs[language]}-${number}`;
    const paths = childPaths(base, { de: numbered('de'), en: numbered('en') });
    const rejection = await rejectionOfPaths(queries, paths, []);
    if (!rejection) return paths;
    const [, language] = rejection.field.split('.') as [string, Locale];
    if (typed?.[language] || rejection.rule === 'depth' || number === lastNumber) return rejection;
  }
}
