/** A subscription: its days, price, events and the contact for questions. */
import { redirect } from 'react-router';
import { berlinDay } from '#domain/dates/dates.ts';
import { localeOfPath } from '#domain/languages/locales.ts';
import { pathFor } from '#domain/site/route-paths.ts';
import { otherSubscriptions } from '#domain/subscriptions/subscription.ts';
import { parseRecordId } from '#domain/urls/query-string.ts';
import { useMessages } from '#i18n/MessagesContext.tsx';
import { subscriptionTexts } from '#i18n/subscriptions/subscription-texts.ts';
import { appContextKey } from '#server/app-context.ts';
import { notFoundAt } from '#server/not-found.ts';
import { addBreadcrumbs, degradableParts, readModules } from '#server/page-parts.ts';
import { packedEvents } from '#server/services/events/titled-events.ts';
import { withFallback } from '#server/services/fallback.ts';
import { getSubscription, listSubscriptions } from '#server/services/subscriptions/subscriptions.ts';
import { hyphenateField } from '#server/services/text/hyphenation.ts';
import { lazyOnInteraction } from '#ui/LazyComponent.tsx';
import { Page } from '../layouts/Page.tsx';
import { screenMeta } from '../screen-meta.ts';
import { screenData } from '../shell/page-data.ts';
import { StickyPanel } from '../sticky-panel/StickyPanel.tsx';
import type { Route } from './+types/SubscriptionScreen';
import './subscriptions/SubscriptionBody.module.css';
import './subscriptions/SubscriptionRow.module.css';
import './subscriptions/SubscriptionService.module.css';

const SubscriptionBody = lazyOnInteraction(
  async () => (await import('./subscriptions/SubscriptionBody.tsx')).SubscriptionBody,
);
const SubscriptionService = lazyOnInteraction(
  async () => (await import('./subscriptions/SubscriptionService.tsx')).SubscriptionService,
);

/** Upper limit for one season; the panel shows as many as fit. */
const maxCompared = 100;
const maxOthers = 5;

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { database, now } = context.get(appContextKey);
  const requestContext = { locale: localeOfPath(url.pathname), now: now() };
  const id = parseRecordId(params.id);
  if (id === null) throw await notFoundAt({ context, url });
  const [subscription, all, container] = await Promise.all([
    getSubscription(database, id, requestContext, degradableParts(context)),
    withFallback(
      degradableParts(context),
      'other subscriptions',
      listSubscriptions(database, { page_size: maxCompared }, requestContext),
      { results: [] },
    ),
    readModules(`subscription-${id}`, { context, url }),
  ]);
  if (!subscription) throw await notFoundAt({ context, url });
  const { slug, events } = subscription;
  if (params.slug !== slug[requestContext.locale]) {
    throw redirect(pathFor('subscriptions-slug-id', requestContext.locale, { slug, id }) + url.search, 301);
  }
  const texts = subscriptionTexts(requestContext.locale);
  addBreadcrumbs({ context, url }, [
    [texts.title, pathFor('subscriptions', requestContext.locale)],
    [subscription.name, pathFor('subscriptions-slug-id', requestContext.locale, { slug, id })],
  ]);
  return {
    subscription: {
      ...hyphenateField(subscription, 'name', requestContext.locale),
      events: packedEvents(events, requestContext.locale),
    },
    others: otherSubscriptions(all.results, subscription, maxOthers),
    container,
    slug,
    texts,
    today: berlinDay(requestContext.now),
  };
}

export const clientLoader = (args: Route.ClientLoaderArgs) => screenData(args);

export const meta = screenMeta<typeof loader>(({ subscription, slug }) => ({
  title: subscription.name,
  description: subscription.lead,
  slugs: slug,
  picture: subscription.picture,
}));

export default function SubscriptionScreen({
  loaderData: { subscription, others, container, texts, today },
}: Route.ComponentProps) {
  const { panel_subscription_service } = useMessages();
  return (
    <Page
      panel={
        <StickyPanel label={panel_subscription_service}>
          <SubscriptionService others={others} texts={texts} />
        </StickyPanel>
      }
    >
      <SubscriptionBody subscription={subscription} container={container} texts={texts} today={today} />
    </Page>
  );
}
