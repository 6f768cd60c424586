import { expect, test } from 'vitest';
import { formatBytes } from './format-bytes.ts';

test.each([
  [0, 'de', '1 KB'],
  [999_499, 'de', '999 KB'],
  [1_000_000, 'de', '1,0 MB'],
  [2_149_000, 'en', '2.1 MB'],
] as const)('formats %i bytes in %s', (bytes, locale, text) => {
  expect(formatBytes(bytes, locale)).toBe(text);
});
