// Upcoming automatic changes: pages that are published or taken offline, scheduled changes of records, and presales
// that begin.
import { sql } from 'drizzle-orm';
import { backOfficePath } from '#domain/back-office/addresses.ts';
import type { HubUpcomingAction } from '#domain/hub/hub.ts';
import { bothLanguages, type Locale } from '#domain/languages/locales.ts';
import { type Localized, textOf } from '#domain/languages/localized.ts';
import type { ResourceName } from '#domain/resources/resource.ts';
import type { Database } from '#server/db/client.server.ts';
import {
  type ContainerOwnerRow,
  containerOwnerLink,
  joinContainerOwner,
} from '#server/services/hub/container-owner.ts';
import { readTitles } from '#server/services/log/log-titles.ts';

/** Plans that are shown. */
const maxUpcomingActions = 8;

interface UpcomingActionRow extends ContainerOwnerRow {
  due_at: Date;
  action: HubUpcomingAction['action'];
  languages: Locale[];
  who: string | null;
  count: number;
  names: Localized[] | null;
  resource: ResourceName | null;
  record: number | null;
}

/** Soonest first. Failed ones are issues. One query, and one for the names of records. */
export async function listUpcomingActions(
  { db }: Pick<Database, 'db'>,
  locale: Locale,
  now: Date,
): Promise<HubUpcomingAction[]> {
  const { rows } = await db.execute<UpcomingActionRow>(sql`
    select plan.due_at, plan.action, plan.languages, plan.who, plan.count, plan.names, plan.resource, plan.record,
        p.kind, p.id, p.title, p.slug
      from (
        (select s.due_at, s.action::text as action, s.languages, u.name as who, 0 as count,
            null::jsonb as names, s.container_id as place, null::text as resource, null::int as record
          from scheduled_publications s left join users u on u.id = s.created_by
          where s.done_at is null and s.failure is null order by s.due_at limit ${maxUpcomingActions})
        union all
        (select e.presale_start, 'presale', '[]', null, count(*)::int,
            jsonb_agg(distinct coalesce(e.name, pr.name)), null, null, null
          from events e left join productions pr on pr.id = e.production_id
          where e.presale_start > ${now.toISOString()} and e.is_online and coalesce(pr.is_online, true)
            and e.outcome <> 'cancelled'
          group by e.presale_start order by e.presale_start limit ${maxUpcomingActions})
        union all
        (select c.due_at, 'change', '[]', u.name, 0, null, null, c.resource, c.record_id
          from planned_changes c left join users u on u.id = c.created_by
          where c.done_at is null and c.failure is null order by c.due_at limit ${maxUpcomingActions})
      ) plan
      ${joinContainerOwner(sql`plan.place`)}
      order by plan.due_at limit ${maxUpcomingActions}`);
  const records = rows.flatMap(({ resource, record }) =>
    resource && record ? [{ resource, id: String(record) }] : [],
  );
  const titleOfRecord = await readTitles({ db }, records, locale);
  return rows.map(({ resource, record, ...row }) => {
    const place = containerOwnerLink(row, locale);
    const common = {
      due_at: new Date(row.due_at).toISOString(),
      action: row.action,
      languages: row.languages.length === bothLanguages.length ? [] : row.languages,
      who: row.who ?? '',
      count: row.count,
    };
    if (resource && record) {
      const title = titleOfRecord({ resource, id: String(record) });
      return { ...common, title, url: backOfficePath('record', locale, { resource, id: record }) };
    }
    if (row.action === 'presale') {
      const names = (row.names ?? []).map((name) => textOf(name, locale));
      return { ...common, title: names.slice(0, 3).join(', ') + (names.length > 3 ? ' …' : ''), url: '' };
    }
    return { ...common, title: place.title, url: place.url && `${place.url}?edit` };
  });
}
