/** Addresses of the pages for setting a password with a link. */
import type { Locale } from '#domain/languages/locales.ts';

/** The path of a link, with its token. */
export function linkPath(kind: 'invitation' | 'password-reset', token: string, locale: Locale): string {
  return `/cms/${kind}/${token}${locale === 'en' ? '?lang=en' : ''}`;
}
