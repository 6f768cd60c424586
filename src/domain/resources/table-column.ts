/** The columns of a list as a file, for spreadsheets and for pasting back. */
import type { Locale } from '#domain/languages/locales.ts';

export interface TableColumn {
  field: string;
  /** The language of a bilingual text's column. */
  language?: Locale;
  /** Set if day and time of a moment are separate columns. */
  part?: 'day' | 'time';
}

/** As in season files: `subtitle.de`. Understood in every language. */
export function technicalHeader({ field, language, part }: TableColumn): string {
  return [field, language ?? part].filter(Boolean).join('.');
}
