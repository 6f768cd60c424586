/** Localises links to the ticket shop. */
import { type Locale, locales } from '#domain/languages/locales.ts';

const language = new RegExp(
  `^(https?://[^/?#]+)/(?:${locales.map(({ code }) => code).join('|')})(?=[/?#]|$)`,
);

/** Replaces a leading language in the path by the reader's. */
export function shopLink(link: string, locale: Locale): string {
  return link.replace(language, `$1/${locale}`);
}
