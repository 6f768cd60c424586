// The columns of a page with its position in the tree, without pictures, for one query.
import { type SQL, sql } from 'drizzle-orm';
import type { Locale } from '#domain/languages/locales.ts';
import type { Localized } from '#domain/languages/localized.ts';
import type { PageLink } from '#domain/pages/page.ts';
import { pathFor } from '#domain/site/route-paths.ts';
import { containers, pages, snapshots } from '#server/db/schema/pages.ts';
import { translationTo } from '#server/services/languages/translation.ts';

/** Another page of the tree as read from the database. */
export interface PageLinkRecord {
  id: number;
  title: Localized;
  path_de: string;
  path_en: string;
  is_clickable: boolean;
}

const linkRecord = (alias: string): SQL =>
  sql.raw(`jsonb_build_object('id', ${alias}.id, 'title', ${alias}.title, 'path_de', ${alias}.path_de,
    'path_en', ${alias}.path_en, 'is_clickable', ${alias}.is_clickable and ${alias}.is_online)`);

/** Levels; more than any tree has, and the end of a loop. */
const maxDepth = 12;

/** The parents, from the top of the tree down. */
const parentsColumn = sql<PageLinkRecord[]>`(
  with recursive trail as (
    select above.*, 1 as distance from pages above where above.id = pages.parent_id
    union all
    select above.*, trail.distance + 1 from pages above join trail on above.id = trail.parent_id
      where trail.distance < ${sql.raw(String(maxDepth))})
  select coalesce(jsonb_agg(${linkRecord('trail')} order by trail.distance desc), '[]')
  from trail where trail.deleted_at is null)`;

/** The page's siblings, itself included. */
const siblingsColumn = sql<PageLinkRecord[]>`(
  select coalesce(jsonb_agg(${linkRecord('s')} order by s."order", s.id), '[]')
  from pages s where s.parent_id = pages.parent_id and s.deleted_at is null
    and (s.is_online or s.id = pages.id))`;

/** For `select` from pages with left joins of containers and snapshots. */
export const pageColumns = {
  page: pages,
  parents: parentsColumn,
  siblings: siblingsColumn,
  container_id: containers.id,
  content_type: containers.content_type,
  content: snapshots.content,
};

/** The addresses of a page in both languages. */
export function pageUrls({
  path_de,
  path_en,
}: Pick<PageLinkRecord, 'path_de' | 'path_en'>): Record<Locale, string> {
  return { de: pageUrl('de', path_de), en: pageUrl('en', path_en) };
}

/** The front page may be stored under `index`. */
export function pageUrl(locale: Locale, path: string): string {
  return pathFor('page', locale, { '*': path === 'index' ? '' : path });
}

/** Another page in the reader's language. */
export function pageLinkOf(record: PageLinkRecord, locale: Locale): PageLink {
  const { text, in_german } = translationTo(locale);
  const { id, is_clickable } = record;
  return { id, title: text('title', record.title), urls: pageUrls(record), is_clickable, in_german };
}
