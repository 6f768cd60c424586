/** A venue: address, entrance, accessibility, map, and its next events. */
import { redirect } from 'react-router';
import { berlinDay } from '#domain/dates/dates.ts';
import { localeOfPath } from '#domain/languages/locales.ts';
import { pathFor } from '#domain/site/route-paths.ts';
import { parseRecordId } from '#domain/urls/query-string.ts';
import { stagesOfVenue } from '#domain/venues/venues.ts';
import { venueTexts } from '#i18n/venues/venue-texts.ts';
import { appContextKey } from '#server/app-context.ts';
import { notFoundAt } from '#server/not-found.ts';
import { degradableParts, readModules } from '#server/page-parts.ts';
import { structuredDataContext } from '#server/request-contexts.ts';
import { listEvents } from '#server/services/events/events.ts';
import { packedEvents } from '#server/services/events/titled-events.ts';
import { withFallback } from '#server/services/fallback.ts';
import { venueGraph } from '#server/services/structured-data/page-data.ts';
import { getVenue } from '#server/services/venues/venues.ts';
import { lazyOnInteraction } from '#ui/LazyComponent.tsx';
import { Page } from '../layouts/Page.tsx';
import { screenMeta } from '../screen-meta.ts';
import { screenData } from '../shell/page-data.ts';
import type { Route } from './+types/VenueScreen';
import './venues/VenueBody.module.css';
import './venues/VenueMap.module.css';

const VenueBody = lazyOnInteraction(async () => (await import('./venues/VenueBody.tsx')).VenueBody);

/** Further events are in the calendar. */
const maxEvents = 8;

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { database, now, config } = context.get(appContextKey);
  const requestContext = { locale: localeOfPath(url.pathname), now: now() };
  const id = parseRecordId(params.id);
  if (id === null) throw await notFoundAt({ context, url });
  const stage_name = stagesOfVenue(id);
  const [venue, container, events] = await Promise.all([
    getVenue(database, id, requestContext),
    readModules(`venue-${id}`, { context, url }),
    stage_name.length > 0
      ? withFallback(
          degradableParts(context),
          'events',
          listEvents(database, { stage_name, with_running: true, page_size: maxEvents }, requestContext),
          null,
        )
      : null,
  ]);
  if (!venue) throw await notFoundAt({ context, url });
  const { slug } = venue;
  if (params.slug !== slug) {
    throw redirect(pathFor('venues-slug-id', requestContext.locale, { slug, id }) + url.search, 301);
  }
  const place = { locale: requestContext.locale, publicUrl: config.PUBLIC_URL };
  context.get(structuredDataContext)?.push(...venueGraph(venue, place));
  const upcoming = events?.results.filter(({ status }) => status !== 'past') ?? [];
  return {
    venue,
    events: packedEvents(upcoming, requestContext.locale),
    container,
    slug: { de: slug, en: slug },
    texts: venueTexts(requestContext.locale),
    today: berlinDay(requestContext.now),
  };
}

export const clientLoader = (args: Route.ClientLoaderArgs) => screenData(args);

export const meta = screenMeta<typeof loader>(({ venue, slug }) => ({
  title: venue.name,
  description: [venue.lead, venue.address].filter(Boolean).join(' '),
  slugs: slug,
  picture: venue.picture,
}));

export default function VenueScreen({
  loaderData: { venue, events, container, texts, today },
}: Route.ComponentProps) {
  return (
    <Page>
      <VenueBody venue={venue} events={events} container={container} texts={texts} today={today} />
    </Page>
  );
}
