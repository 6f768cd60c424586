// The fields of a page besides its modules: position, hero, metadata.
import { eq, sql } from 'drizzle-orm';
import type { RecordValue } from '#domain/hub/record-fields.ts';
import { recordAddress } from '#domain/hub/records.ts';
import type { Locale } from '#domain/languages/locales.ts';
import type { Localized } from '#domain/languages/localized.ts';
import { recordValueTexts } from '#i18n/hub/record-value-texts.ts';
import { pages } from '#server/db/schema/pages.ts';
import { pageUrl } from '#server/services/pages/pages-columns.ts';
import type { FieldsOf } from './fields-of.ts';
import { fileColumn, picturesOf } from './record-pictures.ts';
import { both, link, list, moment, plain, texts, writtenMoment, yesNo } from './record-values.ts';

interface Parent {
  id: number;
  title: Localized;
  path: Record<Locale, string>;
}

const parentColumn = sql<Parent | null>`(
  select jsonb_build_object('id', a.id, 'title', a.title,
    'path', jsonb_build_object('de', a.path_de, 'en', a.path_en))
  from pages a where a.id = pages.parent_id)`;

interface Content {
  /** Modules of the working copy, nested ones included. */
  count: number;
  /** ISO 8601. */
  published_at: string | null;
}

const contentColumn = sql<Content>`(
  select jsonb_build_object(
    'count', (select count(*) from modules m where m.container_id = c.id and m.deleted_at is null),
    'published_at', (select s.created_at from snapshots s where s.id = c.published_snapshot_id))
  from containers c where c.slug = 'page-' || pages.id)`;

/** One query. */
export const pageFields: FieldsOf<'pages'> = async ({ db }, id, { locale }) => {
  const [found] = await db
    .select({
      row: pages,
      parent: parentColumn,
      content: contentColumn,
      hero_image: fileColumn(sql`pages.hero_image_id`),
      og_image: fileColumn(sql`pages.og_image_id`),
    })
    .from(pages)
    .where(eq(pages.id, id));
  if (!found) return null;
  const { row } = found;
  const { page_kinds } = recordValueTexts(locale);
  return {
    title: texts(row.title),
    headline: texts(row.headline),
    path_de: address('de', row.path_de),
    path_en: address('en', row.path_en),
    parent_id: parentOf(found.parent, locale),
    order: plain(row.order),
    is_online: yesNo(row.is_online, locale),
    in_menu: yesNo(row.in_menu, locale),
    is_clickable: yesNo(row.is_clickable, locale),
    in_footer: yesNo(row.in_footer, locale),
    has_tab_navigation: yesNo(row.has_tab_navigation, locale),
    hero_image_id: picturesOf([found.hero_image], locale),
    hero_text: texts(row.hero_text),
    hero_link: link(row.hero_link),
    hero_video: link(row.hero_video),
    container_id: contentOf(found.content, locale),
    meta_title: texts(row.meta_title),
    meta_description: texts(row.meta_description),
    og_title: texts(row.og_title),
    og_description: texts(row.og_description),
    og_image_id: picturesOf([found.og_image], locale),
    og_type: plain(page_kinds[row.og_type] ?? row.og_type),
    content_type: plain(page_kinds[row.content_type] ?? row.content_type),
    version: plain(row.version),
    source_key: plain(row.source_key),
    id: plain(row.id),
    created_at: moment(row.created_at),
    updated_at: moment(row.updated_at),
    deleted_at: moment(row.deleted_at),
  };
};

/** Editors can open a page at its address, online or not. */
const address = (locale: Locale, path: string): RecordValue => {
  const url = pageUrl(locale, path);
  return { kind: 'plain', text: url, url };
};

function parentOf(parent: Parent | null, locale: Locale): RecordValue | null {
  if (!parent) return plain(recordValueTexts(locale).top);
  const { id, title, path } = parent;
  const page = pageUrl(locale, path[locale]);
  return list([{ name: both(title), record: recordAddress('pages', locale, id), page }]);
}

function contentOf(content: Content | null, locale: Locale): RecordValue | null {
  if (!content || content.count === 0) return null;
  const { modules, modules_one, published, not_published } = recordValueTexts(locale);
  const { count, published_at } = content;
  const written = count === 1 ? modules_one : modules.replace('{count}', String(count));
  const when = published_at && published.replace('{when}', writtenMoment(published_at));
  return plain(`${written}, ${when ?? not_published}`);
}
