import { expect, test } from 'vitest';
import { formatAmountInput, parseAmount, parseInteger } from './typed-numbers.ts';

test.each([
  ['27,50', '27.50'],
  ['27.50', '27.50'],
  ['27,5', '27.50'],
  ['27', '27.00'],
  ['27 €', '27.00'],
  ['€ 27', '27.00'],
  ['27 EUR', '27.00'],
  ['EUR 27,50', '27.50'],
  ['1 250,00 €', '1250.00'],
  ['1\u202f250', '1250.00'],
  ['12 50', null],
  ['27 27', null],
  ['27,-', '27.00'],
  ['27,--', '27.00'],
  ['1.250,00', '1250.00'],
  ['1,250.00', '1250.00'],
  ['0', '0.00'],
  ['007', '7.00'],
  ['', null],
  ['-5', null],
  ['27,555', null],
  ['2,7,5', null],
  ['siebenundzwanzig', null],
  ['1000000', null],
])('the amount %s is stored as %s', (text, stored) => {
  expect(parseAmount(text)).toBe(stored);
});

test('formats an amount for the locale', () => {
  expect([formatAmountInput('27.50', 'de'), formatAmountInput('27.50', 'en')]).toEqual(['27,50', '27.50']);
});

test.each([
  ['12', 12],
  [' 0 ', 0],
  ['100', 100],
  ['101', null],
  ['-1', null],
  ['1.5', null],
  ['', null],
])('parsed as an integer from 0 to 100, %s is %s', (text, number) => {
  expect(parseInteger(text, 0, 100)).toBe(number);
});
