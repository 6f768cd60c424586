// The artistic teams: people in credits, and productions with their credits.
import { and, asc, eq, exists, sql } from 'drizzle-orm';
import type { Localized } from '#domain/languages/localized.ts';
import type { PersonEntry, PersonRole, ProductionTeam } from '#domain/people/person.ts';
import type { Database } from '#server/db/client.server.ts';
import { persons } from '#server/db/schema/persons.ts';
import { productions } from '#server/db/schema/productions.ts';
import { translationTo } from '#server/services/languages/translation.ts';
import type { RequestContext } from '#server/services/request-context.ts';
import { byName, personColumns, personEntryOf } from './person-columns.ts';
import { rolesColumn, rolesOf } from './person-roles.ts';

/** A member of the teams with their roles. */
export interface TeamMember extends PersonEntry {
  roles: PersonRole[];
}

/** Keys of the categories that belong to the teams even without a current credit. */
const teamKeys = sql`('regieteams', 'artistic-teams')`;

/** Online people in the credits of online productions or in a team category. */
export const isTeamMember = sql`(persons.is_online and (
  exists (select 1 from production_credits l join productions p on p.id = l.production_id
    where l.person_id = persons.id and p.is_online)
  or exists (select 1 from person_category_members m join person_categories c on c.id = m.category_id
    where m.person_id = persons.id and c.source_key in ${teamKeys})))`;

/** The members of the teams, from A to Z. One query. */
export async function listTeamMembers(
  { db }: Database,
  requestContext: Pick<RequestContext, 'locale'>,
): Promise<TeamMember[]> {
  const rows = await db
    .select({ ...personColumns, roles: rolesColumn })
    .from(persons)
    .where(isTeamMember)
    .orderBy(...byName);
  return rows.map((row) => {
    const translation = translationTo(requestContext.locale);
    return { ...personEntryOf(row, requestContext, translation), roles: rolesOf(row.roles, translation) };
  });
}

interface CreditRecord {
  role: Localized;
  name: string;
  person: { id: number; slug: string } | null;
}

const creditsColumn = sql<CreditRecord[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('role', l.role, 'name', l.name,
    'person', case when p.id is not null then jsonb_build_object('id', p.id, 'slug', p.slug) end)
    order by l."order", l.id), '[]')
  from production_credits l left join persons p on p.id = l.person_id and p.is_online
  where l.production_id = productions.id)`;

/** Productions in the list that have credits, by title. One query. */
export async function listProductionTeams(
  { db }: Database,
  { locale }: Pick<RequestContext, 'locale'>,
): Promise<ProductionTeam[]> {
  const rows = await db
    .select({
      id: productions.id,
      name: productions.name,
      slug: productions.slug,
      credits: creditsColumn,
    })
    .from(productions)
    .where(
      and(
        eq(productions.is_online, true),
        eq(productions.show_in_production_list, true),
        exists(sql`(select 1 from production_credits l where l.production_id = productions.id)`),
      ),
    )
    .orderBy(sql`coalesce(name ->> ${locale}, name ->> 'de') collate "und-x-icu"`, asc(productions.id));
  return rows.map(({ id, name, slug, credits }) => {
    const { text, in_german } = translationTo(locale);
    return {
      id,
      name: text('name', name),
      slug,
      credits: credits.map(({ role, ...credit }, at) => ({
        ...credit,
        role: text(`credits.${at}.role`, role),
      })),
      in_german,
    };
  });
}
