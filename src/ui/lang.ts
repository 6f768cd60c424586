/** Marks texts that are served in German inside an English page. */
import type { Locale } from '#domain/languages/locales.ts';

/** `de` where this field of the record fell back to German; nothing where it is in the page's own language. */
export function langOf(record: { in_german: readonly string[] }, field: string): Locale | undefined {
  return record.in_german.includes(field) ? 'de' : undefined;
}

/** A text without the soft hyphens that a title carries: for names that are read out. */
export function spoken(text: string): string {
  return text.replaceAll('\u00ad', '');
}
