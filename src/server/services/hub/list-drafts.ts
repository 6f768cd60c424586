// Pages and slots that were changed and not published since, and records that have a draft.
import { type SQL, sql } from 'drizzle-orm';
import { backOfficePath } from '#domain/back-office/addresses.ts';
import type { Hub } from '#domain/hub/hub.ts';
import type { Locale } from '#domain/languages/locales.ts';
import type { ResourceName } from '#domain/resources/resource.ts';
import type { Database } from '#server/db/client.server.ts';
import {
  type ContainerOwnerRow,
  containerOwnerLink,
  joinContainerOwner,
} from '#server/services/hub/container-owner.ts';
import { readTitles } from '#server/services/log/log-titles.ts';

/** Drafts that are shown. */
const maxDrafts = 6;

/** SQL with rows of `place, at, by`: containers with operations after their last publication. */
export const changedContainers: SQL = sql`
  select c.id as place, o.created_at as at, o.user_id as by from containers c
    left join snapshots s on s.id = c.published_snapshot_id
    join lateral (
      select created_at, user_id from module_operations where container_id = c.id order by id desc limit 1
    ) o on o.created_at > coalesce(s.created_at, '-infinity')`;

/** SQL with rows of `resource, record, at, by`: drafts of records. */
export const draftedRecords: SQL = sql`
  select resource, record_id as record, updated_at as at, changed_by as by from record_drafts`;

interface DraftRow extends ContainerOwnerRow {
  resource: ResourceName | null;
  record: number | null;
  at: Date;
  who: string | null;
  count: number;
}

/** The newest first. One query, and one for the names of records. */
export async function listDrafts(
  { db }: Pick<Database, 'db'>,
  locale: Locale,
): Promise<Pick<Hub, 'drafts' | 'draft_count'>> {
  const { rows } = await db.execute<DraftRow>(sql`
    select d.resource, d.record, d.at, d.count, u.name as who, p.kind, p.id, p.title, p.slug
      from (select changed.*, count(*) over ()::int as count from (
          select null::text as resource, null::int as record, place, at, by from (${changedContainers}) places
          union all
          select resource, record, null, at, by from (${draftedRecords}) records) changed
        order by at desc limit ${maxDrafts}) d
      left join users u on u.id = d.by
      ${joinContainerOwner(sql`d.place`)}
      order by d.at desc`);
  const records = rows.flatMap(({ resource, record }) =>
    resource && record ? [{ resource, id: String(record) }] : [],
  );
  const titleOfRecord = await readTitles({ db }, records, locale);
  const drafts = rows.map(({ resource, record, ...row }) => {
    const common = { who: row.who ?? '', at: new Date(row.at).toISOString() };
    if (resource && record) {
      const title = titleOfRecord({ resource, id: String(record) });
      return { ...common, title, url: backOfficePath('record', locale, { resource, id: record }) };
    }
    const { title, url } = containerOwnerLink(row, locale);
    return { ...common, title, url: url && `${url}?edit` };
  });
  return { drafts, draft_count: rows[0]?.count ?? 0 };
}
