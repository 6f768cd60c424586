// Every public address in both languages, with the moment of its last change: for the sitemap.
import { type SQL, sql } from 'drizzle-orm';
import type { Locale } from '#domain/languages/locales.ts';
import type { Slug } from '#domain/languages/localized.ts';
import { pathFor } from '#domain/site/route-paths.ts';
import type { RouteName } from '#domain/site/route-table.ts';
import type { Database } from '#server/db/client.server.ts';
import { pageUrl } from '#server/services/pages/page-columns.ts';
import { isTeamMember } from '#server/services/people/person-teams.ts';

export interface SitemapEntry {
  paths: Readonly<Record<Locale, string>>;
  /** Null for lists, which change with whatever they list. */
  changed_at: Date | null;
}

/** Always listed: the schedule changes from day to day, and is to be known before it is filled. */
const permanentScreens = ['index', 'events'] as const;

/** Other lists by the name of their route, with the records that they show. Those without any are not listed. */
const recordsOfLists = {
  productions: sql`from productions where is_online and show_in_production_list`,
  ensemble: sql`from persons where is_online and is_ensemble`,
  'people-teams': sql`from persons where ${isTeamMember}`,
  subscriptions: sql`from subscriptions where is_online`,
  venues: sql`from venues`,
  press: sql`from press_articles where is_online union all select 1 from download_directories`,
} as const satisfies Partial<Record<RouteName, SQL>>;

type ListName = keyof typeof recordsOfLists;

/** A list with texts of its own is not empty either. */
const filledLists = Object.entries(recordsOfLists).map(
  ([name, records]) => sql`select ${name}::text as kind, null::int as id, null::jsonb as slug,
    null::timestamptz as changed_at where exists (select 1 ${records} union all
      select 1 from containers where slug = ${`list-${name}`} and published_snapshot_id is not null)`,
);

/** Records by the name of their route. */
type Kind = Extract<RouteName, `${string}-slug-id`> | 'forms-slug' | 'page';

interface RecordRow {
  kind: Kind;
  id: number;
  slug: Slug;
  changed_at: string | null;
}

interface ListRow {
  kind: ListName;
  changed_at: null;
}

type Row = RecordRow | ListRow;

const isList = (row: Row): row is ListRow => Object.hasOwn(recordsOfLists, row.kind);

const sameSlug = `jsonb_build_object('de', slug, 'en', slug)`;

/** A production changes with its events, a page with its publication. */
const rowsOfRecords = sql.raw(`
  select 'productions-slug-id' as kind, p.id, p.slug, greatest(p.updated_at,
    (select max(e.updated_at) from events e where e.production_id = p.id and e.is_online)) as changed_at
    from productions p where p.is_online
  union all select 'people-slug-id', id, ${sameSlug}, updated_at from persons where is_online
  union all select 'press-slug-id', id, slug, updated_at from press_articles where is_online
  union all select 'subscriptions-slug-id', id, slug, updated_at from subscriptions where is_online
  union all select 'venues-slug-id', id, ${sameSlug}, null from venues
  union all select 'forms-slug', id, ${sameSlug}, updated_at from forms where is_online
  union all select 'page', p.id, jsonb_build_object('de', p.path_de, 'en', p.path_en), greatest(p.updated_at,
    (select max(s.created_at) from snapshots s where s.container_id = p.container_id))
    from pages p where p.is_online and p.is_clickable and p.deleted_at is null`);

const rowsOfAll = sql.join([...filledLists, rowsOfRecords], sql` union all `);

function pathOf({ kind, id, slug }: RecordRow, locale: Locale): string {
  const own = slug[locale] ?? slug.de ?? '';
  if (kind === 'page') return pageUrl(locale, own);
  if (kind === 'forms-slug') return pathFor(kind, locale, { slug: own });
  return pathFor(kind, locale, { slug, id });
}

/** One query. */
export async function listSitemap({ db }: Pick<Database, 'db'>): Promise<SitemapEntry[]> {
  const { rows } = await db.execute<Row & Record<string, unknown>>(sql`${rowsOfAll} order by 1, 2`);
  const inBoth = (path: (locale: Locale) => string) => ({ de: path('de'), en: path('en') });
  return [
    ...permanentScreens.map((name) => ({
      paths: inBoth((locale) => pathFor(name, locale)),
      changed_at: null,
    })),
    ...rows.map((row) => ({
      paths: inBoth((locale) => (isList(row) ? pathFor(row.kind, locale) : pathOf(row, locale))),
      changed_at: row.changed_at === null ? null : new Date(row.changed_at),
    })),
  ];
}
