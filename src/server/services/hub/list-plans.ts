// What will happen by itself: pages that are published or taken offline, and presales that begin.
import { sql } from 'drizzle-orm';
import type { HubPlan } from '#domain/hub/hub.ts';
import { bothLanguages, type Locale } from '#domain/languages/locales.ts';
import { type Localized, textOf } from '#domain/languages/localized.ts';
import type { Database } from '#server/db/client.server.ts';
import { namedPlace, type PlaceRow, placeOf } from '#server/services/hub/hub-places.ts';

/** Plans that are shown. */
const maxPlans = 8;

interface PlanRow extends PlaceRow {
  due_at: Date;
  action: HubPlan['action'];
  languages: Locale[];
  who: string | null;
  count: number;
  names: Localized[] | null;
}

/** The nearest first. What failed is among what needs care. One query. */
export async function listPlans({ db }: Pick<Database, 'db'>, locale: Locale, now: Date): Promise<HubPlan[]> {
  const { rows } = await db.execute<PlanRow>(sql`
    select plan.due_at, plan.action, plan.languages, plan.who, plan.count, plan.names, p.kind, p.id, p.title, p.slug
      from (
        (select s.due_at, s.action::text as action, s.languages, u.name as who, 0 as count,
            null::jsonb as names, s.container_id as place
          from scheduled_publications s left join users u on u.id = s.created_by
          where s.done_at is null and s.failure is null order by s.due_at limit ${maxPlans})
        union all
        (select e.presale_start, 'presale', '[]', null, count(*)::int,
            jsonb_agg(distinct coalesce(e.name, pr.name)), null
          from events e left join productions pr on pr.id = e.production_id
          where e.presale_start > ${now.toISOString()} and e.is_online and coalesce(pr.is_online, true)
            and e.outcome <> 'cancelled'
          group by e.presale_start order by e.presale_start limit ${maxPlans})
      ) plan
      ${placeOf(sql`plan.place`)}
      order by plan.due_at limit ${maxPlans}`);
  return rows.map((row) => {
    const { title, url } = namedPlace(row, locale);
    const names = (row.names ?? []).map((name) => textOf(name, locale));
    return {
      due_at: new Date(row.due_at).toISOString(),
      action: row.action,
      languages: row.languages.length === bothLanguages.length ? [] : row.languages,
      who: row.who ?? '',
      title: row.action === 'presale' ? names.slice(0, 3).join(', ') + (names.length > 3 ? ' …' : '') : title,
      url: row.action === 'presale' ? '' : url && `${url}?edit`,
      count: row.count,
    };
  });
}
