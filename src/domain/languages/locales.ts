/** The languages of the house: German first, English beside it. Serves every screen and every call. */

export type Locale = 'de' | 'en';

export const defaultLocale: Locale = 'de';

/** In the order in which the house writes them. */
export const bothLanguages: readonly Locale[] = ['de', 'en'];

/** What the language switch lists; `iso` goes to `Intl` and `<html lang>`. */
export const locales = [
  { code: 'de', name: 'Deutsch', iso: 'de-DE', language: 'de' },
  { code: 'en', name: 'English', iso: 'en-US', language: 'en' },
] as const satisfies readonly { code: Locale; name: string; iso: string; language: string }[];

/** Whether it names a language of the house, as in a path, a cookie or a form. */
export function isLocale(value: unknown): value is Locale {
  return value === 'de' || value === 'en';
}

/** The BCP 47 tag for `Intl`, e.g. `de-DE`. */
export function isoOf(locale: Locale): string {
  return locale === 'de' ? 'de-DE' : 'en-US';
}

/** The language that an address is in; German for addresses outside the languages. Data requests end in `.data`. */
export function localeOfPath(pathname: string): Locale {
  return /^\/en(?:\/|\.data|$)/.test(pathname) ? 'en' : 'de';
}
