/** Text in two languages, and what a reader of one of them gets. Serves every record with texts. */
import type { Locale } from './locales.ts';

/** German is always there where a text is there at all; English may be missing. */
export interface Localized {
  de: string;
  en?: string | undefined;
}

/** A record's part of addresses, by language; where one is missing, the other stands in. */
export type Slug = Partial<Record<Locale, string>>;

/**
 * A text as it is served: `lang` is the language that it is really in, so that a page can mark German
 * inside an English sentence with `lang="de"`.
 */
export interface ServedText {
  text: string;
  lang: Locale;
}

/** The text in the reader's language, or the German one, marked, where English is missing or blank. */
export function localize(value: Localized | null | undefined, locale: Locale): ServedText | null {
  if (!value) return null;
  const own = locale === 'en' ? value.en : value.de;
  if (own && own.trim() !== '') return { text: own, lang: locale };
  return value.de && value.de.trim() !== '' ? { text: value.de, lang: 'de' } : null;
}

/** The bare text of {@link localize}; empty where there is none. */
export function textOf(value: Localized | null | undefined, locale: Locale): string {
  return localize(value, locale)?.text ?? '';
}
