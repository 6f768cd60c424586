/** The language of the back office, whose addresses are the same in both. */
import type { Locale } from '#domain/languages/locales.ts';
import type { Query } from '#domain/urls/query-string.ts';

/** German unless the query asks for English. */
export function backOfficeLocale(query: URLSearchParams): Locale {
  return query.get('lang') === 'en' ? 'en' : 'de';
}

/** The query for {@link backOfficeLocale}; empty for German. */
export function backOfficeQuery(locale: Locale): Query {
  return { lang: locale === 'en' ? locale : null };
}
