/** What the subscriptions say in English. */
import type { SubscriptionTexts } from './subscription-de.ts';

export const subscriptionEn: SubscriptionTexts = {
  title: 'Subscriptions',
  description:
    'Subscriptions for premieres, fixed days or free choice: what they cost and what they include.',
  intro:
    'The line above each one is a week: it shows the days you come, afternoons on the left, evenings on the right.',
  found_one: '1 subscription',
  found: '{count} subscriptions',
  none: 'No subscription fits this choice.',
  none_hint: 'Take a filter away, or ask the subscription service: much can be done by phone.',
  types: 'Kind',
  premiere: 'Premieres',
  eight_pack: 'Eights',
  five_pack: 'Fives',
  flex: 'Flex',
  thalia_card: '{house} Card',
  weekday: 'Day of the week',
  no_days: 'Any days you like',
  all_days: 'Every day',
  time_of_day: 'Time of day',
  afternoon: 'Afternoons',
  evening: 'Evenings',
  season: 'Season',
  under_30: 'Under 30',
  for_under_30: 'under 30',
  order: 'Order this subscription',
  order_by_phone: 'Order from the subscription service:',
  events: 'The evenings',
  events_past: 'Already played',
  service_text: 'Swap a seat, give a season away, start afresh: ring us or write.',
};
