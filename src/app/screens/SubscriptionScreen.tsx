/** One subscription: what it is, on which days, what it costs, its evenings, and whom to ask. */
import { redirect } from 'react-router';
import { berlinDay } from '#domain/dates.ts';
import { localeOfPath } from '#domain/locales.ts';
import { recordId } from '#domain/query-string.ts';
import { pathFor } from '#domain/route-paths.ts';
import { useMessages } from '#i18n/MessagesContext.tsx';
import { subscriptionTexts } from '#i18n/subscription-texts.ts';
import { houseContext, sessionContext } from '#server/house.ts';
import { getContainer } from '#server/services/containers.ts';
import { isEditing } from '#server/services/containers-editing.ts';
import { getSubscription } from '#server/services/subscriptions.ts';
import { packedEvents } from '#server/services/titled-events.ts';
import { titledProduction } from '#server/services/titled-productions.ts';
import { withParts } from '#ui/Later.tsx';
import { Page } from '../layouts/Page.tsx';
import { notFound } from '../not-found.ts';
import { pageMeta } from '../page-meta.ts';
import { StickyPanel } from '../sticky-panel/StickyPanel.tsx';
import type { Route } from './+types/SubscriptionScreen';
import { SubscriptionBody, SubscriptionService } from './subscriptions/parts.ts';

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { database, now, config } = context.get(houseContext);
  const reader = { locale: localeOfPath(url.pathname), now: now() };
  const id = recordId(params.id);
  if (id === null) throw notFound();
  const [subscription, container] = await Promise.all([
    getSubscription(database, id, reader),
    getContainer(database, `subscription-${id}`, reader, isEditing(context.get(sessionContext), url)),
  ]);
  if (!subscription) throw notFound();
  const { slug, events } = subscription;
  if (params.slug !== slug[reader.locale]) {
    throw redirect(pathFor('subscriptions-slug-id', reader.locale, { slug, id }) + url.search, 301);
  }
  return {
    subscription: {
      ...titledProduction(subscription, reader.locale),
      events: packedEvents(events, reader.locale),
    },
    container,
    slug,
    texts: subscriptionTexts(reader.locale),
    today: berlinDay(reader.now),
    publicUrl: config.PUBLIC_URL,
  };
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => withParts(serverLoader());

export function meta({ loaderData, location }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { subscription, slug, publicUrl } = loaderData;
  return pageMeta({
    title: subscription.name,
    description: subscription.lead,
    pathname: location.pathname,
    publicUrl,
    slugs: slug,
    picture: subscription.picture,
  });
}

export default function SubscriptionScreen({
  loaderData: { subscription, container, texts, today },
}: Route.ComponentProps) {
  const { panel_subscription_service } = useMessages();
  return (
    <Page
      panel={
        <StickyPanel label={panel_subscription_service}>
          <SubscriptionService texts={texts} />
        </StickyPanel>
      }
    >
      <SubscriptionBody subscription={subscription} container={container} texts={texts} today={today} />
    </Page>
  );
}
