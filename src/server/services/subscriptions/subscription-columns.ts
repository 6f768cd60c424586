// The columns of a subscription, and the subscription that is served from them.
import { sql } from 'drizzle-orm';
import type { Event } from '#domain/events/event.ts';
import type { Localized } from '#domain/languages/localized.ts';
import { shopLink } from '#domain/shop/shop-link.ts';
import type { Subscription, SubscriptionEntry } from '#domain/subscriptions/subscription.ts';
import { subscriptions } from '#server/db/schema/subscriptions.ts';
import { type Translation, translationTo } from '#server/services/languages/translation.ts';
import { pictureColumn, pictureFrom } from '#server/services/media/pictures.ts';
import type { RequestContext } from '#server/services/request-context.ts';
import type { RowOf } from '#server/services/row-of.ts';
import { sanitizeRichText } from '#server/services/text/rich-text.ts';

/** Columns for lists of subscriptions. */
export const subscriptionColumns = {
  id: subscriptions.id,
  slug: subscriptions.slug,
  name: subscriptions.name,
  subtitle: subscriptions.subtitle,
  type: subscriptions.type,
  weekdays: subscriptions.weekdays,
  time_of_day: subscriptions.time_of_day,
  season: subscriptions.season,
  is_under_30: subscriptions.is_under_30,
  lead: subscriptions.lead,
  price_info: subscriptions.price_info,
  order_link: subscriptions.order_link,
  picture: pictureColumn(sql`subscriptions.picture_id`),
};

type SubscriptionRow = RowOf<typeof subscriptionColumns>;

/** The subscription in the reader's language, as the list shows it. */
export function subscriptionEntryOf(
  row: SubscriptionRow,
  { locale }: Pick<RequestContext, 'locale'>,
  translation: Translation = translationTo(locale),
): SubscriptionEntry {
  const { text, in_german } = translation;
  return {
    id: row.id,
    slug: row.slug,
    name: text('name', row.name),
    subtitle: text('subtitle', row.subtitle),
    type: row.type,
    weekdays: row.weekdays,
    time_of_day: row.time_of_day,
    season: row.season,
    is_under_30: row.is_under_30,
    lead: text('lead', row.lead),
    price_info: text('price_info', row.price_info),
    order_link: shopLink(row.order_link, locale),
    picture: pictureFrom(row.picture, locale),
    in_german,
  };
}

/** The subscription for its page, with its events. */
export function subscriptionOf(
  row: SubscriptionRow & { text: Localized | null },
  events: Event[],
  { locale }: Pick<RequestContext, 'locale'>,
): Subscription {
  const translation = translationTo(locale);
  const entry = subscriptionEntryOf(row, { locale }, translation);
  return { ...entry, text: sanitizeRichText(translation.text('text', row.text)), events };
}
