/** Subscriptions: series of evenings that are sold together. Serves their list, their pages and their call. */
import type { Event } from '#domain/events/event.ts';
import type { Slug } from '#domain/languages/localized.ts';
import type { Picture } from '#domain/media/picture.ts';

/** Kinds of subscriptions, in the order in which the house names them. */
export const subscriptionTypes = ['premiere', 'eight_pack', 'five_pack', 'flex', 'thalia_card'] as const;
export type SubscriptionType = (typeof subscriptionTypes)[number];

/** From Monday on. */
export const weekdays = ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'] as const;
export type Weekday = (typeof weekdays)[number];

export const timesOfDay = ['afternoon', 'evening'] as const;
export type TimeOfDay = (typeof timesOfDay)[number];

/** A subscription as the list and its call show it. Texts are empty where there is none. */
export interface SubscriptionEntry {
  id: number;
  slug: Slug;
  name: string;
  subtitle: string;
  type: SubscriptionType;
  /** The days that it may fall on; none where people choose freely. */
  weekdays: Weekday[];
  /** Null where it is both. */
  time_of_day: TimeOfDay | null;
  /** `2025/26` */
  season: string;
  is_under_30: boolean;
  lead: string;
  price_info: string;
  /** In the shop; empty where it is ordered from the subscription service only. */
  order_link: string;
  picture: Picture | null;
  /** Names of fields that are served in German because English is missing. */
  in_german: string[];
}

/** Everything that its page tells. */
export interface Subscription extends SubscriptionEntry {
  /** Rich text, sanitised HTML. */
  text: string;
  /** Its evenings by date, those that are over with status `past`. */
  events: Event[];
}

/** What a list is divided into: its kinds in the house's order, those without a subscription left out. */
export function subscriptionsByType<S extends Pick<SubscriptionEntry, 'type'>>(
  subscriptions: readonly S[],
): { type: SubscriptionType; subscriptions: S[] }[] {
  return subscriptionTypes
    .map((type) => ({ type, subscriptions: subscriptions.filter((one) => one.type === type) }))
    .filter((group) => group.subscriptions.length > 0);
}
