import { expect, test } from 'vitest';
import { blocksOf } from './text-blocks.ts';

test.each([
  ['plain', 'Eins\n\nZwei', ['Eins', '', 'Zwei']],
  ['line', 'Ein <em>Titel</em>', ['Ein <em>Titel</em>']],
  ['rich', '<p>Eins</p><p>Zwei</p>', ['<p>Eins</p>', '<p>Zwei</p>']],
  [
    'rich',
    '<ul><li><p>Eins</p><ol><li>Zwei</li></ol></li></ul><p>Drei</p>',
    ['<ul><li><p>Eins</p><ol><li>Zwei</li></ol></li></ul>', '<p>Drei</p>'],
  ],
  ['rich', '<p>Eins</p>Zwei', ['<p>Eins</p>', 'Zwei']],
  ['rich', '<p>Eins</p>\n', ['<p>Eins</p>']],
  ['rich', '', []],
] as const)('a %s text in blocks: %s', (kind, text, blocks) => {
  expect(blocksOf(kind, text)).toEqual(blocks);
});
