/** What search engines show below a list's title. Loaders send it, so that no reader loads both languages. */
import type { Locale } from '#domain/languages/locales.ts';
import type { RouteName } from '#domain/site/route-table.ts';

const descriptions = {
  productions: {
    de: 'Alle Stücke der Spielzeit: Premieren, Repertoire und Gastspiele, nach Spielort und Thema.',
    en: 'All plays of the season: premieres, repertoire and guest productions, by venue and theme.',
  },
} as const satisfies Partial<Record<RouteName, Record<Locale, string>>>;

export function screenDescription(name: keyof typeof descriptions, locale: Locale): string {
  return descriptions[name][locale];
}
