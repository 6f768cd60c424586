import { expect, it } from 'vitest';
import { localeOfPath } from './locales.ts';

it.each([
  ['/en', 'en'],
  ['/en/whats-on', 'en'],
  ['/en.data', 'en'],
  ['/en/whats-on.data', 'en'],
  ['/de', 'de'],
  ['/de/en/x', 'de'],
  ['/english', 'de'],
  ['/', 'de'],
  ['/cms-hub', 'de'],
])('%s is in %s', (pathname, locale) => {
  expect(localeOfPath(pathname)).toBe(locale);
});
