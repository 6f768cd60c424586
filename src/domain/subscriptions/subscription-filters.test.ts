import { describe, expect, test } from 'vitest';
import {
  defaultSubscriptionFilter,
  isDefaultSubscriptionFilter,
  parseSubscriptionFilter,
  type SubscriptionFilter,
  subscriptionFilterQuery,
} from './subscription-filters.ts';

const parse = (query: string) => parseSubscriptionFilter(new URLSearchParams(query));

describe('parsing the filter', () => {
  test.each<[string, Partial<SubscriptionFilter>]>([
    ['', {}],
    ['type=flex', { type: 'flex' }],
    ['type=thalia_card', { type: 'thalia_card' }],
    ['type=ten_pack', {}],
    ['type=flex,premiere', {}],
    ['weekday=su', { weekday: 'su' }],
    ['weekday=so', {}],
    ['time_of_day=afternoon', { time_of_day: 'afternoon' }],
    ['time_of_day=night', {}],
    ['season=2025/26', { season: '2025/26' }],
    ['season=2025%2F26', { season: '2025/26' }],
    ['season=next', {}],
    ['season=2025/26%00', {}],
    ['is_under_30=true', { is_under_30: true }],
    ['is_under_30=1', {}],
    ['season=is_under_30', { is_under_30: true }],
    ['type=flex&weekday=mo&is_under_30=true', { type: 'flex', weekday: 'mo', is_under_30: true }],
  ])('%s', (query, expected) => {
    expect(parse(query)).toEqual({ ...defaultSubscriptionFilter, ...expected });
  });
});

test.each([
  ['', ''],
  ['is_under_30=true&type=flex', '?type=flex&is_under_30=true'],
  [
    'season=2026/27&time_of_day=evening&weekday=fr&type=eight_pack',
    '?type=eight_pack&weekday=fr&time_of_day=evening&season=2026%2F27',
  ],
])('%s is serialised as %s', (query, spelling) => {
  const filter = parse(query);
  expect(subscriptionFilterQuery(filter)).toBe(spelling);
  expect(parse(spelling)).toEqual(filter);
  expect(isDefaultSubscriptionFilter(filter)).toBe(spelling === '');
});
