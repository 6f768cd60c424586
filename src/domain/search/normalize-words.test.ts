import { describe, expect, test } from 'vitest';
import {
  foldText,
  isSuggestible,
  normalizeUmlauts,
  splitWords,
  umlautSpellings,
  withAgesApart,
  withNumberWords,
} from './normalize-words.ts';

describe('splitWords', () => {
  test.each([
    ['Der zerbrochne Krug', ['der', 'zerbrochne', 'krug']],
    ['Meta-Theater/Kostüm', ['meta', 'theater', 'kostüm']],
    ["A Doll’s House (doll's)", ['a', 'dolls', 'house', 'dolls']],
    ['karten@example.org', ['karten', 'example', 'org']],
    ['Thea\u00adter', ['theater']],
    ['Mole\u0300re, Molie\u0300re', ['molere', 'moliere']],
    ['Bu\u0308hne', ['bühne']],
    ['25/26', ['25', '26']],
    ['🎭 & | ! ()', []],
  ])('%j', (text, words) => expect(splitWords(text)).toEqual(words));
});

test.each([
  ['Bühne', 'buhne'],
  ['Buehne', 'buhne'],
  ['Buhne', 'buhne'],
  ['Gaußstraße', 'gaussstrasse'],
  ['Molière', 'moliere'],
  ['Quelle', 'quelle'],
])('%s is normalised to %s', (text, plain) => expect(normalizeUmlauts(text)).toBe(plain));

test.each([
  ['Café Übü', 'cafe übü'],
  ['Yıldız', 'yildiz'],
  ['Løvborg', 'lövborg'],
  ['Michał Đorđe', 'michal dorde'],
])('removes accents and strokes but keeps umlauts: %s', (text, folded) => {
  expect(foldText(text)).toBe(folded);
  expect(folded).toHaveLength(text.length);
});

test.each([
  ['buehne', ['buehne', 'bühne']],
  ['quelle', ['quelle']],
  ['faust', ['faust']],
])('%s has the spellings %j', (text, spellings) => expect(umlautSpellings(text)).toEqual(spellings));

test.each([
  ['faust', true],
  ['im', false],
  ['2025', false],
  ['a'.repeat(41), false],
])('%s is worth suggesting: %s', (text, is) => expect(isSuggestible(text)).toBe(is));

test.each([
  ['8jährige', '8 jährige'],
  ['mein dreijähriger', 'mein 3 jährige'],
  ['Theater für achtjährige', 'Theater für 8 jährige'],
  ['8year olds', '8 year olds'],
  ['a ten-year-old', 'a 10 year-old'],
  ['zehn Jahre alt', '10 Jahre alt'],
  ['Jahr 2026', 'Jahr 2026'],
  ['Meine Tochter ist 7', 'Meine 7 jährige'],
  ['my son is five', 'my 5 year old'],
  ['Kinder mit 4 Jahren', '4 jährige'],
  ['Kinder 6,50 €', 'Kinder 6,50 €'],
  ['2 Kinder', '2 Kinder'],
  ['Stück für Kinder ab 6', 'Stück für 6 jährige'],
  ['Kinder ab 6,50 €', 'Kinder ab 6,50 €'],
  ['ab 10 im januar', '10 jährige im januar'],
  ['from age 6 on sunday', '6 year old on sunday'],
  ['ab 19 im saal', 'ab 19 im saal'],
  ['ab 10 uhr', 'ab 10 uhr'],
])('separates the age in %s', (text, apart) => expect(withAgesApart(text)).toBe(apart));

test.each([
  ['3 schwestern', 'de', 'drei schwestern'],
  ['3 sisters', 'en', 'three sisters'],
  ['halle 13', 'de', 'halle 13'],
] as const)('writes small numbers of %s as words', (text, lang, words) =>
  expect(withNumberWords(text, lang)).toBe(words),
);
