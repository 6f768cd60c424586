import { describe, expect, it } from 'vitest';
import { textAt, withText } from './localized-text.ts';

describe('withText', () => {
  it.each([
    ['the other language stays', { de: 'Haus', en: 'House' }, 'en', 'Home', { de: 'Haus', en: 'Home' }],
    ['English before there is any', { de: 'Haus' }, 'en', 'House', { de: 'Haus', en: 'House' }],
    ['English taken away leaves no empty text', { de: 'Haus', en: 'House' }, 'en', '', { de: 'Haus' }],
    ['German taken away keeps the English', { de: 'Haus', en: 'House' }, 'de', '', { de: '', en: 'House' }],
    ['the first text', null, 'de', 'Haus', { de: 'Haus' }],
    ['English alone', null, 'en', 'House', { de: '', en: 'House' }],
    ['the last text taken away', { de: 'Haus' }, 'de', ' ', null],
  ] as const)('%s', (_, value, locale, text, expected) => {
    expect(withText(value, locale, text)).toEqual(expected);
  });

  it('does not fall back to German for English', () => {
    expect(textAt({ de: 'Haus' }, 'en')).toBe('');
  });
});
