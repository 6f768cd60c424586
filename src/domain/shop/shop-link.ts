/** The way to the ticket shop in the reader's language. */
import { type Locale, locales } from '#domain/languages/locales.ts';

const language = new RegExp(
  `^(https?://[^/?#]+)/(?:${locales.map(({ code }) => code).join('|')})(?=[/?#]|$)`,
);

/** A link whose path begins with a language is stored once and leads each reader to their own. */
export function shopLink(link: string, locale: Locale): string {
  return link.replace(language, `$1/${locale}`);
}
