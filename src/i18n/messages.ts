/** Which table of labels speaks: the server knows all, a browser loads the one of its page. */
import type { Locale } from '#domain/languages/locales.ts';
import type { Messages } from '#i18n/de.ts';

const tables = new Map<Locale, Messages>();

export function registerMessages(locale: Locale, table: Messages): void {
  tables.set(locale, table);
}

/** @throws Error if the table was not registered before the first render */
export function messagesOf(locale: Locale): Messages {
  const table = tables.get(locale);
  if (!table) throw new Error(`No labels were loaded for "${locale}".`);
  return table;
}
