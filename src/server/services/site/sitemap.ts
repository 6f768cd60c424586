// Every public address in both languages, with the moment of its last change: for the sitemap.
import { sql } from 'drizzle-orm';
import type { Locale } from '#domain/languages/locales.ts';
import type { Slug } from '#domain/languages/localized.ts';
import { pathFor } from '#domain/site/route-paths.ts';
import type { RouteName } from '#domain/site/route-table.ts';
import type { Database } from '#server/db/client.server.ts';
import { pageUrl } from '#server/services/pages/page-columns.ts';

export interface SitemapEntry {
  paths: Readonly<Record<Locale, string>>;
  /** Null for lists, which change with whatever they list. */
  changed_at: Date | null;
}

/** Lists that have an address of their own. */
const lists = [
  'index',
  'events',
  'productions',
  'ensemble',
  'people-teams',
  'subscriptions',
  'venues',
  'press',
] as const;

/** Records by the name of their route. */
type Kind = Extract<RouteName, `${string}-slug-id`> | 'forms-slug' | 'page';

interface Row {
  kind: Kind;
  id: number;
  slug: Slug;
  changed_at: string | null;
}

const sameSlug = `jsonb_build_object('de', slug, 'en', slug)`;

/** A production changes with its events, a page with its publication. */
const rowsOfAll = sql.raw(`
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
    from pages p where p.is_online and p.is_clickable and p.deleted_at is null
  order by 1, 2`);

function pathOf({ kind, id, slug }: Row, locale: Locale): string {
  const own = slug[locale] ?? slug.de ?? '';
  if (kind === 'page') return pageUrl(locale, own);
  if (kind === 'forms-slug') return pathFor(kind, locale, { slug: own });
  return pathFor(kind, locale, { slug, id });
}

/** One query. */
export async function listSitemap({ db }: Pick<Database, 'db'>): Promise<SitemapEntry[]> {
  const { rows } = await db.execute<Row & Record<string, unknown>>(rowsOfAll);
  return [
    ...lists.map((name) => ({
      paths: { de: pathFor(name, 'de'), en: pathFor(name, 'en') },
      changed_at: null,
    })),
    ...rows.map((row) => ({
      paths: { de: pathOf(row, 'de'), en: pathOf(row, 'en') },
      changed_at: row.changed_at === null ? null : new Date(row.changed_at),
    })),
  ];
}
