// The lists that the search shows before anything is typed.
import { addDays, berlinDay } from '#domain/dates/dates.ts';
import { personName } from '#domain/people/person.ts';
import { type SearchDirectory, weekendFrom } from '#domain/search/search-directory.ts';
import type { Database } from '#server/db/client.server.ts';
import { listEvents } from '#server/services/events/events.ts';
import { packedPanelEvents } from '#server/services/events/titled-events.ts';
import { listPersons } from '#server/services/people/persons.ts';
import { listProductions } from '#server/services/productions/productions.ts';
import type { RequestContext } from '#server/services/request-context.ts';
import { hyphenateField } from '#server/services/text/hyphenation.ts';

/** Upper limits for the queries, above what a theatre has. */
const maxEvents = 40;
const maxRecords = 100;

/** Three queries. */
export async function listSearchDirectory(
  database: Database,
  requestContext: RequestContext,
): Promise<SearchDirectory> {
  const { locale, now } = requestContext;
  const days = weekendFrom(berlinDay(now));
  const [first = berlinDay(now), last = first] = days;
  const span = { date: first, date_to: addDays(last, 1), page_size: maxEvents };
  const [events, productions, persons] = await Promise.all([
    listEvents(database, span, requestContext),
    listProductions(database, { show_in_production_list: true, page_size: maxRecords }, requestContext),
    listPersons(database, { is_ensemble: true, page_size: maxRecords }, requestContext),
  ]);
  return {
    weekend: days.map((day) => ({
      day,
      events: packedPanelEvents(
        events.results.filter(({ date_start }) => berlinDay(date_start) === day),
        locale,
      ),
    })),
    productions: productions.results.map((production) => {
      const { id, name, slug, in_german } = hyphenateField(production, 'name', locale);
      return { id, name, slug, in_german: in_german.filter((field) => field === 'name') };
    }),
    ensemble: persons.results.map((person) => ({
      id: person.id,
      slug: person.slug,
      name: personName(person),
    })),
  };
}
