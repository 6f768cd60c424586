// The fields of a subscription, with its events.
import { eq, inArray, sql } from 'drizzle-orm';
import { weekdayHeads } from '#domain/dates/date-format.ts';
import { pathFor } from '#domain/site/route-paths.ts';
import { weekdays } from '#domain/subscriptions/subscription.ts';
import { subscriptionTexts } from '#i18n/subscriptions/subscription-texts.ts';
import { events } from '#server/db/schema/events.ts';
import { subscription_events, subscriptions } from '#server/db/schema/subscriptions.ts';
import type { FieldsOf } from './fields-of.ts';
import { recordEvents } from './record-events.ts';
import { fileColumn, picturesOf } from './record-pictures.ts';
import { addresses, link, moment, plain, richTexts, texts, yesNo } from './record-values.ts';

/** Two queries. */
export const subscriptionFields: FieldsOf<'subscriptions'> = async (database, id, requestContext) => {
  const { locale } = requestContext;
  const [found] = await database.db
    .select({ row: subscriptions, picture: fileColumn(sql`subscriptions.picture_id`) })
    .from(subscriptions)
    .where(eq(subscriptions.id, id));
  if (!found) return null;
  const { row } = found;
  const words = subscriptionTexts(locale);
  const heads = weekdayHeads(locale);
  const days = weekdays.flatMap((name, at) => (row.weekdays.includes(name) ? [heads[at]?.long] : []));
  const own = database.db
    .select({ id: subscription_events.event_id })
    .from(subscription_events)
    .where(eq(subscription_events.subscription_id, id));
  return {
    name: texts(row.name),
    subtitle: texts(row.subtitle),
    slug: addresses(
      (language) => pathFor('subscriptions-slug-id', language, { slug: row.slug, id }),
      row.is_online,
    ),
    type: plain(words[row.type]),
    season: plain(row.season),
    weekdays: plain(days.join(', ')),
    time_of_day: plain(row.time_of_day && words[row.time_of_day]),
    is_under_30: yesNo(row.is_under_30, locale),
    price_info: texts(row.price_info),
    order_link: link(row.order_link),
    events: await recordEvents(database, inArray(events.id, own), requestContext, { ofMany: true }),
    lead: texts(row.lead),
    text: richTexts(row.text),
    picture_id: picturesOf([found.picture], locale),
    is_online: yesNo(row.is_online, locale),
    order: plain(row.order),
    source_key: plain(row.source_key),
    id: plain(row.id),
    created_at: moment(row.created_at),
    updated_at: moment(row.updated_at),
  };
};
