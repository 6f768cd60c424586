/** Turns names into slugs, for addresses and file names. */
import type { Localized } from '#domain/languages/localized.ts';

const spelledOut: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'oe',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/**
 * `Der zerbrochne Krug` becomes `der-zerbrochne-krug`: lower case, umlauts spelled out, no accents. May be
 * empty.
 */
export function slugify(name: string): string {
  return name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\u00ad'’]/g, '')
    .replace(/[äöüßæœøłđðþı]/g, (letter) => spelledOut[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** The slugs of a name in both languages. `fallback` is used if the name has no valid characters. */
export function slugsOf({ de, en }: Localized, fallback: string): { de: string; en: string } {
  const slug = slugify(de) || fallback;
  return { de: slug, en: (en && slugify(en)) || slug };
}

/** Whether a text is a valid slug. */
export const isSlug = (text: string): boolean => text !== '' && slugify(text) === text;
