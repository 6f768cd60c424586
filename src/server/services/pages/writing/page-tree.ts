// The tree of pages for editors: offline pages included, removed ones separately.
import { desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Locale } from '#domain/languages/locales.ts';
import type { Localized } from '#domain/languages/localized.ts';
import type { Database } from '#server/db/client.server.ts';
import { containers, pages, snapshots } from '#server/db/schema/pages.ts';

export interface TreePage {
  id: number;
  parent: number | null;
  title: Localized;
  path: Record<Locale, string>;
  is_online: boolean;
  is_clickable: boolean;
  in_menu: boolean;
  in_footer: boolean;
  order: number;
  version: number;
  /** When its modules were last published, ISO 8601; null for never. */
  published_at: string | null;
  children: TreePage[];
}

export interface RemovedPage {
  id: number;
  parent: number | null;
  title: Localized;
  /** ISO 8601. */
  removed_at: string;
}

const maxRemoved = 100;

/** Two queries. Not for visitors. */
export async function getPageTree({ db }: Database): Promise<{ pages: TreePage[]; removed: RemovedPage[] }> {
  const [rows, removed] = await Promise.all([
    db
      .select({
        id: pages.id,
        parent: pages.parent_id,
        title: pages.title,
        path: sql<Record<Locale, string>>`jsonb_build_object('de', ${pages.path_de}, 'en', ${pages.path_en})`,
        is_online: pages.is_online,
        is_clickable: pages.is_clickable,
        in_menu: pages.in_menu,
        in_footer: pages.in_footer,
        order: pages.order,
        version: pages.version,
        published_at: snapshots.created_at,
      })
      .from(pages)
      .leftJoin(containers, eq(containers.id, pages.container_id))
      .leftJoin(snapshots, eq(snapshots.id, containers.published_snapshot_id))
      .where(isNull(pages.deleted_at))
      .orderBy(pages.order, pages.id),
    db
      .select({ id: pages.id, parent: pages.parent_id, title: pages.title, removed_at: pages.deleted_at })
      .from(pages)
      .where(isNotNull(pages.deleted_at))
      .orderBy(desc(pages.deleted_at), pages.id)
      .limit(maxRemoved),
  ]);
  const byParent = Map.groupBy(rows, ({ parent }) => parent);
  const below = (parent: number | null): TreePage[] =>
    (byParent.get(parent) ?? []).map(({ published_at, ...page }) => ({
      ...page,
      published_at: published_at?.toISOString() ?? null,
      children: below(page.id),
    }));
  return {
    pages: below(null),
    removed: removed.map((page) => ({ ...page, removed_at: (page.removed_at as Date).toISOString() })),
  };
}
