/** Texts in two languages and their fallback, for every record with texts. */
import type { Locale } from './locales.ts';

/** German is present unless both are empty; English may be missing. */
export interface Localized {
  de: string;
  en?: string | undefined;
}

/** A record's slug by language; a missing one falls back to the other. */
export type Slug = Partial<Record<Locale, string>>;

/**
 * `lang` is the actual language of the text, so that a page can mark a German text inside an English page
 * with `lang="de"`.
 */
export interface ServedText {
  text: string;
  lang: Locale;
}

/** The text in the reader's language; in German if English is missing or blank. Null if there is none. */
export function localize(value: Localized | null | undefined, locale: Locale): ServedText | null {
  if (!value) return null;
  const own = locale === 'en' ? value.en : value.de;
  if (own?.trim()) return { text: own, lang: locale };
  return value.de?.trim() ? { text: value.de, lang: 'de' } : null;
}

/** The text of {@link localize}; empty if there is none. */
export function textOf(value: Localized | null | undefined, locale: Locale): string {
  return localize(value, locale)?.text ?? '';
}
