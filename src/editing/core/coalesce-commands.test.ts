import { expect, test } from 'vitest';
import { coalesceCommands } from './coalesce-commands.ts';
import type { Command } from './commands/command.ts';

const back = (changes: Record<string, unknown>, id = 1): Command => ({
  kind: 'fields',
  id,
  changes,
  shown: {},
});

test('typing one word is one undo step to the text before it', () => {
  expect(coalesceCommands([back({ content: 'H' })], [back({ content: 'Ha' })])).toEqual([
    back({ content: 'H' }),
  ]);
});

test('another field of the same module is coalesced', () => {
  expect(coalesceCommands([back({ content: 'A' })], [back({ author: 'B' })])).toEqual([
    back({ content: 'A', author: 'B' }),
  ]);
});

test('the page shows the older content of each field again', () => {
  const older = { ...back({ image: 1 }), shown: { image: 'first.jpg' } };
  const newer = { ...back({ image: 2 }), shown: { image: 'second.jpg', alt: 'Bild' } };
  expect(coalesceCommands([older], [newer])).toEqual([
    { ...back({ image: 1 }), shown: { image: 'first.jpg', alt: 'Bild' } },
  ]);
});

test('commands that cannot be coalesced are undone in reverse order', () => {
  const first = back({ content: 'A' });
  const second = back({ content: 'B' }, 2);
  expect(coalesceCommands([first], [second])).toEqual([second, first]);
});

test.each<[string, Command[], Command[]]>([
  ['another kind after it', [back({ content: 'A' })], [{ kind: 'remove', id: 1 }]],
  ['another kind before it', [{ kind: 'remove', id: 1 }], [back({ content: 'A' })]],
  ['more than one before it', [back({ content: 'A' }), { kind: 'remove', id: 2 }], [back({ content: 'B' })]],
  ['more than one after it', [back({ content: 'A' })], [back({ content: 'B' }), { kind: 'remove', id: 2 }]],
])('%s is not coalesced', (_, older, newer) => {
  expect(coalesceCommands(older, newer)).toEqual([...newer, ...older]);
});
