/** Slots on screens that show no record, by the container's slug. */
import type { RouteName } from '#domain/site/route-table.ts';

export const screenSlots = {
  index: 'index',
  'list-productions': 'productions',
  'list-events': 'events',
  'list-venues': 'venues',
  'list-ensemble': 'ensemble',
  'list-press': 'press',
  'list-subscriptions': 'subscriptions',
} as const satisfies Record<string, RouteName>;

export type ScreenSlot = keyof typeof screenSlots;

export const screenSlotNames = Object.keys(screenSlots) as [ScreenSlot, ...ScreenSlot[]];

/** False for slots of records. */
export function isScreenSlot(slug: string): slug is ScreenSlot {
  return Object.hasOwn(screenSlots, slug);
}
