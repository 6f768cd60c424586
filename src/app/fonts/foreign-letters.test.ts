// Letters of foreign names have glyphs in every typeface: in titles and bars, in prose, where a passage is struck.
import { readFileSync } from 'node:fs';
import opentype, { type Font } from 'opentype.js';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import { read, textFiles } from '../../../tests/source-files.ts';

const names =
  'Wiśniewska Łódź Zażółć Dvořák Novotný Šimůnek Ďurišin Győző Kovács Çağıl Işık İnce Șerban Țepeș Ștefan João Nicolò Nūmen Ēriks Hadžić Đorđe';
const letters = [...new Set(names.replaceAll(' ', ''))];

interface Face {
  family: string;
  isItalic: boolean;
  font: Font;
  has: (letter: string) => boolean;
}

async function faceOf(rule: string): Promise<Face | null> {
  const [, file] = /url\(\.\.\/fonts\/([\w-]+\.woff2)\)/.exec(rule) ?? [];
  if (!file) return null;
  const bytes = readFileSync(new URL(file, import.meta.url));
  const font = opentype.parse(
    Uint8Array.from(await subsetFont(bytes, names, { targetFormat: 'truetype' })).buffer,
  );
  const ranges = [...rule.matchAll(/U\+(\w+)-(\w+)/g)].map(([, from = '', to = '']) => [
    Number.parseInt(from, 16),
    Number.parseInt(to, 16),
  ]);
  return {
    family: /font-family: "?([^";]+)/.exec(rule)?.[1] ?? '',
    isItalic: rule.includes('font-style: italic'),
    font,
    has: (letter) => {
      const code = letter.codePointAt(0) as number;
      const isInRange = ranges.some(([from = 0, to = 0]) => code >= from && code <= to);
      return (ranges.length === 0 || isInRange) && font.charToGlyphIndex(letter) > 0;
    },
  };
}

const tokens = read('src/app/styles/tokens.css');
const rules = read('src/app/styles/fonts.css').match(/@font-face \{[^}]*\}/g) ?? [];
const resolved = (stack: string): string =>
  stack.replace(/var\((--[\w-]+)\)/g, (_, name: string) =>
    resolved(new RegExp(`${name}: ([^;]+)`).exec(tokens)?.[1] ?? ''),
  );
const struck = textFiles('src')
  .filter((file) => file.endsWith('.css'))
  .flatMap((file) =>
    [...read(file).matchAll(/("Piazzolla Strich",[^;{}]+);/g)].map(([, stack = '']) => stack),
  );

test('every stack of typefaces has the letters of foreign names', async () => {
  const faces = (await Promise.all(rules.map(faceOf))).filter((face) => face !== null);
  const lacking = (stack: string, isItalic: boolean) => {
    const families = resolved(stack)
      .split(',')
      .map((family) => family.trim().replaceAll('"', ''));
    const usable = families.flatMap((family) => {
      const own = faces.filter((face) => face.family === family);
      // Of a family with italic letters the upright ones are not used for italics; of others they are slanted.
      const matching = own.filter((face) => face.isItalic === isItalic);
      return matching.length > 0 ? matching : own;
    });
    return letters.filter((letter) => !usable.some((face) => face.has(letter))).join('');
  };
  const stacks = ['var(--grot)', 'var(--bar-face)', 'var(--text-face)', ...struck];
  expect(struck.length).toBeGreaterThan(1);
  expect(stacks.map((stack) => [stack, lacking(stack, false)])).toEqual(stacks.map((stack) => [stack, '']));
  expect(lacking('var(--text-face)', true)).toBe('');
});
