/** The language that an address is in; German for addresses outside the languages. */
import type { Locale } from '#domain/locales.ts';

export function localeOfPath(pathname: string): Locale {
  return /^\/en(?:\/|\.data|$)/.test(pathname) ? 'en' : 'de';
}
