/** The language of the back office, whose addresses are the same in both. */
import { type Locale, localeOfPath } from '#domain/languages/locales.ts';
import { isBackOfficePath } from '#domain/site/back-office-routes.ts';
import type { Query } from '#domain/urls/query-string.ts';

/** German unless the query asks for English. */
export function backOfficeLocale(query: URLSearchParams): Locale {
  return query.get('lang') === 'en' ? 'en' : 'de';
}

/** The language of a whole document: that of its path, in the back office that of its query. */
export function documentLocale(pathname: string, query: URLSearchParams): Locale {
  return isBackOfficePath(pathname) ? backOfficeLocale(query) : localeOfPath(pathname);
}

/** The query for {@link backOfficeLocale}; empty for German. */
export function backOfficeQuery(locale: Locale): Query {
  return { lang: locale === 'en' ? locale : null };
}
