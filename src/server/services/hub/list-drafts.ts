// Pages and slots that were changed and not published since.
import { type SQL, sql } from 'drizzle-orm';
import type { Hub } from '#domain/hub/hub.ts';
import type { Locale } from '#domain/languages/locales.ts';
import type { Database } from '#server/db/client.server.ts';
import { namedPlace, type PlaceRow, placeOf } from '#server/services/hub/hub-places.ts';

/** Drafts that are shown. */
const maxDrafts = 6;

/** SQL with rows of `place, at, by`: containers whose last operation is later than their last publication. */
export const changedPlaces: SQL = sql`
  select c.id as place, o.created_at as at, o.user_id as by from containers c
    left join snapshots s on s.id = c.published_snapshot_id
    join lateral (
      select created_at, user_id from module_operations where container_id = c.id order by id desc limit 1
    ) o on o.created_at > coalesce(s.created_at, '-infinity')`;

interface DraftRow extends PlaceRow {
  at: Date;
  who: string | null;
  count: number;
}

/** The newest first. One query. */
export async function listDrafts(
  { db }: Pick<Database, 'db'>,
  locale: Locale,
): Promise<Pick<Hub, 'drafts' | 'draft_count'>> {
  const { rows } = await db.execute<DraftRow>(sql`
    select d.at, d.count, u.name as who, p.kind, p.id, p.title, p.slug
      from (select changed.*, count(*) over ()::int as count from (${changedPlaces}) changed
        order by at desc limit ${maxDrafts}) d
      left join users u on u.id = d.by
      ${placeOf(sql`d.place`)}
      order by d.at desc`);
  const drafts = rows.map((row) => {
    const { title, url } = namedPlace(row, locale);
    return { title, url: url && `${url}?edit`, who: row.who ?? '', at: new Date(row.at).toISOString() };
  });
  return { drafts, draft_count: rows[0]?.count ?? 0 };
}
