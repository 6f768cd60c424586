import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { heroTitle, pageTitle, tileTitle } from './hero-title.ts';
import { textWidth } from './title-width.ts';

describe('the lines of a title on wide and narrow screens', () => {
  test.each([
    ['Faust', ['Faust'], ['Faust']],
    ['Nora', ['Nora'], ['Nora']],
    ['Der Kirschgarten', ['Der', 'Kirschgarten'], ['Der', 'Kirschgarten']],
    ['Leonce und Lena', ['Leonce', 'und Lena'], ['Leonce', 'und Lena']],
    ['Die Räuber', ['Die Räuber'], ['Die', 'Räuber']],
    // a short word never stands alone on a line
    ['Was ihr wollt', ['Was ihr wollt'], ['Was ihr', 'wollt']],
    [
      'Minna von Barnhelm oder Das Soldatenglück',
      ['Minna von', 'Barnhelm oder', 'Das Soldatenglück'],
      ['Minna von', 'Barnhelm', 'oder Das', 'Soldatenglück'],
    ],
    [
      'Leben und Ansichten des Tristram Shandy, Gentleman',
      ['Leben und Ansichten', 'des Tristram Shandy,', 'Gentleman'],
      ['Leben und', 'Ansichten', 'des Tristram', 'Shandy,', 'Gentleman'],
    ],
  ])('%s', (title, wide, narrow) => {
    expect(heroTitle(title).wide.lines).toEqual(wide);
    expect(heroTitle(title).narrow.lines).toEqual(narrow);
  });
});

test.each([
  ['Die Räuber', ['Die Räuber']],
  ['Kein Schlaf', ['Kein Schlaf']],
  ['Leonce und Lena', ['Leonce', 'und Lena']],
  ['Der zerbrochne Krug', ['Der', 'zerbrochne', 'Krug']],
])('a short title on a tile is on one line: %s', (title, lines) => {
  expect(tileTitle(title).narrow.lines).toEqual(lines);
});

test.each([
  ['Ihr Abend bei uns', ['Ihr Abend', 'bei uns']],
  ['So erreichen Sie uns', ['So erreichen', 'Sie uns']],
  ['Was geht, was noch nicht', ['Was geht,', 'was noch nicht']],
  ['Sechs Wochen am Terminal', ['Sechs Wochen', 'am Terminal']],
  ['Fragen, die gestellt werden', ['Fragen,', 'die gestellt', 'werden']],
  ['Mira Okafor', ['Mira Okafor']],
])('short words of a page title share a line on telephones: %s', (title, lines) => {
  expect(pageTitle(title).narrow.lines).toEqual(lines);
});

test.each([
  ['Artistic teams', ['Artistic teams']],
  ['Ihr Abend bei uns', ['Ihr Abend', 'bei uns']],
  ['Mit der Schulklasse ins Theater', ['Mit der Schulklasse', 'ins Theater']],
])('a page title is on one line if two would not make it larger: %s', (title, lines) => {
  expect(pageTitle(title).wide.lines).toEqual(lines);
});

test('the width is that of the longest line', () => {
  const { wide, narrow } = heroTitle('Leonce und Lena');
  for (const { lines, em } of [wide, narrow]) {
    const maxLength = Math.max(...lines.map(textWidth));
    expect(em).toBeGreaterThanOrEqual(maxLength);
    expect(em).toBeLessThan(maxLength + 0.011);
  }
});

test('a word is hyphenated only if it is too long, and only at its soft hyphens', () => {
  const long = 'Donau\u00addampf\u00adschiff\u00adfahrts\u00adgesellschaft';
  expect(heroTitle(long).narrow.lines.join(' ')).toMatch(/^Donau.*- .*gesellschaft$/);
  expect(heroTitle('Kirsch\u00adgarten').narrow.lines).toEqual(['Kirschgarten']);
  expect(heroTitle(long.replaceAll('\u00ad', '')).narrow.lines).toHaveLength(1);
});

test('in a long text only the longest word has to fit', () => {
  const { lines, em } = heroTitle(`${'auf und ab '.repeat(20)}Gentleman`).wide;
  expect(lines).toHaveLength(1);
  expect(em).toBe(textWidth('Gentleman'));
});

test('an empty title has no lines', () => {
  expect(heroTitle('  ').wide).toEqual({ lines: [], em: 1 });
});

test('no word is lost or moved', () => {
  const words = fc.array(fc.stringMatching(/^[A-Za-zäöüß]{1,12},?$/), { minLength: 1, maxLength: 14 });
  fc.assert(
    fc.property(words, (given) => {
      const title = given.join(' ');
      const { wide, narrow } = heroTitle(title);
      expect(wide.lines.join(' ')).toBe(title);
      expect(narrow.lines.join(' ')).toBe(title);
      expect(Math.max(...narrow.lines.map(textWidth))).toBeLessThanOrEqual(narrow.em);
    }),
  );
});

test.each([
  'Leben und Ansichten des Tristram Shandy, Gentleman',
  'The Life and Opinions of Tristram Shandy, Gentleman',
])('a long title on a tile does not cover the picture: %s', (title) => {
  expect(tileTitle(title).narrow.lines).toHaveLength(3);
});
