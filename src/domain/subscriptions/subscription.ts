/** Subscriptions: series of events sold together. For their list, pages and endpoint. */
import type { Event } from '#domain/events/event.ts';
import type { Slug } from '#domain/languages/localized.ts';
import type { Picture } from '#domain/media/picture.ts';

/** In display order. */
export const subscriptionTypes = ['premiere', 'eight_pack', 'five_pack', 'flex', 'thalia_card'] as const;
export type SubscriptionType = (typeof subscriptionTypes)[number];

export const weekdayCodes = ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'] as const;
export type Weekday = (typeof weekdayCodes)[number];

export const timesOfDay = ['afternoon', 'evening'] as const;
export type TimeOfDay = (typeof timesOfDay)[number];

/** A subscription in a list. Missing texts are empty. */
export interface SubscriptionEntry {
  id: number;
  slug: Slug;
  name: string;
  subtitle: string;
  type: SubscriptionType;
  /** Possible days; empty if subscribers choose freely. */
  weekdays: Weekday[];
  /** Null for both. */
  time_of_day: TimeOfDay | null;
  /** `2025/26` */
  season: string;
  is_under_30: boolean;
  lead: string;
  price_info: string;
  /** Address in the shop; empty if orders are taken by telephone only. */
  order_link: string;
  picture: Picture | null;
  /** Fields served in German because English is missing. */
  in_german: string[];
}

export interface Subscription extends SubscriptionEntry {
  /** Sanitised HTML. */
  text: string;
  /** By date, past events included. */
  events: Event[];
}

/** Grouped by type in display order, without empty groups. */
export function subscriptionsByType<S extends Pick<SubscriptionEntry, 'type'>>(
  subscriptions: readonly S[],
): { type: SubscriptionType; subscriptions: S[] }[] {
  return subscriptionTypes
    .map((type) => ({ type, subscriptions: subscriptions.filter((one) => one.type === type) }))
    .filter((group) => group.subscriptions.length > 0);
}

/** A subscription in the list of alternatives. */
export type OtherSubscription = Pick<
  SubscriptionEntry,
  'id' | 'slug' | 'name' | 'weekdays' | 'time_of_day' | 'in_german'
>;

/** Alternatives of the same season, those of the same type first. */
export function otherSubscriptions(
  all: readonly SubscriptionEntry[],
  { id: own, type, season }: Pick<SubscriptionEntry, 'id' | 'type' | 'season'>,
  count: number,
): OtherSubscription[] {
  const others = all.filter((other) => other.id !== own && other.season === season);
  const isAlike = (other: SubscriptionEntry) => other.type === type;
  return [...others.filter(isAlike), ...others.filter((other) => !isAlike(other))]
    .slice(0, count)
    .map(({ id, slug, name, weekdays, time_of_day, in_german }) => ({
      id,
      slug,
      name,
      weekdays,
      time_of_day,
      in_german,
    }));
}
