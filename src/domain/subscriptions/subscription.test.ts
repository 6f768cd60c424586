import { expect, test } from 'vitest';
import { otherSubscriptions, type SubscriptionEntry, subscriptionsByType } from './subscription.ts';

test('types are in the theatre’s order without empty ones, and keep the order within', () => {
  const list = [
    { id: 1, type: 'flex' as const },
    { id: 2, type: 'premiere' as const },
    { id: 3, type: 'flex' as const },
  ];
  expect(
    subscriptionsByType(list).map(({ type, subscriptions }) => [type, subscriptions.map(({ id }) => id)]),
  ).toEqual([
    ['premiere', [2]],
    ['flex', [1, 3]],
  ]);
  expect(subscriptionsByType([])).toEqual([]);
});

test('alternatives are of the same season, the same type first, up to a maximum', () => {
  const own = { id: 2, type: 'eight_pack', season: '2025/26' } as const;
  const one = (id: number, type: SubscriptionEntry['type'], season: string = own.season) =>
    ({ id, type, season, name: `Abo ${id}` }) as SubscriptionEntry;
  const all = [one(1, 'premiere'), one(2, 'eight_pack'), one(3, 'flex'), one(4, 'eight_pack')];
  const next = one(5, 'eight_pack', '2026/27');
  expect(otherSubscriptions([...all, next], own, 9).map(({ id }) => id)).toEqual([4, 1, 3]);
  expect(otherSubscriptions(all, own, 2).map(({ name }) => name)).toEqual(['Abo 4', 'Abo 1']);
});
