import { expect, it } from 'vitest';
import { descriptionFrom } from './description-from-text.ts';

const words = (count: number) => Array.from({ length: count }, () => 'Wort').join(' ');

it.each([
  ['', ''],
  ['<p>Vier <strong>Jahre</strong>.</p><p>Dann Bremen.</p>', 'Vier Jahre. Dann Bremen.'],
  ['<p>Krug &amp; Sohn, &lt;1 m</p>', 'Krug & Sohn, <1 m'],
  [`<p>${words(20)}. ${words(20)}.</p>`, `${words(20)}.`],
  [`<p>Nein. ${words(60)}</p>`, `Nein. ${words(30)} …`],
  [`<p>${'x'.repeat(10)} ${words(29)} Ende</p>`, `${'x'.repeat(10)} ${words(29)} Ende`],
])('%s', (html, opening) => {
  expect(descriptionFrom(html)).toBe(opening);
});
