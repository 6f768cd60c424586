/** Labels of the editing layer. Loaded for editors only, in the page's language. */
import type { Locale } from '#domain/languages/locales.ts';
import type { ModuleName } from '#domain/modules/modules.ts';
import { lazyInLanguages } from '#i18n/in-languages.ts';
import type { EditingMessages } from './editing-de.ts';

const tables = new Map<Locale, EditingMessages>();

function register(locale: Locale, table: EditingMessages): EditingMessages {
  tables.set(locale, table);
  return table;
}

/** Cached: returns the same promise for each language. */
export const loadEditingMessages = lazyInLanguages(
  async () => register('de', (await import('./editing-de.ts')).editingDe),
  async () => register('en', (await import('./editing-en.ts')).editingEn),
);

/** @throws Error if they are not loaded yet */
export function editingMessages(locale: Locale): EditingMessages {
  const table = tables.get(locale);
  if (!table) throw new Error(`No editing texts in "${locale}".`);
  return table;
}

export const loadedModuleLabel = (module: ModuleName, locale: Locale): string =>
  editingMessages(locale).modules[module][0];
