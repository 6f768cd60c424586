/** The columns of a list as a file: what a spreadsheet gets, and what can be pasted back. */
import type { Locale } from '#domain/languages/locales.ts';

export interface TableColumn {
  field: string;
  /** Of a text that has one per language. */
  language?: Locale;
  /** Of a moment whose day and time stand in two columns. */
  part?: 'day' | 'time';
}

/** As in season files: `subtitle.de`. Understood in every language. */
export function technicalHead({ field, language, part }: TableColumn): string {
  return [field, language ?? part].filter(Boolean).join('.');
}
