// Addresses of questions.
import { describe, expect, test } from 'vitest';
import { faqHash, faqId, isFaqHash } from './faq-hash.ts';

test.each([
  ['Karten', 'karten'],
  ['Wie komme ich hin', 'wie-komme-ich-hin'],
  ['Für wen gibt es Ermäßigungen?', 'f%C3%BCr-wen-gibt-es-erm%C3%A4%C3%9Figungen%3F'],
  ['  Zwei   Blanks ', 'zwei-blanks'],
  ['Spiel\u00adzeit', 'spielzeit'],
  ['Ist 100 % barrierefrei?', 'ist-100-%25-barrierefrei%3F'],
  ['\ud800', '%EF%BF%BD'],
  ['', ''],
])('%s becomes %s', (title, hash) => {
  expect(faqHash(title)).toBe(hash);
  expect(decodeURIComponent(hash)).toBe(faqId(title));
});

describe('isFaqHash', () => {
  test.each([
    ['#f%C3%BCr-wen', 'Für wen', true],
    ['#für-wen', 'Für wen', true],
    ['#100-%', '100 %', true],
    ['#karten', 'Für wen', false],
    ['#%', 'Karten', false],
    ['#', '', false],
    ['', '', false],
  ])('%s and "%s": %s', (hash, title, expected) => {
    expect(isFaqHash(hash, title)).toBe(expected);
  });
});
