// A person's roles by production, as a column of queries about people.
import { sql } from 'drizzle-orm';
import type { Localized } from '#domain/languages/localized.ts';
import type { PersonRole } from '#domain/people/person.ts';
import type { Translation } from '#server/services/languages/translation.ts';

interface RoleRecord {
  id: number;
  name: Localized;
  slug: { de?: string; en?: string };
  roles: Localized[];
}

/** A column for `select` from persons: parts, credits and parts on single dates in online productions, the newest first. */
export const rolesColumn = sql<RoleRecord[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('id', w.id, 'name', w.name, 'slug', w.slug, 'roles', w.roles)
    order by w.premiere_date desc nulls last, w."order", w.id), '[]')
  from (
    select p.id, p.name, p.slug, p.premiere_date, p."order",
      jsonb_agg(l.role order by l.kind, l."order", l.id) as roles
    from productions p join (
      select 1 as kind, id, "order", production_id, role, person_id from production_cast
      union all
      select 2, id, "order", production_id, role, person_id from production_credits
      union all
      select 3, min(x.id), 0, e.production_id, x.role, x.person_id
      from event_cast x join events e on e.id = x.event_id and e.is_online
      group by e.production_id, x.role, x.person_id
    ) l on l.production_id = p.id
    where l.person_id = persons.id and p.is_online
    group by p.id) w)`;

/** The roles in the reader's language. */
export function rolesOf(records: RoleRecord[], { text }: Translation): PersonRole[] {
  return records.map(({ id, name, slug, roles }, at) => ({
    production: { id, name: text(`roles.${at}.production.name`, name), slug },
    roles: roles.map((role, place) => text(`roles.${at}.roles.${place}`, role)).filter(Boolean),
  }));
}
