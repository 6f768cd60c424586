// Productions as screens show them: names with soft hyphens.
import type { Locale } from '#domain/languages/locales.ts';
import { hyphenateTitle } from '#server/services/text/hyphenation.ts';

/** The production with soft hyphens in its name, by the name's language. */
export function titledProduction<P extends { name: string; in_german: string[] }>(
  production: P,
  locale: Locale,
): P {
  return {
    ...production,
    name: hyphenateTitle(production.name, production.in_german.includes('name') ? 'de' : locale),
  };
}
