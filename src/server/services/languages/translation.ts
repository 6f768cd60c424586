// Translates stored texts into one language and records which fell back to German.

import type { Locale } from '#domain/languages/locales.ts';
import { type Localized, localize } from '#domain/languages/localized.ts';

export interface Translation {
  /**
   * The text in the reader's language, else the German one, in which case the field is recorded; empty if there is
   * none.
   */
  text(field: string, value: Localized | null | undefined): string;
  /** The fields served in German to an English reader, each once. */
  in_german: string[];
}

/** One per record, since `in_german` belongs to the record. */
export function translationTo(locale: Locale): Translation {
  const in_german: string[] = [];
  return {
    in_german,
    text(field, value) {
      const served = localize(value, locale);
      if (served && served.lang !== locale && !in_german.includes(field)) in_german.push(field);
      return served?.text ?? '';
    },
  };
}
