/**
 * Tables of texts: a German one `de` and an English one `en` of its type. Texts that the server sends, or
 * that only few editors load, have both tables in one file; tables that browsers load are one file per
 * language.
 */
import type { Locale } from '#domain/languages/locales.ts';

/** Returns a function from a language to its table. */
export function inLanguages<T>(de: T, en: NoInfer<T>): (locale: Locale) => T {
  return (locale) => (locale === 'de' ? de : en);
}

/** Returns a function that loads the table of a language on its first call. */
export function lazyInLanguages<T>(
  de: () => Promise<T>,
  en: () => Promise<NoInfer<T>>,
): (locale: Locale) => Promise<T> {
  const loading = new Map<Locale, Promise<T>>();
  return (locale) => {
    const pending = loading.get(locale);
    if (pending) return pending;
    const load = locale === 'de' ? de() : en();
    loading.set(locale, load);
    // Not cached after a failure, so that the next call tries again.
    load.catch(() => loading.delete(locale));
    return load;
  };
}
