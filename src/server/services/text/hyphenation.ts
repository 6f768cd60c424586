// Soft hyphens for titles: browsers' own dictionaries differ, and a title must break alike for everybody.
import createHyphenator from 'hyphen';
import german from 'hyphen/patterns/de-1996.js';
import english from 'hyphen/patterns/en-gb.js';
import type { Locale } from '#domain/languages/locales.ts';

/** Letters from which a word of a title may be divided. */
const minWordLength = 9;
const hyphenate = {
  de: createHyphenator(german, { minWordLength }),
  en: createHyphenator(english, { minWordLength }),
} as const;

const known = new Map<string, string>();
const mostKnown = 5000;

/** The title with soft hyphens in its long words. */
export function hyphenateTitle(title: string, locale: Locale): string {
  const key = locale + title;
  const found = known.get(key);
  if (found !== undefined) return found;
  // Synchronous, as no option asks for a promise.
  const result = hyphenate[locale](title) as string;
  if (known.size >= mostKnown) known.clear();
  known.set(key, result);
  return result;
}
