// Addresses of pages: derived from titles, and checked against those of screens and other pages.
import { and, eq, isNull, ne, or, sql } from 'drizzle-orm';
import { bothLanguages, type Locale } from '#domain/languages/locales.ts';
import type { Localized } from '#domain/languages/localized.ts';
import { isReservedPath } from '#domain/pages/reserved-path.ts';
import { slugify } from '#domain/urls/slugs.ts';
import type { Queries } from '#server/db/query-builder.ts';
import { pages } from '#server/db/schema/pages.ts';
import type { PageIssue } from './page-fields.ts';

/** A path per language, without language prefix and outer slashes. */
export type Paths = Record<Locale, string>;
export type Slugs = Record<Locale, string>;

const maxSlugLength = 80;
const maxPathLength = 400;
const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The slug of a page, typed or derived from the title. */
export function slugsFrom(title: Localized, typed: Partial<Slugs> | undefined): Slugs | PageIssue {
  const slugs = { de: '', en: '' };
  for (const language of bothLanguages) {
    const own = typed?.[language]?.trim();
    const name = own ? own : (language === 'en' ? title.en : undefined) || title.de;
    // A typed slug is validated unchanged; a derived one is normalised.
    const slug = own ? own.toLowerCase() : slugify(name).slice(0, maxSlugLength).replace(/-+$/, '');
    slugs[language] = slug || 'seite';
    if (!slugPattern.test(slugs[language]) || slugs[language].length > maxSlugLength) {
      return { field: `slug.${language}`, rule: 'slug' };
    }
  }
  return slugs;
}

/** The paths of these slugs below a parent (null: at the top). Pages below the front page are at the top. */
export function childPaths(parent: Paths | null, slugs: Slugs): Paths {
  const join = (language: Locale) => {
    const above = parent?.[language] ?? '';
    return above === '' || above === 'index' ? slugs[language] : `${above}/${slugs[language]}`;
  };
  return { de: join('de'), en: join('en') };
}

/** The languages whose path is taken by another page; paths of removed pages are free. */
async function takenLanguages(queries: Queries, paths: Paths, except: readonly number[]): Promise<Locale[]> {
  const others = await queries
    .select({ id: pages.id, de: pages.path_de, en: pages.path_en, deleted_at: pages.deleted_at })
    .from(pages)
    .where(
      and(
        or(eq(pages.path_de, paths.de), eq(pages.path_en, paths.en)),
        except.length > 0 ? sql`${pages.id} <> all(${sql.param(except)}::int[])` : undefined,
      ),
    );
  for (const other of others.filter(({ deleted_at }) => deleted_at !== null))
    await renameRemovedPage(queries, other);
  const there = others.filter(({ deleted_at }) => deleted_at === null);
  return bothLanguages.filter((language) => there.some((other) => other[language] === paths[language]));
}

/** Renames the address of a removed page, with its id as suffix, so that another page can have it. */
async function renameRemovedPage(queries: Queries, { id, de, en }: Paths & { id: number }): Promise<void> {
  const aside = (path: string) => `${path.replace(new RegExp(`-entfernt-${id}$`), '')}-entfernt-${id}`;
  await queries
    .update(pages)
    .set({ path_de: aside(de), path_en: aside(en) })
    .where(eq(pages.id, id));
}

/** Why a page cannot have these paths; null if it can. */
export async function rejectionOfPaths(
  queries: Queries,
  paths: Paths,
  except: readonly number[],
): Promise<PageIssue | null> {
  for (const language of bothLanguages) {
    const field = `slug.${language}`;
    if (paths[language].length > maxPathLength) return { field, rule: 'depth' };
    if (isReservedPath(language, paths[language]))
      return { field, rule: 'reserved', detail: paths[language] };
  }
  const [takenLanguage] = await takenLanguages(queries, paths, except);
  return takenLanguage
    ? { field: `slug.${takenLanguage}`, rule: 'taken', detail: paths[takenLanguage] }
    : null;
}

/** Maximum depth of recursive queries, above that of any tree; it ends loops. */
const maxLookupDepth = 12;

/** A page and all pages below it, removed or not, with their addresses. */
export async function pagesBelow(queries: Queries, id: number): Promise<PageAddress[]> {
  const { rows } = await queries.execute<PageAddress & Record<string, unknown>>(sql`
    with recursive tree as (
      select id, parent_id, path_de, path_en, deleted_at, 0 as depth from pages where id = ${id}
      union all
      select p.id, p.parent_id, p.path_de, p.path_en, p.deleted_at, tree.depth + 1
        from pages p join tree on p.parent_id = tree.id where tree.depth < ${maxLookupDepth})
    select id, path_de as de, path_en as en, deleted_at is not null as is_removed, depth from tree order by depth, id`);
  return rows;
}

export interface PageAddress extends Paths {
  id: number;
  is_removed: boolean;
  /** Levels below the first page. */
  depth: number;
}

/** Levels of the tree. */
export const maxPageDepth = 6;

/** 1 at the top; 0 for no page. */
export async function depthOf(queries: Queries, id: number | null): Promise<number> {
  if (id === null) return 0;
  const { rows } = await queries.execute<{ depth: number }>(sql`
    with recursive trail as (
      select id, parent_id, 1 as depth from pages where id = ${id}
      union all
      select p.id, p.parent_id, trail.depth + 1 from pages p join trail on p.id = trail.parent_id
        where trail.depth < ${maxLookupDepth})
    select max(depth)::int as depth from trail`);
  return rows[0]?.depth ?? 0;
}

/** The pages of one parent in order, without removed ones and without `except`. */
export async function siblingPages(
  queries: Queries,
  parent: number | null,
  except: number,
): Promise<number[]> {
  const rows = await queries
    .select({ id: pages.id })
    .from(pages)
    .where(
      and(
        parent === null ? isNull(pages.parent_id) : eq(pages.parent_id, parent),
        isNull(pages.deleted_at),
        ne(pages.id, except),
      ),
    )
    .orderBy(pages.order, pages.id);
  return rows.map(({ id }) => id);
}
