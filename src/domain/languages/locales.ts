/** The languages of the site, German and English, for every screen and API endpoint. */

export type Locale = 'de' | 'en';

export const defaultLocale: Locale = 'de';

/** In display order. */
export const bothLanguages: readonly Locale[] = ['de', 'en'];

/** For the language switch; `iso` is for `Intl` and `<html lang>`. */
export const locales = [
  { code: 'de', name: 'Deutsch', iso: 'de-DE', language: 'de' },
  { code: 'en', name: 'English', iso: 'en-US', language: 'en' },
] as const satisfies readonly { code: Locale; name: string; iso: string; language: string }[];

/** For values of paths, cookies and forms. */
export function isLocale(value: unknown): value is Locale {
  return value === 'de' || value === 'en';
}

/** The BCP 47 tag for `Intl`, e.g. `de-DE`. */
export function isoOf(locale: Locale): string {
  return locale === 'de' ? 'de-DE' : 'en-US';
}

/**
 * The language prefix of a path; German without one. Understands the router's data requests, which end in
 * `.data`.
 */
export function localeOfPath(pathname: string): Locale {
  return /^\/en(?:\/|\.data|$)/.test(pathname) ? 'en' : 'de';
}
