/** One production: everything that a visitor wants to know before the curtain. */
import { redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { berlinDay } from '#domain/dates.ts';
import { localeOfPath } from '#domain/locales.ts';
import { recordId } from '#domain/query-string.ts';
import { pathFor } from '#domain/route-paths.ts';
import { houseContext, sessionContext } from '#server/house.ts';
import { getContainer } from '#server/services/containers.ts';
import { isEditing } from '#server/services/containers-editing.ts';
import { getProduction } from '#server/services/productions.ts';
import { packedEvents } from '#server/services/titled-events.ts';
import { titledProduction } from '#server/services/titled-productions.ts';
import { Page } from '../layouts/Page.tsx';
import { notFound } from '../not-found.ts';
import { pageMeta } from '../page-meta.ts';
import { ProductionBody } from '../shell/later-parts.ts';
import type { Route } from './+types/ProductionScreen';

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { database, now, config } = context.get(houseContext);
  const reader = { locale: localeOfPath(url.pathname), now: now() };
  const id = recordId(params.id);
  const [production, container] =
    id === null
      ? [null, null]
      : await Promise.all([
          getProduction(database, id, reader),
          getContainer(database, `production-${id}`, reader, isEditing(context.get(sessionContext), url)),
        ]);
  if (id === null || !production) throw notFound();
  if (params.slug !== production.slug[reader.locale]) {
    throw redirect(
      pathFor('productions-slug-id', reader.locale, { slug: production.slug, id }) + url.search,
      301,
    );
  }
  return {
    production: {
      ...titledProduction(production, reader.locale),
      events: packedEvents(production.events, reader.locale),
    },
    container,
    slug: production.slug,
    today: berlinDay(reader.now),
    publicUrl: config.PUBLIC_URL,
  };
}

/** A link to the play that is open has nothing to ask for. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return currentUrl.href !== nextUrl.href && defaultShouldRevalidate;
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { production, slug, publicUrl } = loaderData;
  return pageMeta({
    title: production.name,
    description: production.meta_description || production.lead,
    pathname: location.pathname,
    publicUrl,
    slugs: slug,
    picture: production.picture,
  });
}

export default function ProductionScreen({
  loaderData: { production, container, today },
}: Route.ComponentProps) {
  return (
    <Page>
      <ProductionBody production={production} container={container} today={today} />
    </Page>
  );
}
