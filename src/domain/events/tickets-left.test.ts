import { expect, test } from 'vitest';
import { fewTicketsLeft, saleStatus } from './tickets-left.ts';

test.each([
  ['nobody knows', null, null],
  ['many', 21, null],
  ['few', 20, 20],
  ['one', 1, 1],
  ['none', 0, null],
])('%s', (_, left, expected) => {
  expect(fewTicketsLeft(left)).toBe(expected);
});

test.each([
  ['no ticket is left', 0, 'soldout'],
  ['one is left', 1, 'onsale'],
  ['nobody knows how many are left', null, 'onsale'],
])('an event on sale of which %s (%o) is %s', (_, tickets_left, status) => {
  expect(saleStatus({ status: 'onsale', tickets_left })).toBe(status);
});
