/** Formats amounts of money, for price lines and price lists. */
import type { Locale } from '#domain/languages/locales.ts';

/**
 * Euro without the currency sign: `.00` is dropped, other amounts have two decimals, with a comma in German
 * ("12,50"). Returns text that is not a decimal number unchanged.
 */
export function formatAmount(amount: string, locale: Locale): string {
  const text = amount.trim();
  const match = /^(\d+)(?:\.(\d{1,2}))?$/.exec(text);
  if (!match) return text;
  const euro = match[1] as string;
  const cent = (match[2] ?? '').padEnd(2, '0');
  if (cent === '00') return euro;
  return `${euro}${locale === 'de' ? ',' : '.'}${cent}`;
}

/** The amount with the currency sign of the language: "12,50 €", "€12.50". Other texts get none. */
export function formatPrice(amount: string, locale: Locale): string {
  const text = formatAmount(amount, locale);
  if (!/^\d/.test(text)) return text;
  return locale === 'de' ? `${text}\u00a0€` : `€${text}`;
}

/** Drops `.00` from a decimal string; empty for null. */
export function priceString(amount: string | null): string {
  return (amount ?? '').replace(/\.00$/, '');
}

/** The amounts of "ab X €" and, if there is a reduced price, "/ erm. ab Y €". */
export interface FromPrices {
  from: string;
  reduced_from: string | null;
}

/** Null if no regular price is set. 0 is a price. */
export function fromPrices(normal: string, reduced: string, locale: Locale): FromPrices | null {
  if (normal.trim() === '') return null;
  return {
    from: formatAmount(normal, locale),
    reduced_from: reduced.trim() === '' ? null : formatAmount(reduced, locale),
  };
}
