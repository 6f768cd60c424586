import { expect, test } from 'vitest';
import { mayPrefetch, type NetworkInformation, remainingShowTime } from './page-requests.ts';

test.each<[NetworkInformation | undefined, boolean]>([
  [undefined, true],
  [{}, true],
  [{ effectiveType: '4g' }, true],
  [{ effectiveType: '3g', saveData: false }, true],
  [{ effectiveType: '2g' }, false],
  [{ effectiveType: 'slow-2g' }, false],
  [{ saveData: true }, false],
  [{ effectiveType: '4g', saveData: true }, false],
])('with the connection %j pages are prefetched: %s', (line, expected) => {
  expect(mayPrefetch(line)).toBe(expected);
});

test.each([
  [0, 200],
  [1, 199],
  [199.5, 0.5],
  [200, 0],
  [5000, 0],
])('a placeholder shown for %d ms stays for another %d ms', (shownFor, expected) => {
  expect(remainingShowTime(shownFor)).toBe(expected);
});
