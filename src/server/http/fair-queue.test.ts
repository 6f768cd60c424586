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
  for (const name of ['1', '2', '3']) queue.add(a, name);
  queue.add(b, '4');
  queue.takeNext();
  queue.remove(a, '1');
  queue.remove(a, '2');
  queue.remove(b, '4');
  expect(queue.length).toBe(1);
  expect(all(queue)).toEqual(['3']);
});
