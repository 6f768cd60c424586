import { describe, expect, test } from 'vitest';
import { excerptOf, findMatchRanges, stemsToHighlight } from './match-ranges.ts';

const marked = (text: string, stems: string[]) =>
  findMatchRanges(text, stems).map(({ from, to }) => text.slice(from, to));

describe('findMarks', () => {
  test.each([
    ['Der Theaterbesuch im Theater', ['theat'], ['Theaterbesuch', 'Theater']],
    ['Große Bühne', ['buhn'], ['Bühne']],
    ['Auf den Buehnen', ['buhn'], ['Buehnen']],
    ['Ein Theaterstück', ['stuck'], ['Theaterstück']],
    // Short stems are not looked for inside of words.
    ['Kooperation ab heute', ['abo'], []],
    ['Abo und Abonnement', ['abo'], ['Abo', 'Abonnement']],
    ['A Doll’s House', ['doll'], ['Doll’s']],
    ['nichts', [], []],
    ['🎭 Faust 🎭', ['faust'], ['Faust']],
  ])('marks %s by %j', (text, stems, words) => expect(marked(text, stems)).toEqual(words));

  test('finds at most twenty', () =>
    expect(findMatchRanges('faust '.repeat(100), ['faust'])).toHaveLength(20));
});

test('shortens English stems to the beginning of their words', () => {
  expect(stemsToHighlight(['happi', 'famili', 'faust', 'a'])).toEqual(['happ', 'famil', 'faust']);
});

describe('excerptOf', () => {
  const long = `${'Anfang '.repeat(40)}mit Faust ${'und Ende '.repeat(40)}`.trim();

  test('starts near the first match', () => {
    const { text, marks, line } = excerptOf(['kurz', long], ['faust']);
    expect(line).toBe(1);
    expect(text.startsWith('…\u00a0Anfang')).toBe(true);
    expect(text.endsWith('\u00a0…')).toBe(true);
    expect(text.length).toBeLessThan(200);
    expect(marks.map(({ from, to }) => text.slice(from, to))).toEqual(['Faust']);
  });

  test('starts at the beginning without a match', () => {
    expect(excerptOf(['kurz', long], ['nora'])).toEqual({ text: 'kurz', marks: [], line: 0 });
    expect(excerptOf([], ['nora']).text).toBe('');
    expect(excerptOf([long], ['nora']).text.startsWith('Anfang')).toBe(true);
  });

  test('cuts a text without spaces at a whole character', () => {
    const { text } = excerptOf([`${'x'.repeat(179)}🎭${'y'.repeat(300)}`], []);
    expect(text.isWellFormed()).toBe(true);
    expect(text.length).toBeLessThan(190);
  });
});
