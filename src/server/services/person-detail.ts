// One person: what they do in which production, and on which evenings they are to be seen next.
import { and, asc, eq, gte, sql } from 'drizzle-orm';
import { berlinDay, startOfDay } from '#domain/dates.ts';
import type { Event } from '#domain/event.ts';
import type { Person } from '#domain/person.ts';
import type { Database } from '#server/db/client.server.ts';
import { events } from '#server/db/schema/events.ts';
import { persons } from '#server/db/schema/persons.ts';
import { eventOf, publicEvents } from '#server/services/event-columns.ts';
import { personColumns, personEntryOf } from '#server/services/person-columns.ts';
import { rolesColumn, rolesOf } from '#server/services/person-roles.ts';
import type { Reader } from '#server/services/reader.ts';
import { isRecordId } from '#server/services/record-id.ts';
import { sanitizeRichText } from '#server/services/rich-text.ts';
import { translationTo } from '#server/services/translation.ts';

/** The most evenings that a person's page shows. */
const mostEvents = 12;

async function listEventsOfPerson(database: Database, id: number, reader: Reader): Promise<Event[]> {
  const isNamedIn = sql`events.production_id in (select production_id from production_cast where person_id = ${id}
    union select production_id from production_credits where person_id = ${id})`;
  const isAhead = gte(events.date_start, startOfDay(berlinDay(reader.now)));
  const rows = await publicEvents(database, and(isAhead, isNamedIn))
    .orderBy(asc(events.date_start), asc(events.id))
    .limit(mostEvents);
  return rows.map((row) => eventOf(row, reader)).filter(({ status }) => status !== 'past');
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
