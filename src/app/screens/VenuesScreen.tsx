/** All places that the house plays in. */
import { localeOfPath } from '#domain/locales.ts';
import { venueTexts } from '#i18n/venue-texts.ts';
import { houseContext, sessionContext } from '#server/house.ts';
import { getContainer } from '#server/services/containers.ts';
import { isEditing } from '#server/services/containers-editing.ts';
import { listVenues } from '#server/services/venues.ts';
import { withParts } from '#ui/Later.tsx';
import { Page } from '../layouts/Page.tsx';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/VenuesScreen';
import { VenueList } from './venues/parts.ts';

export async function loader({ url, context }: Route.LoaderArgs) {
  const { database, now, config } = context.get(houseContext);
  const reader = { locale: localeOfPath(url.pathname), now: now() };
  const [venues, container] = await Promise.all([
    listVenues(database, reader),
    getContainer(database, 'list-venues', reader, isEditing(context.get(sessionContext), url)),
  ]);
  return { venues, container, texts: venueTexts(reader.locale), publicUrl: config.PUBLIC_URL };
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => withParts(serverLoader());

export function meta({ loaderData, location }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { texts, publicUrl } = loaderData;
  return pageMeta({
    title: texts.title,
    description: texts.description,
    pathname: location.pathname,
    publicUrl,
  });
}

export default function VenuesScreen({ loaderData: { venues, container, texts } }: Route.ComponentProps) {
  return (
    <Page>
      <VenueList venues={venues} container={container} texts={texts} />
    </Page>
  );
}
