import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSlug, slugify, slugsOf } from './slugs.ts';

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

  test('slugs of a name exist in both languages, with German as the fallback', () => {
    expect(slugsOf({ de: 'Die Räuber', en: 'The Robbers' }, 'stueck')).toEqual({
      de: 'die-raeuber',
      en: 'the-robbers',
    });
    expect(slugsOf({ de: 'Die Räuber' }, 'stueck').en).toBe('die-raeuber');
    expect(slugsOf({ de: '«»' }, 'stueck').de).toBe('stueck');
    expect(['die-raeuber', 'Die Räuber', 'raeuber-', ''].map(isSlug)).toEqual([true, false, false, false]);
  });

  test('a slug is its own slug and needs no escaping in an address', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        const slug = slugify(name);
        expect(slug).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/);
        expect(slugify(slug)).toBe(slug);
      }),
    );
  });
});
