// Common to all changes of pages: serialised, logged, announced to the page cache.
import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { DraftPage } from '#domain/pages/draft-page.ts';
import type { Database } from '#server/db/client.server.ts';
import type { Queries } from '#server/db/query-builder.ts';
import { change_log } from '#server/db/schema/change-log.ts';
import { modules, pages } from '#server/db/schema/pages.ts';
import { users } from '#server/db/schema/users.ts';
import { notifyOfChange } from '#server/services/modules/slots.ts';
import { columnsFromHead } from '#server/services/pages/head/head-columns.ts';
import { isRecordId } from '#server/services/record-id.ts';
import { rejectableTransaction } from '#server/services/rejectable-transaction.ts';
import { indexRecords } from '#server/services/search/write-index.ts';
import { bumpContentVersion } from '#server/services/site/content-version.ts';
import type { PageIssue } from './page-fields.ts';
import { pagesBelow } from './page-paths.ts';

export type PageOutcome =
  | { outcome: 'written'; page: DraftPage }
  | { outcome: 'gone' }
  /** Conflict: `page` is the stored state, `changed_by` the name of its author. */
  | { outcome: 'stale'; page: DraftPage; changed_by: string | null }
  | { outcome: 'invalid'; issues: PageIssue[] };

export type PageRow = typeof pages.$inferSelect;

const lastPart = (path: string) => path.split('/').at(-1) as string;

/** A stored page as editors change it. */
export function draftPageOf(row: PageRow): DraftPage {
  const { id, path_de, path_en, title, headline, is_online, is_clickable, in_menu, in_footer } = row;
  const { has_tab_navigation, meta_title, meta_description, og_title, og_description, og_type } = row;
  const { hero_link, hero_text, hero_video, order, version } = row;
  return {
    id,
    parent: row.parent_id,
    container: row.container_id,
    path: { de: path_de, en: path_en },
    slug: { de: lastPart(path_de), en: lastPart(path_en) },
    title,
    headline,
    is_online,
    is_clickable,
    in_menu,
    in_footer,
    has_tab_navigation,
    meta_title,
    meta_description,
    og_title,
    og_description,
    og_image: row.og_image_id,
    og_type,
    hero_image: row.hero_image_id,
    hero_link,
    hero_text,
    hero_video,
    order,
    version,
  };
}

/** A page, even if removed; null if there is none with that id. One query. */
export async function readPageRow(queries: Queries, id: number): Promise<PageRow | null> {
  if (!isRecordId(id)) return null;
  const [row] = await queries.select().from(pages).where(eq(pages.id, id));
  return row ?? null;
}

/** The conflict outcome for an outdated version, with the current page. */
export async function stalePage(queries: Queries, row: PageRow): Promise<PageOutcome> {
  const [last] = await queries
    .select({ name: users.name })
    .from(change_log)
    .leftJoin(users, eq(users.id, change_log.actor))
    .where(and(eq(change_log.record_table, 'pages'), eq(change_log.record_id, String(row.id))))
    .orderBy(desc(change_log.id))
    .limit(1);
  return { outcome: 'stale', page: await writtenPage(queries, row), changed_by: last?.name ?? null };
}

/** A page with the working copy of its head; null if it is removed. Not public. */
export async function getDraftPageFields({ db }: Database, id: number): Promise<DraftPage | null> {
  const row = await readPageRow(db, id);
  return row && !row.deleted_at ? writtenPage(db, row) : null;
}

/** The page with the working copy of its head. One query. */
async function writtenPage(queries: Queries, row: PageRow): Promise<DraftPage> {
  const [head] = await queries
    .select({ data: modules.data })
    .from(modules)
    .where(and(eq(modules.container_id, row.container_id ?? 0), eq(modules.module, 'head')));
  return draftPageOf(head ? { ...row, ...columnsFromHead(head.data) } : row);
}

/**
 * Runs a change of the tree in one transaction. Addresses and order concern several pages, so changes are serialised.
 * A rejected change is rolled back.
 */
export async function inPageTreeTransaction(
  { db }: Database,
  work: (queries: Queries) => Promise<PageOutcome>,
): Promise<PageOutcome> {
  return rejectableTransaction(
    db,
    async (queries) => {
      await queries.execute(sql`select pg_advisory_xact_lock(hashtextextended('pages', 0))`);
      return work(queries);
    },
    ({ outcome }) => outcome !== 'written',
  );
}

/** Changes of these columns are announced to those who edit the page or one below it. */
const concernsPage = new Set(['path_de', 'path_en', 'is_online', 'deleted_at']);

/**
 * Logs the changed columns of a page. Raises the content version if the page was or is online.
 * @returns the current page
 */
export async function logPageChange(
  queries: Queries,
  action: 'create' | 'update' | 'remove',
  before: PageRow | null,
  id: number,
  actor: string,
): Promise<PageOutcome> {
  const row = await readPageRow(queries, id);
  if (!row) return { outcome: 'gone' };
  const unlogged = new Set(['updated_at', 'version']);
  const fields = (Object.keys(row) as (keyof PageRow)[]).filter(
    (field) => !unlogged.has(field) && JSON.stringify(row[field]) !== JSON.stringify(before?.[field] ?? null),
  );
  const of = (source: PageRow) => Object.fromEntries(fields.map((field) => [field, source[field]]));
  // Changes of the head are in the history of its container.
  if (action !== 'update' || fields.length > 0)
    await queries.insert(change_log).values({
      actor,
      action,
      record_table: 'pages',
      record_id: String(id),
      before: before && of(before),
      after: of(row),
    });
  if (before && fields.some((field) => concernsPage.has(field))) {
    const tree = (await pagesBelow(queries, id)).map((page) => page.id);
    const edited = await queries
      .select({ id: pages.container_id })
      .from(pages)
      .where(and(inArray(pages.id, tree), isNotNull(pages.container_id)));
    await notifyOfChange(
      queries,
      'is_page',
      edited.map((each) => each.id as number),
      actor,
    );
  }
  if (row.is_online || before?.is_online) {
    await indexRecords(queries, 'page', [id]);
    await bumpContentVersion(queries);
  }
  return { outcome: 'written', page: await writtenPage(queries, row) };
}
