/** Reads and writes one language of a bilingual text without changing the other. */
import type { Locale } from '#domain/languages/locales.ts';
import type { Localized } from '#domain/languages/localized.ts';

/** The text in this language only, without the fallback to German. */
export function textAt(value: unknown, locale: Locale): string {
  return (value as Localized | null | undefined)?.[locale] ?? '';
}

/** Replaces one language of the text; null if both are empty then. */
export function withText(value: unknown, locale: Locale, text: string): Localized | null {
  const next: Localized = { de: textAt(value, 'de'), en: textAt(value, 'en'), [locale]: text };
  if (isBlank(next.de) && isBlank(next.en ?? '')) return null;
  if (next.en) return next;
  return { de: next.de };
}

const isBlank = (text: string) => text.trim() === '';
