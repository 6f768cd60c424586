/** How an amount of money is written. Serves the price line of an event row and every price list. */
import type { Locale } from '#domain/languages/locales.ts';

/**
 * An amount in euro as people write it, without the sign: `.00` goes, the rest has two places, with a comma in
 * German ("12,50") and a point in English. What is not a decimal string is given back as it is.
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

/** A price from as events carry it: a decimal string whose `.00` is gone; empty where there is none. */
export function priceString(amount: string | null): string {
  return (amount ?? '').replace(/\.00$/, '');
}

/** "ab X €" and, where there is a reduced price, "/ erm. ab Y €": the amounts only, the words are labels. */
export interface FromPrices {
  from: string;
  reduced_from: string | null;
}

/** The two lowest prices of an evening; null where no normal one is set. A price of 0 is a price. */
export function fromPrices(normal: string, reduced: string, locale: Locale): FromPrices | null {
  if (normal.trim() === '') return null;
  return {
    from: formatAmount(normal, locale),
    reduced_from: reduced.trim() === '' ? null : formatAmount(reduced, locale),
  };
}
