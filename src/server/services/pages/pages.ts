// Reads pages by address.
import { and, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Locale } from '#domain/languages/locales.ts';
import { type DraftModule, isHead, type ShownContainer } from '#domain/modules/modules.ts';
import { pageContainerSlug, type ShownPage } from '#domain/pages/page.ts';
import { withoutSlashes } from '#domain/urls/without-slashes.ts';
import type { Database } from '#server/db/client.server.ts';
import { containers, pages, snapshots } from '#server/db/schema/pages.ts';
import { translationTo } from '#server/services/languages/translation.ts';
import { shownModules } from '#server/services/modules/shown-modules.ts';
import {
  lookUpReferences,
  type ResolvedReferences,
  unresolvedReferencesOf,
} from '#server/services/modules/shown-references.ts';
import { snapshotModules } from '#server/services/modules/snapshot-content.ts';
import type { RequestContext } from '#server/services/request-context.ts';
import { hyphenateTitle } from '#server/services/text/hyphenation.ts';
import { readDraft, type StoredDraft } from './containers.ts';
import { columnsFromHead } from './head/head-columns.ts';
import { headIn } from './head/stored-head.ts';
import { heroLinkOf, heroVideoOf } from './hero-link-and-video.ts';
import { type PageLinkRecord, pageColumns, pageLinkOf, pageUrls } from './page-columns.ts';

interface PageRow {
  page: typeof pages.$inferSelect;
  parents: PageLinkRecord[];
  siblings: PageLinkRecord[];
  container_id: number | null;
  content_type: string | null;
  content: unknown;
}

/** Characters; longer paths are not looked up. */
const maxPathLength = 1000;

/** All spellings of the front page's path. */
const spellingsOf = (path: string): string[] => (path === '' || path === 'index' ? ['', 'index'] : [path]);

/**
 * The page at a path (without language prefix) with its published modules. Its path in the other language matches too,
 * so that callers can redirect (`urls`). Null if there is none; for visitors also if it is offline. One query, and at
 * most two more for references.
 */
export async function getPage(
  database: Database,
  path: string,
  requestContext: RequestContext,
  { isEditor }: { isEditor: boolean },
): Promise<ShownPage | null> {
  const row = await readPage(database, path, requestContext.locale, isEditor ? 'any' : 'online');
  if (!row) return null;
  const { container_id: id, content_type, content } = row;
  const published =
    id === null || content === null
      ? null
      : { id, content_type: content_type ?? 'page', draft: snapshotModules(content), is_draft: false };
  return showPage(database, row, published, requestContext);
}

/** Whether there is a page at a path, online or not. */
export async function pageExists(database: Database, path: string, locale: Locale): Promise<boolean> {
  return (await readPage(database, path, locale, 'any')) !== undefined;
}

/** A page in editing mode. */
export interface PageWithDraft {
  page: ShownPage;
  draft: DraftModule[];
  /** The container's version; 0 before it exists. */
  container_version: number;
}

/** The page with its working copy, online or not, or null. At most four queries. Not for visitors. */
export async function getDraftPage(
  database: Database,
  path: string,
  requestContext: RequestContext,
): Promise<PageWithDraft | null> {
  const row = await readPage(database, path, requestContext.locale, 'any');
  if (!row) return null;
  const stored = await readDraft(database, pageContainerSlug(row.page.id));
  const head = headIn(stored?.draft ?? []);
  const written = head ? { ...row, page: { ...row.page, ...columnsFromHead(head.data) } } : row;
  const page = await showPage(database, written, stored && { ...stored, is_draft: true }, requestContext);
  return { page, draft: stored?.draft ?? [], container_version: stored?.version ?? 0 };
}

async function showPage(
  database: Database,
  row: PageRow,
  stored: (Pick<StoredDraft, 'id' | 'content_type' | 'draft'> & { is_draft: boolean }) | null,
  requestContext: RequestContext,
): Promise<ShownPage> {
  const modules = (stored?.draft ?? []).filter((module) => !isHead(module));
  const mentions = unresolvedReferencesOf(modules);
  const { id, hero_image_id, og_image_id } = row.page;
  mentions.pictures.push(...[hero_image_id, og_image_id].filter((picture) => picture !== null));
  const hero = heroLinkOf(row.page.hero_link);
  if (hero?.target) mentions.links.push(hero.target);
  const references = await lookUpReferences(database, mentions, requestContext);
  const slug = pageContainerSlug(id);
  const container: ShownContainer | null = stored && {
    id: stored.id,
    slug,
    content_type: stored.content_type,
    modules: shownModules(modules, references, requestContext),
    is_draft: stored.is_draft,
  };
  const hero_link = hero && (hero.target ? references.link(hero.target) : hero.link);
  return { ...shownPage(row, references, requestContext.locale), hero_link, container };
}

async function readPage(
  { db }: Database,
  path: string,
  locale: Locale,
  which: 'online' | 'any',
): Promise<PageRow | undefined> {
  const bare = withoutSlashes(path);
  if (bare.length > maxPathLength || !bare.isWellFormed() || bare.includes('\0')) return undefined;
  const paths = spellingsOf(bare);
  const [own, other] = locale === 'de' ? [pages.path_de, pages.path_en] : [pages.path_en, pages.path_de];
  const isOwn = inArray(own, paths);
  const [row] = await db
    .select(pageColumns)
    .from(pages)
    .leftJoin(containers, eq(containers.slug, sql`'page-' || pages.id`))
    .leftJoin(snapshots, eq(snapshots.id, containers.published_snapshot_id))
    .where(
      and(
        or(isOwn, inArray(other, paths)),
        isNull(pages.deleted_at),
        which === 'online' ? eq(pages.is_online, true) : undefined,
      ),
    )
    .orderBy(desc(isOwn))
    .limit(1);
  return row;
}

function shownPage(
  { page, parents, siblings }: PageRow,
  references: ResolvedReferences,
  locale: Locale,
): Omit<ShownPage, 'hero_link' | 'container'> {
  const { text, in_german } = translationTo(locale);
  const title = text('title', page.title);
  const titled = (field: string, value: string) =>
    hyphenateTitle(value, in_german.includes(field) ? 'de' : locale);
  return {
    id: page.id,
    urls: pageUrls(page),
    content_type: page.content_type,
    title: titled('title', title),
    headline: titled('headline', text('headline', page.headline)),
    is_online: page.is_online,
    is_clickable: page.is_clickable,
    in_menu: page.in_menu,
    in_footer: page.in_footer,
    meta_title: text('meta_title', page.meta_title),
    meta_description: text('meta_description', page.meta_description),
    og_title: text('og_title', page.og_title),
    og_description: text('og_description', page.og_description),
    og_image: references.picture(page.og_image_id),
    og_type: page.og_type,
    hero_image: references.picture(page.hero_image_id),
    hero_text: text('hero_text', page.hero_text),
    hero_video: heroVideoOf(page.hero_video),
    siblings: siblings.map((sibling) => pageLinkOf(sibling, locale)),
    has_tab_navigation: page.has_tab_navigation,
    parents: parents.map((parent) => pageLinkOf(parent, locale)),
    settings_url: `${pageUrls(page)[locale]}?edit`,
    in_german,
  };
}
