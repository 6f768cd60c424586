import { expect, test } from 'vitest';
import { fewTicketsLeft } from './tickets-left.ts';

test.each([
  ['nobody knows', null, null],
  ['many', 21, null],
  ['few', 20, 20],
  ['one', 1, 1],
  ['none', 0, null],
])('%s', (_, left, expected) => {
  expect(fewTicketsLeft(left)).toBe(expected);
});
