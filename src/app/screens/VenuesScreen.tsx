/** The list of venues, with a map of how to get there. */
import { localeOfPath } from '#domain/languages/locales.ts';
import { pathFor } from '#domain/site/route-paths.ts';
import { venueTexts } from '#i18n/venues/venue-texts.ts';
import { appContextKey } from '#server/app-context.ts';
import { addBreadcrumbs, readModules } from '#server/page-parts.ts';
import { withPrintedPicture } from '#server/services/media/printed-picture.ts';
import { hyphenateField } from '#server/services/text/hyphenation.ts';
import { listVenues } from '#server/services/venues/venues.ts';
import { lazyOnInteraction } from '#ui/LazyComponent.tsx';
import { Page } from '../layouts/Page.tsx';
import { screenMeta } from '../screen-meta.ts';
import { screenData } from '../shell/page-data.ts';
import type { Route } from './+types/VenuesScreen';
import './venues/VenueList.module.css';
import './venues/VenueMap.module.css';

const VenueList = lazyOnInteraction(async () => (await import('./venues/VenueList.tsx')).VenueList);

export async function loader({ url, context }: Route.LoaderArgs) {
  const { database, now } = context.get(appContextKey);
  const requestContext = { locale: localeOfPath(url.pathname), now: now() };
  const [venues, container] = await Promise.all([
    listVenues(database, requestContext),
    readModules('list-venues', { context, url }),
  ]);
  const texts = venueTexts(requestContext.locale);
  addBreadcrumbs({ context, url }, [[texts.title, pathFor('venues', requestContext.locale)]]);
  return {
    venues: venues.map((venue) =>
      hyphenateField(withPrintedPicture(venue, 'horizontal'), 'name', requestContext.locale),
    ),
    container,
    texts,
  };
}

export const clientLoader = (args: Route.ClientLoaderArgs) => screenData(args);

export const meta = screenMeta<typeof loader>(({ texts }) => ({
  title: texts.title,
  description: texts.description,
}));

export default function VenuesScreen({ loaderData: { venues, container, texts } }: Route.ComponentProps) {
  return (
    <Page>
      <VenueList venues={venues} container={container} texts={texts} />
    </Page>
  );
}
