/** One venue: where it is, which door, what there is for those who need more than a door, and what is on there. */
import { redirect } from 'react-router';
import { berlinDay } from '#domain/dates.ts';
import { localeOfPath } from '#domain/locales.ts';
import { recordId } from '#domain/query-string.ts';
import { pathFor } from '#domain/route-paths.ts';
import { stagesOfVenue } from '#domain/venues.ts';
import { venueTexts } from '#i18n/venue-texts.ts';
import { houseContext, sessionContext } from '#server/house.ts';
import { getContainer } from '#server/services/containers.ts';
import { isEditing } from '#server/services/containers-editing.ts';
import { listEvents } from '#server/services/events.ts';
import { packedEvents } from '#server/services/titled-events.ts';
import { getVenue } from '#server/services/venues.ts';
import { withParts } from '#ui/Later.tsx';
import { Page } from '../layouts/Page.tsx';
import { notFound } from '../not-found.ts';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/VenueScreen';
import { VenueBody } from './venues/parts.ts';

/** Evenings that the page names; the calendar has the others. */
const mostEvents = 8;

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { database, now, config } = context.get(houseContext);
  const reader = { locale: localeOfPath(url.pathname), now: now() };
  const id = recordId(params.id);
  if (id === null) throw notFound();
  const stage_name = stagesOfVenue(id);
  const [venue, container, events] = await Promise.all([
    getVenue(database, id, reader),
    getContainer(database, `venue-${id}`, reader, isEditing(context.get(sessionContext), url)),
    stage_name.length > 0 ? listEvents(database, { stage_name, page_size: mostEvents }, reader) : null,
  ]);
  if (!venue) throw notFound();
  const { slug } = venue;
  if (params.slug !== slug) {
    throw redirect(pathFor('venues-slug-id', reader.locale, { slug, id }) + url.search, 301);
  }
  const coming = events?.results.filter(({ status }) => status !== 'past') ?? [];
  return {
    venue,
    events: packedEvents(coming, reader.locale),
    container,
    slug: { de: slug, en: slug },
    texts: venueTexts(reader.locale),
    today: berlinDay(reader.now),
    publicUrl: config.PUBLIC_URL,
  };
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => withParts(serverLoader());

export function meta({ loaderData, location }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { venue, slug, publicUrl } = loaderData;
  return pageMeta({
    title: venue.name,
    description: [venue.lead, venue.address].filter(Boolean).join(' '),
    pathname: location.pathname,
    publicUrl,
    slugs: slug,
    picture: venue.picture,
  });
}

export default function VenueScreen({
  loaderData: { venue, events, container, texts, today },
}: Route.ComponentProps) {
  return (
    <Page>
      <VenueBody venue={venue} events={events} container={container} texts={texts} today={today} />
    </Page>
  );
}
