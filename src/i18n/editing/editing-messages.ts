/** Labels of the editors' layer. Visitors are never sent them, and editors only those of the page's language. */
import type { Locale } from '#domain/languages/locales.ts';
import type { EditingMessages } from './editing-de.ts';

const tables = new Map<Locale, EditingMessages>();
const loading = new Map<Locale, Promise<void>>();

const loaders: Record<Locale, () => Promise<EditingMessages>> = {
  de: async () => (await import('./editing-de.ts')).editingDe,
  en: async () => (await import('./editing-en.ts')).editingEn,
};

/** The same promise for a language every time. */
export function loadEditingMessages(locale: Locale): Promise<void> {
  const begun = loading.get(locale);
  if (begun) return begun;
  const load = loaders[locale]().then((table) => {
    tables.set(locale, table);
  });
  loading.set(locale, load);
  return load;
}

/** @throws Error if they were not loaded before */
export function editingMessages(locale: Locale): EditingMessages {
  const table = tables.get(locale);
  if (!table) throw new Error(`No labels of the editors' layer were loaded for "${locale}".`);
  return table;
}
