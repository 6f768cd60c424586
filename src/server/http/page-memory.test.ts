import { expect, test } from 'vitest';
import { watchPageMemory } from './page-memory.ts';

function aSite() {
  const site = { version: 1, now: new Date('2026-03-12T14:00:10Z'), reads: 0 };
  const memoryNow = watchPageMemory({ contentVersion: () => site.version, now: () => site.now });
  const read = async () => {
    site.reads += 1;
    return site.reads;
  };
  return { site, memoryNow, ask: () => memoryNow().remember('menus', read) };
}

test('is computed once for simultaneous requests and for those in the same minute', async () => {
  const { site, ask } = aSite();
  expect(await Promise.all([ask(), ask()])).toEqual([1, 1]);
  site.now = new Date('2026-03-12T14:00:59Z');
  expect(await ask()).toBe(1);
});

test('is computed again after a publication and in the next minute', async () => {
  const { site, ask } = aSite();
  await ask();
  site.version = 2;
  expect(await ask()).toBe(2);
  site.now = new Date('2026-03-12T14:01:00Z');
  expect(await ask()).toBe(3);
});

test('values of an earlier version are not used for the next one', async () => {
  const { site, memoryNow } = aSite();
  const before = memoryNow();
  const { promise, resolve } = Promise.withResolvers<string>();
  const old = before.remember('menus', () => promise);
  site.version = 2;
  const read = memoryNow().remember('menus', async () => 'new');
  resolve('old');
  expect([await old, await read]).toEqual(['old', 'new']);
  expect(await memoryNow().remember('menus', async () => 'newer')).toBe('new');
});

test('a failure is not remembered', async () => {
  const { memoryNow, ask } = aSite();
  await expect(memoryNow().remember('menus', () => Promise.reject(new Error('away')))).rejects.toThrow(
    'away',
  );
  expect(await ask()).toBe(1);
});

test('nothing is memoised while the version is unknown', async () => {
  const { site, ask } = aSite();
  site.version = 0;
  expect([await ask(), await ask()]).toEqual([1, 2]);
});
