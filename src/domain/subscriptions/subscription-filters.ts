/**
 * The filter of the subscriptions list, from and to a page's address. Single choice in each group; invalid
 * values are dropped.
 */
import { queryString } from '#domain/urls/query-string.ts';
import {
  type SubscriptionType,
  subscriptionTypes,
  type TimeOfDay,
  timesOfDay,
  type Weekday,
  weekdayCodes,
} from './subscription.ts';

export interface SubscriptionFilter {
  type: SubscriptionType | null;
  weekday: Weekday | null;
  time_of_day: TimeOfDay | null;
  /** `2025/26` */
  season: string | null;
  /** Only offers for people under thirty. */
  is_under_30: boolean;
}

/** A value of the season filter: only subscriptions for people under thirty. */
export const underThirty = 'is_under_30';

export const defaultSubscriptionFilter: SubscriptionFilter = {
  type: null,
  weekday: null,
  time_of_day: null,
  season: null,
  is_under_30: false,
};

/** The parameter's value if it is a known one, else null. */
function oneOf<T extends string>(params: URLSearchParams, name: string, allowed: readonly T[]): T | null {
  const value = params.get(name);
  return allowed.find((one) => one === value) ?? null;
}

/** Null if nothing, or nothing valid, is selected. */
export function parseSubscriptionFilter(params: URLSearchParams): SubscriptionFilter {
  const season = params.get('season') ?? '';
  return {
    type: oneOf(params, 'type', subscriptionTypes),
    weekday: oneOf(params, 'weekday', weekdayCodes),
    time_of_day: oneOf(params, 'time_of_day', timesOfDay),
    season: /^\d{4}\/\d{2}$/.test(season) ? season : null,
    is_under_30: params.get('is_under_30') === 'true' || season === underThirty,
  };
}

/** Without defaults. */
export function subscriptionFilterQuery(filter: SubscriptionFilter): string {
  const { type, weekday, time_of_day, season, is_under_30 } = filter;
  return queryString({ type, weekday, time_of_day, season, is_under_30 });
}

/** False shows the reset button and opens the filters on load. */
export function isDefaultSubscriptionFilter(filter: SubscriptionFilter): boolean {
  return subscriptionFilterQuery(filter) === '';
}
