/**
 * The filter of the subscriptions list: from a page's address and back. One choice at a time in each group; what an
 * address does not say right is dropped.
 */
import { queryString } from '#domain/urls/query-string.ts';
import {
  type SubscriptionType,
  subscriptionTypes,
  type TimeOfDay,
  timesOfDay,
  type Weekday,
  weekdays,
} from './subscription.ts';

export interface SubscriptionFilter {
  type: SubscriptionType | null;
  weekday: Weekday | null;
  time_of_day: TimeOfDay | null;
  /** `2025/26` */
  season: string | null;
  /** Only what is for people under thirty. */
  is_under_30: boolean;
}

/** The list as it opens. */
export const defaultSubscriptionFilter: SubscriptionFilter = {
  type: null,
  weekday: null,
  time_of_day: null,
  season: null,
  is_under_30: false,
};

/** The one of the known values that the address names. */
function oneOf<T extends string>(params: URLSearchParams, name: string, known: readonly T[]): T | null {
  const value = params.get(name);
  return known.find((one) => one === value) ?? null;
}

/** The filter from a page's address. */
export function parseSubscriptionFilter(params: URLSearchParams): SubscriptionFilter {
  const season = params.get('season') ?? '';
  return {
    type: oneOf(params, 'type', subscriptionTypes),
    weekday: oneOf(params, 'weekday', weekdays),
    time_of_day: oneOf(params, 'time_of_day', timesOfDay),
    season: /^\d{4}\/\d{2}$/.test(season) ? season : null,
    is_under_30: params.get('is_under_30') === 'true',
  };
}

/** The query of the list's address, without what is not chosen. */
export function subscriptionFilterQuery(filter: SubscriptionFilter): string {
  const { type, weekday, time_of_day, season, is_under_30 } = filter;
  return queryString({ type, weekday, time_of_day, season, is_under_30 });
}

/** Whether nothing is chosen; otherwise the reset button shows and the filters open by themselves. */
export function isDefaultSubscriptionFilter(filter: SubscriptionFilter): boolean {
  return subscriptionFilterQuery(filter) === '';
}
