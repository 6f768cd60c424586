// One person: what they do in which production, and on which evenings they are to be seen next.
import { and, asc, eq, gte, sql } from 'drizzle-orm';
import { berlinDay, startOfDay } from '#domain/dates.ts';
import type { Event } from '#domain/event.ts';
import type { Localized } from '#domain/localized.ts';
import type { Person, PersonRole } from '#domain/person.ts';
import type { Database } from '#server/db/client.server.ts';
import { activities, events } from '#server/db/schema/events.ts';
import { persons } from '#server/db/schema/persons.ts';
import { productions } from '#server/db/schema/productions.ts';
import { eventColumns, eventOf } from '#server/services/event-columns.ts';
import { isEventPublic } from '#server/services/event-conditions.ts';
import { personColumns, personEntryOf } from '#server/services/person-columns.ts';
import type { Reader } from '#server/services/reader.ts';
import { isRecordId } from '#server/services/record-id.ts';
import { sanitizeRichText } from '#server/services/rich-text.ts';
import { type Translation, translationTo } from '#server/services/translation.ts';

interface RoleRecord {
  id: number;
  name: Localized;
  slug: { de?: string; en?: string };
  roles: Localized[];
}

/** Parts and credits by production, the newest production first; what is offline is left out. */
const rolesColumn = sql<RoleRecord[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('id', w.id, 'name', w.name, 'slug', w.slug, 'roles', w.roles)
    order by w.premiere_date desc nulls last, w."order", w.id), '[]')
  from (
    select p.id, p.name, p.slug, p.premiere_date, p."order",
      jsonb_agg(l.role order by l.kind, l."order", l.id) as roles
    from productions p join (
      select 1 as kind, id, "order", production_id, role, person_id from production_cast
      union all
      select 2, id, "order", production_id, role, person_id from production_credits
    ) l on l.production_id = p.id
    where l.person_id = persons.id and p.is_online
    group by p.id) w)`;

/** The most evenings that a person's page shows. */
const mostEvents = 30;

async function listEventsOfPerson(database: Database, id: number, reader: Reader): Promise<Event[]> {
  const rows = await database.db
    .select(eventColumns)
    .from(events)
    .leftJoin(productions, eq(productions.id, events.production_id))
    .leftJoin(activities, eq(activities.id, events.activity_id))
    .where(
      and(
        isEventPublic(database),
        gte(events.date_start, startOfDay(berlinDay(reader.now))),
        sql`events.production_id in (select production_id from production_cast where person_id = ${id}
          union select production_id from production_credits where person_id = ${id})`,
      ),
    )
    .orderBy(asc(events.date_start), asc(events.id))
    .limit(mostEvents);
  return rows.map((row) => eventOf(row, reader)).filter(({ status }) => status !== 'past');
}

function rolesOf(records: RoleRecord[], { text }: Translation): PersonRole[] {
  return records.map(({ id, name, slug, roles }, at) => ({
    production: { id, name: text(`roles.${at}.production.name`, name), slug },
    roles: roles.map((role, place) => text(`roles.${at}.roles.${place}`, role)).filter(Boolean),
  }));
}

/** A person who is online; null where there is none of that id, whatever the number. Two queries. */
export async function getPerson(database: Database, id: number, reader: Reader): Promise<Person | null> {
  if (!isRecordId(id)) return null;
  const [row] = await database.db
    .select({ ...personColumns, biography: persons.biography, quote: persons.quote, roles: rolesColumn })
    .from(persons)
    .where(and(eq(persons.id, id), eq(persons.is_online, true)));
  if (!row) return null;
  const translation = translationTo(reader.locale);
  return {
    ...personEntryOf(row, reader, translation),
    biography: sanitizeRichText(translation.text('biography', row.biography)),
    quote: translation.text('quote', row.quote),
    roles: rolesOf(row.roles, translation),
    events: await listEventsOfPerson(database, id, reader),
  };
}
