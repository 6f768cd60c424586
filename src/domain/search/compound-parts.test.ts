import { expect, test } from 'vitest';
import { splitCompound } from './compound-parts.ts';

const vocabulary = new Set(
  'theater kasse kinder stück bühne bild frühling erwachen abend sommer nacht traum haus oper strasse karte telefon'.split(
    ' ',
  ),
);
const has = (word: string) => vocabulary.has(word);

test.each([
  ['theaterkasse', ['theater', 'kasse']],
  ['kindertheater', ['kinder', 'theater']],
  ['theaterstück', ['theater', 'stück']],
  // With an ending, and with joints of all kinds.
  ['theaterstücke', ['theater', 'stück']],
  ['theaterkassen', ['theater', 'kasse']],
  ['bühnenbild', ['bühne', 'bild']],
  ['frühlingserwachen', ['frühling', 'erwachen']],
  ['sommernachtstraum', ['sommer', 'nacht', 'traum']],
  ['kartentelefon', ['karte', 'telefon']],
  ['kinderstraße', ['kinder', 'strasse']],
  // One half is enough where it is long.
  ['theaterpädagogik', ['theater']],
  ['marionettentheater', ['theater']],
  ['amphitheaterbauten', ['theater']],
  ['hausordnung', []],
  ['kooperation', []],
  // No compounds.
  ['theater', []],
  ['faust', []],
  ['', []],
])('%s: %j', (word, parts) => expect(splitCompound(word, has)).toEqual(parts));

test('splits parts that are compounds themselves', () => {
  const known = new Set(['kindertheater', 'kinder', 'theater', 'kasse']);
  expect(splitCompound('kindertheaterkasse', (word) => known.has(word))).toEqual([
    'kindertheater',
    'kinder',
    'theater',
    'kasse',
  ]);
});

test('splitting a pathological word is fast', () => {
  const known = new Set(Array.from({ length: 20 }, (_, at) => 'a'.repeat(at + 4)));
  let asked = 0;
  const has = (word: string) => {
    asked += 1;
    return known.has(word);
  };
  splitCompound(`${'a'.repeat(59)}b`, has);
  expect(asked).toBeLessThan(100_000);
  expect(splitCompound('a'.repeat(61), has)).toEqual([]);
});
