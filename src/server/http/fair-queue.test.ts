import { expect, it } from 'vitest';
import { createFairQueue, type FairQueue } from './fair-queue.ts';

function all(queue: FairQueue<string>): string[] {
  const taken: string[] = [];
  for (let next = queue.takeNext(); next !== undefined; next = queue.takeNext()) taken.push(next);
  return taken;
}

const a = { network: 'a' };
const b = { network: 'b' };
const urgentA = { network: 'a', isUrgent: true };
const urgentB = { network: 'b', isUrgent: true };

it.each([
  ['tasks of one network stay in order', [a, a, a], ['0', '1', '2']],
  ['networks take turns', [a, a, a, b, b], ['0', '3', '1', '4', '2']],
  ['urgent tasks come first', [a, a, urgentB], ['2', '0', '1']],
  [
    'networks also take turns with urgent tasks',
    [a, urgentA, urgentA, urgentA, urgentB],
    ['1', '4', '2', '3', '0'],
  ],
])('%s', (_, clients, order) => {
  const queue = createFairQueue<string>();
  for (const [at, client] of clients.entries()) queue.add(client, String(at));
  expect(queue.length).toBe(clients.length);
  expect(all(queue)).toEqual(order);
  expect(queue.length).toBe(0);
});

it('a network that comes back waits for the others', () => {
  const queue = createFairQueue<string>();
  queue.add(a, 'a1');
  queue.add(a, 'a2');
  queue.add(b, 'b1');
  expect(queue.takeNext()).toBe('a1');
  queue.add(a, 'a3');
  expect(all(queue)).toEqual(['b1', 'a2', 'a3']);
});

it('forgets removed tasks, and those that were taken already', () => {
  const queue = createFairQueue<string>();
  const [removeFirst, removeSecond] = ['1', '2', '3'].map((name) => queue.add(a, name));
  const removeFourth = queue.add(b, '4');
  queue.takeNext();
  removeFirst?.();
  removeSecond?.();
  removeFourth();
  removeFourth();
  expect(queue.length).toBe(1);
  expect(all(queue)).toEqual(['3']);
});

it('a network whose tasks were all removed comes back in the last place', () => {
  const queue = createFairQueue<string>();
  const remove = queue.add(a, 'a1');
  queue.add(b, 'b1');
  remove();
  queue.add(a, 'a2');
  remove();
  expect([queue.length, ...all(queue)]).toEqual([2, 'b1', 'a2']);
});

it.each([
  ['the latest of the longest', [a, a, a, b, b], { network: 'c' }, '2'],
  ['that of another network', [a, a, a, b], b, '2'],
  ['none for the longest itself', [a, a, a, b], a, undefined],
  ['none if it only changed whose task is missing', [a, a, b], b, undefined],
  ['none among as many networks', [a, b], { network: 'c' }, undefined],
  ['any for an urgent one', [a, urgentB], urgentA, '0'],
  ['no urgent one', [urgentA, urgentA], urgentB, undefined],
])('drops for a client: %s', (_, clients, client, dropped) => {
  const queue = createFairQueue<string>();
  for (const [at, one] of clients.entries()) queue.add(one, String(at));
  const names = all(queue);
  for (const [at, one] of clients.entries()) queue.add(one, String(at));
  expect(queue.dropFor(client)).toBe(dropped);
  expect(queue.length).toBe(dropped ? clients.length - 1 : clients.length);
  expect(all(queue).toSorted()).toEqual(names.filter((name) => name !== dropped).toSorted());
});

// Lists that were copied for each task, or searched for it, would take minutes.
it.each([
  ['of one network', () => 'a'],
  ['of as many networks', String],
])('20,000 tasks %s are added, removed and taken', (_, networkOf) => {
  const queue = createFairQueue<number>();
  const removals = Array.from({ length: 20_000 }, (_, at) => queue.add({ network: networkOf(at) }, at));
  for (const remove of removals.slice(10_000).toReversed()) remove();
  expect(queue.length).toBe(10_000);
  for (let at = 0; at < 10_000; at++) if (queue.takeNext() !== at) throw new Error(`${at} is not next`);
  expect(queue.takeNext()).toBeUndefined();
});
