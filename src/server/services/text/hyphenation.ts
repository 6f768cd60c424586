// Soft hyphens for titles: browsers' dictionaries differ, and a title must break alike everywhere.
import createHyphenator from 'hyphen';
import german from 'hyphen/patterns/de-1996.js';
import english from 'hyphen/patterns/en-gb.js';
import type { Locale } from '#domain/languages/locales.ts';

/** Letters from which a word may be hyphenated. */
const minWordLength = 9;
const hyphenate = {
  de: createHyphenator(german, { minWordLength }),
  en: createHyphenator(english, { minWordLength }),
} as const;

const known = new Map<string, string>();
const maxCached = 5000;

/** The title with soft hyphens in its long words. */
export function hyphenateTitle(title: string, locale: Locale): string {
  const key = locale + title;
  const found = known.get(key);
  if (found !== undefined) return found;
  // Synchronous with these options.
  const result = hyphenate[locale](title) as string;
  if (known.size >= maxCached) known.clear();
  known.set(key, result);
  return result;
}
