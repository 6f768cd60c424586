/** The columns of a list as a file: what a spreadsheet gets, and what can be pasted back. */
import type { Locale } from '#domain/languages/locales.ts';

export interface TableColumn {
  field: string;
  /** Of a text that has one per language. */
  language?: Locale;
}

/** As in season files: `subtitle.de`. Understood in every language. */
export function technicalHead({ field, language }: TableColumn): string {
  return language ? `${field}.${language}` : field;
}
