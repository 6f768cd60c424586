/**
 * The form of all texts of the interface: a German table `de`, which is the source, and an English table `en` of its
 * type. Texts that the server sends, or few enough for editors, have both tables in one file; a table that a browser
 * loads by itself is a file per language.
 */
import type { Locale } from '#domain/languages/locales.ts';

/** A function from a language to its table. */
export function inLanguages<T>(de: T, en: NoInfer<T>): (locale: Locale) => T {
  return (locale) => (locale === 'de' ? de : en);
}

/** A function from a language to its table, which is loaded at the first call. */
export function loadedInLanguages<T>(
  de: () => Promise<T>,
  en: () => Promise<NoInfer<T>>,
): (locale: Locale) => Promise<T> {
  const loading = new Map<Locale, Promise<T>>();
  return (locale) => {
    const begun = loading.get(locale);
    if (begun) return begun;
    const load = locale === 'de' ? de() : en();
    loading.set(locale, load);
    // After a network failure the next call tries again.
    load.catch(() => loading.delete(locale));
    return load;
  };
}
