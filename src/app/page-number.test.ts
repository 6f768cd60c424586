import { expect, it } from 'vitest';
import { pageNumber } from './page-number.ts';

it.each([
  ['', 1],
  ['page=1', 1],
  ['page=7', 7],
  ['page=10000', 10_000],
  ['page=10001', 1],
  ['page=0', 1],
  ['page=-3', 1],
  ['page=1.5', 1],
  ['page=1e3', 1],
  ['page=%2B3', 1],
  ['page=٣', 1],
  ['page=99999999999999999999', 1],
  ['page=%00', 1],
  ['page=', 1],
  ['page=2&page=3', 2],
])('?%s requests page %i', (query, page) => {
  expect(pageNumber(new URLSearchParams(query))).toBe(page);
});
