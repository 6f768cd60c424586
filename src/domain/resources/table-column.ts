/** The columns of a list as a file: what a spreadsheet gets, and what can be pasted back. */
import type { Locale } from '#domain/languages/locales.ts';

export interface TableColumn {
  field: string;
  /** The language of a bilingual text's column. */
  language?: Locale;
  /** The part of a moment whose day and time are two columns. */
  part?: 'day' | 'time';
}

/** As in season files: `subtitle.de`. Understood in every language. */
export function technicalHeader({ field, language, part }: TableColumn): string {
  return [field, language ?? part].filter(Boolean).join('.');
}
