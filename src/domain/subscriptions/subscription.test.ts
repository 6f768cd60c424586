import { expect, test } from 'vitest';
import { subscriptionsByType } from './subscription.ts';

test('kinds come in the house’s order, without empty ones, and keep the order within', () => {
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
