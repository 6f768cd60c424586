import { expect, test } from 'vitest';
import { merged } from './coalesce-commands.ts';
import type { Step } from './commands/command.ts';

const back = (changes: Record<string, unknown>, id = 1): Step => ({ kind: 'fields', id, changes, shown: {} });

test('letters of one word are one step back, to what was there before the first', () => {
  expect(merged([back({ content: 'H' })], [back({ content: 'Ha' })])).toEqual([back({ content: 'H' })]);
});

test('another field of the same module joins', () => {
  expect(merged([back({ content: 'A' })], [back({ author: 'B' })])).toEqual([
    back({ content: 'A', author: 'B' }),
  ]);
});

test('what cannot be joined is taken back in the opposite order', () => {
  const first = back({ content: 'A' });
  const second = back({ content: 'B' }, 2);
  expect(merged([first], [second])).toEqual([second, first]);
});
