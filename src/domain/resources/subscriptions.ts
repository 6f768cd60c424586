/** Subscriptions: series of events that are sold together. */
import type { Localized } from '#domain/languages/localized.ts';
import { slugsOf } from '#domain/urls/slugs.ts';
import type { Resource } from './resource.ts';

export const subscriptions = {
  name: 'subscriptions',
  title: ['name'],
  fields: {
    slug: { kind: 'slugs' },
    name: { kind: 'line', required: true },
    subtitle: { kind: 'line' },
    type: {
      kind: 'choice',
      values: ['premiere', 'eight_pack', 'five_pack', 'flex', 'thalia_card'],
      required: true,
    },
    weekdays: { kind: 'choices', values: ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'] },
    time_of_day: { kind: 'choice', values: ['afternoon', 'evening'] },
    season: { kind: 'word', required: true },
    is_under_30: { kind: 'flag' },
    lead: { kind: 'plain' },
    text: { kind: 'rich' },
    price_info: { kind: 'plain' },
    order_link: { kind: 'address' },
    picture: { kind: 'reference', to: 'media' },
    events: { kind: 'references', to: 'events' },
    is_online: { kind: 'flag' },
    order: { kind: 'order' },
  },
  onCreate: ({ name }) => ({ slug: slugsOf(name as Localized, 'abo') }),
} as const satisfies Resource;
