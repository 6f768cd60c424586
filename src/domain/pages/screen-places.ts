/** Slots on screens that show no record, by the container's slug. */
import type { RouteName } from '#domain/site/route-table.ts';

export const screenPlaces = {
  index: 'index',
  'list-productions': 'productions',
  'list-events': 'events',
  'list-venues': 'venues',
  'list-ensemble': 'ensemble',
  'list-press': 'press',
  'list-subscriptions': 'subscriptions',
} as const satisfies Record<string, RouteName>;

export type ScreenPlace = keyof typeof screenPlaces;

export const screenSlugs = Object.keys(screenPlaces) as [ScreenPlace, ...ScreenPlace[]];

/** False for slots of records. */
export function isScreenPlace(slug: string): slug is ScreenPlace {
  return Object.hasOwn(screenPlaces, slug);
}
