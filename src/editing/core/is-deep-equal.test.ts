import { expect, test } from 'vitest';
import { isDeepEqual } from './is-deep-equal.ts';

test.each<[unknown, unknown, boolean]>([
  [1, 1, true],
  [1, '1', false],
  [Number.NaN, Number.NaN, true],
  [null, {}, false],
  [{}, null, false],
  [null, undefined, false],
  [[], {}, false],
  [[1, [2]], [1, [2]], true],
  [[1, 2], [2, 1], false],
  [{ a: 1, b: undefined }, { a: 1 }, true],
  [{ a: { b: 1 } }, { a: { b: 2 } }, false],
  [{ a: 1 }, { a: 1, b: 2 }, false],
])('%o and %o: %s', (a, b, expected) => {
  expect(isDeepEqual(a, b)).toBe(expected);
});
