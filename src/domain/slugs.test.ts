import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { faqAnchor, faqAnchors, faqHash, slugify } from '#domain/slugs.ts';

describe('slugs', () => {
  test.each([
    ['Der zerbrochne Krug', 'der-zerbrochne-krug'],
    ['Die Räuber', 'die-raeuber'],
    ['Über-Größe & Süßes', 'ueber-groesse-suesses'],
    ['STRASSE ẞ', 'strasse-ss'],
    [
      'Leben und Ansichten des Tristram Shandy, Gentleman',
      'leben-und-ansichten-des-tristram-shandy-gentleman',
    ],
    ["A Doll's House", 'a-dolls-house'],
    ['Nur Hadžić', 'nur-hadzic'],
    ['Łódź', 'lodz'],
    ['Kirsch\u00adgarten', 'kirschgarten'],
    ['Ra\u0308uber', 'raeuber'],
    ['  …Woyzeck! ', 'woyzeck'],
    ['1984', '1984'],
    ['«»', ''],
    ['', ''],
  ])('%s', (name, slug) => {
    expect(slugify(name)).toBe(slug);
  });

  test('a slug is its own slug, and safe in an address', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        const slug = slugify(name);
        expect(slug).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/);
        expect(slugify(slug)).toBe(slug);
      }),
    );
  });
});

describe('questions', () => {
  test('the address is made from the title', () => {
    expect(faqAnchor('Wo finde ich Ermäßigungen?')).toBe('wo-finde-ich-ermäßigungen?');
    expect(faqHash('Wo finde ich Ermäßigungen?')).toBe('#wo-finde-ich-erm%C3%A4%C3%9Figungen%3F');
    expect(decodeURIComponent(faqHash('Über uns').slice(1))).toBe(faqAnchor('Über uns'));
  });

  test('the same title twice leads to two places', () => {
    expect(faqAnchors(['Parken', 'Essen', 'Parken', 'parken', 'Parken-2'])).toEqual([
      'parken',
      'essen',
      'parken-2',
      'parken-3',
      'parken-2-2',
    ]);
  });
});
