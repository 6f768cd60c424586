import { expect, test } from 'vitest';
import { forEachConcurrently } from './for-each-concurrently.ts';

const items = Array.from({ length: 100 }, (_, at) => at);
const pause = () => new Promise((resolve) => setImmediate(resolve));

test('processes each item once with limited concurrency', async () => {
  const processed: number[] = [];
  let underWay = 0;
  let maxConcurrent = 0;
  await forEachConcurrently(items, async (item) => {
    underWay += 1;
    maxConcurrent = Math.max(maxConcurrent, underWay);
    await pause();
    processed.push(item);
    underWay -= 1;
  });
  expect(processed.toSorted((one, other) => one - other)).toEqual(items);
  expect([maxConcurrent > 1, maxConcurrent < 20]).toEqual([true, true]);
});

test('after a failure starts nothing more and waits for everything started', async () => {
  const started: number[] = [];
  let underWay = 0;
  const work = forEachConcurrently(items, async (item) => {
    started.push(item);
    underWay += 1;
    await pause();
    underWay -= 1;
    if (item === 10) throw new Error('The line is cut.');
  });
  await expect(work).rejects.toThrow('The line is cut.');
  expect(underWay).toBe(0);
  expect(started.length).toBeLessThan(items.length / 2);
});
