import { expect, it } from 'vitest';
import { wordDiff, wordsIn } from './word-diff.ts';

it.each([
  ['line', 'Anfahrt', 'Anfahrt'],
  ['line', 'a < b', 'a < b'],
  ['line', 'a <b> &amp; c', 'a <b> &amp; c'],
  ['rich', '<p>Eins</p><p>zwei &amp; <strong>drei</strong></p>', 'Eins\nzwei & drei'],
  ['rich', '<p>Wege</p><ul><li><p>S-Bahn</p></li><li><p>Rad</p></li></ul>', 'Wege\n• S-Bahn\n• Rad'],
  ['rich', '<p>a&nbsp;b&#8211;c &unknown;</p>', 'a\u00a0b–c &unknown;'],
] as const)('the plain text of %s %s', (kind, text, words) => {
  expect(wordsIn(kind, text)).toBe(words);
});

it('lists inserted and deleted words', () => {
  const parts = wordDiff('Anfahrt mit dem Bus', 'Anfahrt mit der Bahn');
  const of = (kind: string) => parts.filter((part) => part.kind === kind).map(({ text }) => text.trim());
  expect(of('gone').join(' ')).toBe('dem Bus');
  expect(of('new').join(' ')).toBe('der Bahn');
  expect(parts.map(({ text, kind }) => (kind === 'gone' ? '' : text)).join('')).toBe('Anfahrt mit der Bahn');
});
