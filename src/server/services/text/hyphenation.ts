// Soft hyphens for titles: browsers' dictionaries differ, and a title must break alike everywhere.
import { createRequire } from 'node:module';
import createHyphenator from 'hyphen';
import type { Locale } from '#domain/languages/locales.ts';

/** Minimum letters of a word that is hyphenated. */
const minWordLength = 9;

/** Read with the first title of its language, so that a start does not wait for 750 KB of patterns. */
const patternFiles: Record<Locale, string> = {
  de: 'hyphen/patterns/de-1996.js',
  en: 'hyphen/patterns/en-gb.js',
};
const read = createRequire(import.meta.url);
const hyphenators = new Map<Locale, (title: string) => string>();

function hyphenatorOf(locale: Locale): (title: string) => string {
  const found = hyphenators.get(locale);
  if (found) return found;
  // Synchronous with these options.
  const made = createHyphenator(read(patternFiles[locale]), { minWordLength }) as (title: string) => string;
  hyphenators.set(locale, made);
  return made;
}

const cache = new Map<string, string>();
const maxCached = 5000;

/** The title with soft hyphens in its long words. */
export function hyphenateTitle(title: string, locale: Locale): string {
  const key = locale + title;
  const found = cache.get(key);
  if (found !== undefined) return found;
  const result = hyphenatorOf(locale)(title);
  if (cache.size >= maxCached) cache.clear();
  cache.set(key, result);
  return result;
}

/** The record with soft hyphens in one of its fields, by the language that the field is in. */
export function hyphenateField<F extends string, R extends Record<F, string> & { in_german: string[] }>(
  record: R,
  field: F,
  locale: Locale,
): R {
  const language = record.in_german.includes(field) ? 'de' : locale;
  return { ...record, [field]: hyphenateTitle(record[field], language) };
}
