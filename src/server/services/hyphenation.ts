// Soft hyphens for titles: browsers' own dictionaries differ, and a title must break alike for everybody.
import { hyphenateSync as hyphenateGerman } from 'hyphen/de';
import { hyphenateSync as hyphenateEnglish } from 'hyphen/en';
import type { Locale } from '#domain/locales.ts';

/** Letters from which a word of a title may be divided. */
const shortestWord = 9;

const known = new Map<string, string>();
const mostKnown = 5000;

/** The title with soft hyphens in its long words. */
export function hyphenateTitle(title: string, locale: Locale): string {
  const key = locale + title;
  const found = known.get(key);
  if (found !== undefined) return found;
  const hyphenate = locale === 'de' ? hyphenateGerman : hyphenateEnglish;
  const result = hyphenate(title, { minWordLength: shortestWord });
  if (known.size >= mostKnown) known.clear();
  known.set(key, result);
  return result;
}
