/** Language attributes of texts that are served in German inside an English page. */
import type { Locale } from '#domain/languages/locales.ts';

/** `de` if this field of the record fell back to German, else undefined. */
export function langOf(record: { in_german: readonly string[] }, field: string): Locale | undefined {
  return record.in_german.includes(field) ? 'de' : undefined;
}

/** Removes soft hyphens, for accessible names. */
export function withoutSoftHyphens(text: string): string {
  return text.replaceAll('\u00ad', '');
}
