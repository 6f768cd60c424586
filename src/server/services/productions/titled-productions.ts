// Productions as a screen shows them: their names with soft hyphens.
import type { Locale } from '#domain/languages/locales.ts';
import { hyphenateTitle } from '#server/services/text/hyphenation.ts';

/** The same production with its name divided for the language that it is in. */
export function titledProduction<P extends { name: string; in_german: string[] }>(
  production: P,
  locale: Locale,
): P {
  return {
    ...production,
    name: hyphenateTitle(production.name, production.in_german.includes('name') ? 'de' : locale),
  };
}
