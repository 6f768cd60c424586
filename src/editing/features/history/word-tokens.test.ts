import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasSameWords, markedHtml, wordRuns } from './word-tokens.ts';

test.each([
  ['Wir spielen heute', 'Wir spielen morgen', 'Wir spielen -heute -+morgen+'],
  ['', 'Neu', '+Neu+'],
  ['Alt', '', '-Alt-'],
  ['Gleich.', 'Gleich.', 'Gleich.'],
  ['Bus, Bahn', 'Bus und Bahn', 'Bus-, -+und +Bahn'],
])('%s → %s', (before, after, expected) => {
  const said = wordRuns(before, after)
    .map(({ kind, text }) => (kind === 'same' ? text : kind === 'new' ? `+${text}+` : `-${text}-`))
    .join('');
  expect(said.replaceAll(' ', '')).toBe(expected.replaceAll(' ', ''));
});

test.each([
  ['<p>eins zwei</p>', '<p>eins drei</p>', '<p>eins <del>zwei</del><ins>drei</ins></p>'],
  ['<p>a</p><p>weg</p><p>b</p>', '<p>a</p><p>b</p>', '<p>a</p><p><del>weg</del></p><p>b</p>'],
  ['<p>a</p>', '<p>a</p><p>neu</p>', '<p>a</p><p><ins>neu</ins></p>'],
  ['<p>fett</p>', '<p><strong>fett</strong></p>', '<p><strong>fett</strong></p>'],
  ['<ul><li>a</li><li>weg</li></ul>', '<ul><li>a</li></ul>', '<ul><li>a</li><li><del>weg</del></li></ul>'],
  ['<p>a &amp; b</p>', '<p>a &amp; c</p>', '<p>a &amp; <del>b</del><ins>c</ins></p>'],
])('%s → %s', (before, after, expected) => {
  expect(markedHtml(before, after)).toBe(expected);
});

const word = fc.constantFrom('eins', 'zwei', 'drei.', '&amp;', 'Ä-ö', '—');
const words = fc.array(word, { minLength: 1, maxLength: 5 }).map((list) => list.join(' '));
const inline = fc.oneof(
  words,
  words.map((text) => `<strong>${text}</strong>`),
  words.map((text) => `<a href="/de">${text}</a>`),
);
const paragraph = inline.map((text) => `<p>${text}</p>`);
const list = fc
  .array(inline, { minLength: 1, maxLength: 3 })
  .map((all) => `<ul>${all.map((text) => `<li>${text}</li>`).join('')}</ul>`);
const html = fc.array(fc.oneof(paragraph, list), { maxLength: 4 }).map((all) => all.join(''));

test('marks any change as balanced HTML, which without the deletions is the later text', () => {
  fc.assert(
    fc.property(html, html, (before, after) => {
      const marked = markedHtml(before, after);
      const stack: string[] = [];
      for (const [, slash, name] of marked.matchAll(/<(\/?)([a-z]+)[^>]*>/g)) {
        if (slash) expect(stack.pop()).toBe(name);
        else stack.push(name as string);
      }
      expect(stack).toEqual([]);
      const later = marked
        .replace(/<(p|li)>(?:<del>[^<]*<\/del> ?)*<\/\1>/g, '')
        .replace(/<del>[^<]*<\/del> ?/g, '')
        .replace(/<\/?ins>/g, '');
      expect(hasSameWords(later, after)).toBe(true);
    }),
  );
});
