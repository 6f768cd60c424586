import { expect, it } from 'vitest';
import { createRenderQueue, OverloadedError } from './render-queue.ts';

/** Creates tasks that the test finishes; records the order in which they start. */
function recorder(queue: ReturnType<typeof createRenderQueue>) {
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const add = (name: string, network: string, isUrgent = false) =>
    queue.run({ network, isUrgent }, () => {
      started.push(name);
      return new Promise<void>((resolve) => ends.set(name, resolve));
    });
  const first = (name: string) =>
    queue.runFirst(() => {
      started.push(name);
      return new Promise<void>((resolve) => ends.set(name, resolve));
    });
  const end = async (name: string) => {
    ends.get(name)?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { begun: started, add, first, end };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

it('limits concurrency, and networks take turns', async () => {
  const { begun, add, end } = recorder(createRenderQueue({ max: 2 }));
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) void add(name, 'a');
  void add('b1', 'b');
  void add('c1', 'c');
  await settled();
  expect(begun).toEqual(['a1', 'a2']);
  for (const name of ['a1', 'a2', 'a3', 'b1', 'c1']) await end(name);
  expect(begun).toEqual(['a1', 'a2', 'a3', 'b1', 'c1', 'a4', 'a5']);
});

it('editors do not queue, and other tasks start slowly while they run', async () => {
  const { begun, add, first, end } = recorder(createRenderQueue({ max: 2 }));
  for (const name of ['1', '2', '3', '4']) void add(name, 'a');
  await settled();
  void first('save');
  expect(begun).toEqual(['1', '2', 'save']);
  await end('1');
  expect(begun).toEqual(['1', '2', 'save']);
  await end('2');
  expect(begun).toEqual(['1', '2', 'save']);
  await expect.poll(() => begun).toEqual(['1', '2', 'save', '3']);
  await end('save');
  expect(begun).toEqual(['1', '2', 'save', '3', '4']);
});

it('rejects tasks beyond its length or timeout, and forgets them', async () => {
  const queue = createRenderQueue({ max: 1, maxWait: 20, maxWaiting: 2 });
  const { begun, add, end } = recorder(queue);
  void add('1', 'a');
  await settled();
  const late = [add('2', 'a'), add('3', 'b')].map((one) => one.catch((error: unknown) => error));
  await expect(add('4', 'c')).rejects.toThrow(OverloadedError);
  expect(await Promise.all(late)).toEqual([expect.any(OverloadedError), expect.any(OverloadedError)]);
  expect(queue.waiting).toBe(0);
  await end('1');
  void add('5', 'a');
  await settled();
  expect(begun).toEqual(['1', '5']);
});

it('in a full queue, a network with more tasks makes room for one with fewer', async () => {
  const queue = createRenderQueue({ max: 1, maxWaiting: 3 });
  const { begun, add, end } = recorder(queue);
  void add('a1', 'a');
  await settled();
  void add('a2', 'a');
  void add('a3', 'a');
  const dropped = add('a4', 'a');
  void add('b1', 'b');
  await expect(dropped).rejects.toThrow(OverloadedError);
  await expect(add('a5', 'a')).rejects.toThrow(OverloadedError);
  for (const name of ['a1', 'a2', 'b1']) await end(name);
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3']);
});

it('a failed task makes room for the next', async () => {
  const queue = createRenderQueue({ max: 1 });
  await expect(queue.run({ network: 'a' }, () => Promise.reject(new Error('broken')))).rejects.toThrow(
    'broken',
  );
  expect(await queue.run({ network: 'a' }, async () => 'next')).toBe('next');
});
