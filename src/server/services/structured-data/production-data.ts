// Structured data of a production's page: the play, its upcoming events, and the breadcrumbs.
import { eq, sql } from 'drizzle-orm';
import type { Person, Play, Thing } from 'schema-dts';
import type { Production } from '#domain/productions/production.ts';
import { pathFor } from '#domain/site/route-paths.ts';
import { venueOf } from '#domain/venues/venues.ts';
import { messagesOf } from '#i18n/messages.ts';
import type { Database } from '#server/db/client.server.ts';
import { events } from '#server/db/schema/events.ts';
import { type EventFacts, theaterEvent } from './theater-event.ts';
import { breadcrumbs, imageOf, type SiteContext, theatre } from './theatre.ts';

/** Maximum events of a production to describe; the calendar has the others. */
const maxEvents = 24;

/**
 * The previous start of an event that was moved by hand. Imports do not count: they shift the dates of another season.
 */
const previousStart = sql<string | null>`(
  select l.before->>'date_start' from change_log l
  where l.record_table = 'events' and l.record_id = events.id::text and l.action = 'update'
    and l.actor <> 'import' and l.before->>'date_start' <> l.after->>'date_start'
  order by l.id desc limit 1)`;

/** The facts of all dates of a production. One query. */
export async function listEventFacts(
  { db }: Pick<Database, 'db'>,
  production_id: number,
): Promise<Map<number, EventFacts>> {
  const rows = await db
    .select({
      id: events.id,
      stage_name: events.stage_name,
      access_services: events.access_services,
      presale_start: events.presale_start,
      previous_start: previousStart,
      addresses: sql<
        Record<string, string>
      >`(select jsonb_object_agg(venues.id, venues.address) from venues)`,
    })
    .from(events)
    .where(eq(events.production_id, production_id));
  return new Map(
    rows.map(({ id, stage_name, access_services, presale_start, previous_start, addresses }) => [
      id,
      {
        access_services,
        presale_start,
        previous_start: previous_start === null ? null : new Date(previous_start),
        address: addresses?.[venueOf(stage_name)?.id ?? ''] ?? '',
      },
    ]),
  );
}

export function productionGraph(
  production: Production,
  facts: ReadonlyMap<number, EventFacts>,
  place: SiteContext,
): Thing[] {
  const { locale, publicUrl } = place;
  const { id, slug, name, author, lead, duration, age_recommendation, picture } = production;
  const path = pathFor('productions-slug-id', locale, { slug, id });
  const image = imageOf(picture, place);
  const performersOf = (event_id: number) =>
    production.cast.map((line): Person => {
      const { name, person } = line.recasts.find((recast) => recast.event_id === event_id) ?? line;
      return {
        '@type': 'Person',
        name,
        ...(person
          ? { url: publicUrl + pathFor('people-slug-id', locale, { slug: person.slug, id: person.id }) }
          : {}),
      };
    });
  const play: Play = {
    '@type': 'Play',
    '@id': `${publicUrl}/#production-${id}`,
    name,
    url: publicUrl + path,
    ...(author ? { author: { '@type': 'Person', name: author } } : {}),
    ...(lead ? { abstract: lead } : {}),
    ...(duration ? { timeRequired: `PT${duration}M` } : {}),
    ...(age_recommendation ? { typicalAgeRange: `${age_recommendation}-` } : {}),
  };
  const upcoming = production.events.filter(({ status }) => status !== 'past').slice(0, maxEvents);
  return [
    theatre(place),
    play,
    ...upcoming.flatMap((event) => {
      const eventFacts = facts.get(event.id);
      return eventFacts
        ? theaterEvent(event, {
            ...place,
            ...eventFacts,
            performers: performersOf(event.id),
            is_cast_known: production.cast.some(({ recasts }) =>
              recasts.some((recast) => recast.event_id === event.id),
            ),
            image,
            play: { '@type': 'Play', '@id': `${publicUrl}/#production-${id}`, name },
          })
        : [];
    }),
    breadcrumbs(place, [
      [messagesOf(locale).productions, pathFor('productions', locale)],
      [name, path],
    ]),
  ];
}
