import { describe, expect, it } from 'vitest';
import {
  isDefaultPersonFilter,
  type PersonFilter,
  parsePersonFilter,
  personFilterQuery,
} from './person-filters.ts';

const filter = (category: number | null, position: number | null): PersonFilter => ({ category, position });

describe('parsing the filter', () => {
  it.each<[string, PersonFilter]>([
    ['', filter(null, null)],
    ['category=3', filter(3, null)],
    ['position=2&category=3', filter(3, 2)],
    ['category=0', filter(null, null)],
    ['category=-1&position=x', filter(null, null)],
    ['category=99999999999', filter(null, null)],
    ['category=3%00', filter(null, null)],
  ])('%s', (query, expected) => {
    expect(parsePersonFilter(new URLSearchParams(query))).toEqual(expected);
  });
});

it.each<[PersonFilter, string]>([
  [filter(null, null), ''],
  [filter(3, null), '?category=3'],
  [filter(3, 2), '?category=3&position=2'],
])('%o is serialised as %s', (given, query) => {
  expect(personFilterQuery(given)).toBe(query);
  expect(isDefaultPersonFilter(given)).toBe(query === '');
});
