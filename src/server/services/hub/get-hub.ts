// The hub, the editors' front page: recent changes, the schedule, what needs care, and all pages.
import { sql } from 'drizzle-orm';
import type { Hub, HubPage, HubScheduled } from '#domain/hub/hub.ts';
import type { Locale } from '#domain/languages/locales.ts';
import { textOf } from '#domain/languages/localized.ts';
import type { Database } from '#server/db/client.server.ts';
import { namedPlace, type PlaceRow, placeOf } from '#server/services/hub/hub-places.ts';
import { listCare } from '#server/services/hub/list-care.ts';
import { listChanges } from '#server/services/hub/list-changes.ts';
import { pageUrl } from '#server/services/pages/pages-columns.ts';
import { getPageTree, type TreePage } from '#server/services/pages/writing/page-tree.ts';
import { listScheduled } from '#server/services/publishing/list-scheduled.ts';
import type { RequestContext } from '#server/services/request-context.ts';

/** Six queries. For editors. */
export async function getHub(database: Database, { locale, now }: Required<RequestContext>): Promise<Hub> {
  const [changes, scheduled, care, tree] = await Promise.all([
    listChanges(database, locale),
    listUpcoming(database, locale),
    listCare(database, locale, now),
    getPageTree(database),
  ]);
  return { changes, scheduled, care, pages: tree.pages.flatMap((page) => flat(page, locale, 0)) };
}

function flat({ title, path, is_online, children }: TreePage, locale: Locale, depth: number): HubPage[] {
  const page = { title: textOf(title, locale), url: pageUrl(locale, path[locale]), depth, is_online };
  return [page, ...children.flatMap((child) => flat(child, locale, depth + 1))];
}

async function listUpcoming(database: Database, locale: Locale): Promise<HubScheduled[]> {
  const planned = await listScheduled(database);
  const { rows } = await database.db.execute<PlaceRow & { container: number }>(sql`
    select distinct s.container_id as container, p.kind, p.id, p.title, p.slug
      from scheduled_publications s ${placeOf(sql`s.container_id`)}
      where s.done_at is null or s.failure is not null`);
  const names = new Map(rows.map((row) => [row.container, namedPlace(row, locale)]));
  return planned.map(({ container, due_at, action, languages, created_by, failure }) => ({
    due_at: due_at.toISOString(),
    action,
    languages,
    who: created_by ?? '',
    ...(names.get(container) ?? { title: '', url: '' }),
    has_failed: failure !== null,
  }));
}
