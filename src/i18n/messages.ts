/** Registers tables of labels: both on the server, the page's language in the browser. */
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
