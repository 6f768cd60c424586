// Subscriptions: series of evenings that are sold together.
import { subscription_events, subscriptions } from '#server/db/schema/subscriptions.ts';
import { listOf, oneOf, optional, strict } from '#server/import/fields/objects.ts';
import {
  localized,
  plain,
  requiredLocalized,
  requiredSingleLine,
  rich,
  singleLine,
  slugs,
} from '#server/import/fields/texts.ts';
import { flag, key, link, order } from '#server/import/fields/values.ts';
import type { Section } from '#server/import/section.ts';

export const subscriptionsSection: Section = {
  name: 'subscriptions',
  table: subscriptions,
  schema: strict({
    key,
    slug: slugs,
    name: requiredLocalized(singleLine),
    subtitle: optional(localized(singleLine)),
    type: oneOf(['premiere', 'eight_pack', 'five_pack', 'flex', 'thalia_card']),
    weekdays: optional(listOf(oneOf(['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su']))),
    time_of_day: optional(oneOf(['afternoon', 'evening'])),
    season: requiredSingleLine,
    is_under_30: optional(flag),
    lead: optional(localized(plain)),
    text: optional(localized(rich)),
    price_info: optional(localized(plain)),
    order_link: optional(link),
    picture: optional(key),
    events: optional(listOf(key)),
    is_online: optional(flag),
    order: optional(order),
  }),
  references: { picture: { to: 'media', column: 'picture_id' } },
  lists: {
    events: {
      table: subscription_events,
      owner: 'subscription_id',
      entry: { to: 'events', column: 'event_id' },
    },
  },
};
