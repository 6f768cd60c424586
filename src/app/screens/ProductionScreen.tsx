/** The page of a production. */
import { useEffect } from 'react';
import { redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { berlinDay } from '#domain/dates/dates.ts';
import { localeOfPath } from '#domain/languages/locales.ts';
import { pathFor } from '#domain/site/route-paths.ts';
import { parseRecordId } from '#domain/urls/query-string.ts';
import { appContextKey } from '#server/app-context.ts';
import { notFoundAt } from '#server/not-found.ts';
import { degradableParts, readModules } from '#server/page-parts.ts';
import { memoryContext, sharedPictureContext, structuredDataContext } from '#server/request-contexts.ts';
import { packedEvents, withoutTextsOfProduction } from '#server/services/events/titled-events.ts';
import { withFallback } from '#server/services/fallback.ts';
import { printedPicture, withPrintedPicture } from '#server/services/media/printed-picture.ts';
import { getProduction } from '#server/services/productions/productions.ts';
import { sharedProduction } from '#server/services/productions/sharing-card.ts';
import { listColourGroups } from '#server/services/site/colour-groups.ts';
import { listEventFacts, productionGraph } from '#server/services/structured-data/production-data.ts';
import { hyphenateField } from '#server/services/text/hyphenation.ts';
import { lazyOnInteraction } from '#ui/LazyComponent.tsx';
import { Page } from '../layouts/Page.tsx';
import { screenMeta } from '../screen-meta.ts';
import { cachePageData, screenData } from '../shell/page-data.ts';
import { isDayOver } from '../shell/use-new-day.ts';
import type { Route } from './+types/ProductionScreen';

const ProductionBody = lazyOnInteraction(
  async () => (await import('./production/ProductionBody.tsx')).ProductionBody,
);

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { database, now, config } = context.get(appContextKey);
  const requestContext = { locale: localeOfPath(url.pathname), now: now() };
  const id = parseRecordId(params.id);
  const { remember } = context.get(memoryContext);
  const [production, container, facts, groups] =
    id === null
      ? [null, null, null, []]
      : await Promise.all([
          getProduction(database, id, requestContext),
          readModules(`production-${id}`, { context, url }),
          withFallback(
            degradableParts(context),
            'data for search engines',
            listEventFacts(database, id),
            new Map(),
          ),
          // Without its colours a picture is black and white.
          remember('colours', () => listColourGroups(database)).catch(() => []),
        ]);
  if (id === null || !production) throw await notFoundAt({ context, url });
  if (params.slug !== production.slug[requestContext.locale]) {
    throw redirect(
      pathFor('productions-slug-id', requestContext.locale, { slug: production.slug, id }) + url.search,
      301,
    );
  }
  const place = { locale: requestContext.locale, publicUrl: config.PUBLIC_URL };
  context.get(structuredDataContext)?.push(...productionGraph(production, facts, place));
  const shown = hyphenateField(production, 'name', requestContext.locale);
  const { card, path } = sharedProduction(shown, groups, requestContext);
  context.set(sharedPictureContext, { path, alt: [production.name, card.date].filter(Boolean).join(', ') });
  return {
    production: {
      ...withPrintedPicture(shown),
      pictures: shown.pictures.map((picture) => printedPicture(picture, 'horizontal')),
      events: packedEvents(withoutTextsOfProduction(production, production.events), requestContext.locale),
    },
    container,
    slug: production.slug,
    today: berlinDay(requestContext.now),
  };
}

/** A link to the current production loads nothing, except for editors and on a new day. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const isEdited = nextUrl.searchParams.has('edit');
  return (isEdited || isDayOver() || currentUrl.href !== nextUrl.href) && defaultShouldRevalidate;
}

export const clientLoader = (args: Route.ClientLoaderArgs) => screenData(args);

export const meta = screenMeta<typeof loader>(({ production, slug }) => ({
  title: production.name,
  description: production.meta_description || production.lead,
  slugs: slug,
}));

export default function ProductionScreen({ loaderData }: Route.ComponentProps) {
  const { production, container, today } = loaderData;
  useEffect(() => {
    const { href } = location;
    return () => cachePageData(href, loaderData);
  }, [loaderData]);
  return (
    <Page>
      <ProductionBody production={production} container={container} today={today} />
    </Page>
  );
}
