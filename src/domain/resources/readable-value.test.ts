import { expect, test } from 'vitest';
import { readableValue } from './readable-value.ts';

test.each([
  ['2026-11-13', 'de', '13.11.2026'],
  ['2026-11-24T18:30:00.000Z', 'de', '24.11.2026, 19.30'],
  ['2026-07-24T18:30:00+00:00', 'en', '24.07.2026, 20.30'],
  ['58.00', 'de', '58,00'],
  ['58.00', 'en', '58.00'],
  ['2026/27', 'de', '2026/27'],
  ['Am 2026-11-13', 'de', 'Am 2026-11-13'],
] as const)('%s, %s', (text, locale, readable) => {
  expect(readableValue(text, locale)).toBe(readable);
});
