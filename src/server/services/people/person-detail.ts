// One person with roles by production and the next events.
import { and, asc, eq, gte } from 'drizzle-orm';
import { addDays, berlinDay, startOfDay } from '#domain/dates/dates.ts';
import type { Event } from '#domain/events/event.ts';
import type { Person } from '#domain/people/person.ts';
import type { Database } from '#server/db/client.server.ts';
import { events } from '#server/db/schema/events.ts';
import { persons } from '#server/db/schema/persons.ts';
import { eventOf, publicEvents } from '#server/services/events/event-columns.ts';
import { isNotOver } from '#server/services/events/event-conditions.ts';
import { involvesPersons } from '#server/services/events/recasts.ts';
import { datesOf, type PageWithParts } from '#server/services/fallback.ts';
import { translationTo } from '#server/services/languages/translation.ts';
import { isRecordId } from '#server/services/record-id.ts';
import type { RequestContext } from '#server/services/request-context.ts';
import { sanitizeRichText } from '#server/services/text/rich-text.ts';
import { personColumns, personEntryOf } from './person-columns.ts';
import { rolesColumn, rolesOf } from './person-roles.ts';

/** Events on a person's page. */
const maxEvents = 12;

async function listEventsOfPerson(
  database: Database,
  id: number,
  requestContext: RequestContext,
): Promise<Event[]> {
  const { now } = requestContext;
  // Events of the evening before may still be running.
  const first = startOfDay(addDays(berlinDay(now), -1));
  const isAhead = and(gte(events.date_start, first), isNotOver(now));
  const rows = await publicEvents(database, and(isAhead, involvesPersons(database, [id])))
    .orderBy(asc(events.date_start), asc(events.id))
    .limit(maxEvents);
  return rows.map((row) => eventOf(row, requestContext));
}

/**
 * An online person, or null, also for an invalid id. Two queries.
 * @param page is rendered without the events if they cannot be read
 */
export async function getPerson(
  database: Database,
  id: number,
  requestContext: RequestContext,
  page?: PageWithParts,
): Promise<Person | null> {
  if (!isRecordId(id)) return null;
  const [row] = await database.db
    .select({ ...personColumns, biography: persons.biography, quote: persons.quote, roles: rolesColumn })
    .from(persons)
    .where(and(eq(persons.id, id), eq(persons.is_online, true)));
  if (!row) return null;
  const translation = translationTo(requestContext.locale);
  return {
    ...personEntryOf(row, requestContext, translation),
    biography: sanitizeRichText(translation.text('biography', row.biography)),
    quote: translation.text('quote', row.quote),
    roles: rolesOf(row.roles, translation),
    events: await datesOf(page, listEventsOfPerson(database, id, requestContext)),
  };
}
