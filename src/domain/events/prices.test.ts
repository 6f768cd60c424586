import { describe, expect, test } from 'vitest';
import { formatAmount, formatPrice, fromPrices, priceString } from './prices.ts';

describe('formatAmount', () => {
  test.each([
    ['12.00', '12', '12'],
    ['12.50', '12,50', '12.50'],
    ['12.5', '12,50', '12.50'],
    ['12', '12', '12'],
    ['0.00', '0', '0'],
    ['100.00', '100', '100'],
    ['7.05', '7,05', '7.05'],
    [' 9.00 ', '9', '9'],
    ['frei', 'frei', 'frei'],
  ])('%s', (amount, german, english) => {
    expect(formatAmount(amount, 'de')).toBe(german);
    expect(formatAmount(amount, 'en')).toBe(english);
    const isNumber = /^\d/.test(german);
    expect(formatPrice(amount, 'de')).toBe(isNumber ? `${german}\u00a0€` : german);
    expect(formatPrice(amount, 'en')).toBe(isNumber ? `€${english}` : english);
  });
});

test.each([
  ['12.00', '12'],
  ['12.50', '12.50'],
  ['100.00', '100'],
  ['0.00', '0'],
  ['', ''],
  [null, ''],
])('%o is serialised as %o', (amount, carried) => {
  expect(priceString(amount)).toBe(carried);
});

test('a free event has a price of 0, and an event without a price has no price line', () => {
  expect(fromPrices('0.00', '', 'de')).toEqual({ from: '0', reduced_from: null });
  expect(fromPrices('14.00', '7.50', 'de')).toEqual({ from: '14', reduced_from: '7,50' });
  expect(fromPrices('', '7.50', 'de')).toBeNull();
});
