import { expect, test } from 'vitest';
import { forEachConcurrently } from './for-each-concurrently.ts';

const items = Array.from({ length: 100 }, (_, at) => at);
const pause = () => new Promise((resolve) => setImmediate(resolve));

test('processes each item once with limited concurrency', async () => {
  const taken: number[] = [];
  let underWay = 0;
  let most = 0;
  await forEachConcurrently(items, async (item) => {
    underWay += 1;
    most = Math.max(most, underWay);
    await pause();
    taken.push(item);
    underWay -= 1;
  });
  expect(taken.toSorted((one, other) => one - other)).toEqual(items);
  expect([most > 1, most < 20]).toEqual([true, true]);
});

test('after a failure starts nothing more and waits for everything started', async () => {
  const begun: number[] = [];
  let underWay = 0;
  const work = forEachConcurrently(items, async (item) => {
    begun.push(item);
    underWay += 1;
    await pause();
    underWay -= 1;
    if (item === 10) throw new Error('The line is cut.');
  });
  await expect(work).rejects.toThrow('The line is cut.');
  expect(underWay).toBe(0);
  expect(begun.length).toBeLessThan(items.length / 2);
});
