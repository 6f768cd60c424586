/** Numbers as editors type them: amounts in euro, and whole numbers. */
import type { Locale } from '#domain/languages/locales.ts';
import { typedValue } from '#domain/languages/typed-value.ts';

/** "27,50" in German, "27.50" in English, for the stored "27.50". */
export function formatAmountInput(stored: string, locale: Locale): string {
  return locale === 'de' ? stored.replace('.', ',') : stored;
}

/** The stored form of "27,50", "27.5", "27 €", "EUR 1.250,00"; null if it is not an amount up to 999 999.99. */
export function parseAmount(text: string): string | null {
  // A blank parts thousands and nothing else: "12 50" is not 1250.
  const typed = typedValue(text)
    .replace(/^(?:€|euro?)\s*|\s*(?:€|euro?)$/gi, '')
    .replace(/(?<=\d)\s(?=\d{3}(?!\d))/g, '');
  const [, whole = '', cents = ''] = /^(\d[\d.,]*?)(?:[.,](\d{1,2}|-{1,2}))?$/.exec(typed) ?? [];
  // Only with decimals is it certain that a point or comma separates thousands.
  if (!(cents ? /^\d{1,3}(?:[.,]\d{3})+$|^\d+$/ : /^\d+$/).test(whole)) return null;
  const euros = whole.replace(/[.,]/g, '');
  return euros.length > 6 ? null : `${Number(euros)}.${cents.replace(/-/g, '0').padEnd(2, '0')}`;
}

/** Null unless it is an integer in this range. */
export function parseInteger(text: string, min: number, max: number): number | null {
  const typed = typedValue(text);
  if (!/^[+-]?\d{1,10}$/.test(typed)) return null;
  const number = Number(typed);
  return number >= min && number <= max ? number : null;
}
