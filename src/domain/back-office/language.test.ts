// The language of a document, by its address.
import { expect, test } from 'vitest';
import { documentLocale } from './language.ts';

test.each([
  ['/de/stuecke', '', 'de'],
  ['/en/whats-on', '', 'en'],
  ['/de/stuecke', 'lang=en', 'de'],
  ['/cms-hub', '', 'de'],
  ['/cms-hub', 'lang=en', 'en'],
  ['/cms/events/3', 'lang=en', 'en'],
  ['/cms/events/3', 'lang=fr', 'de'],
])('%s?%s is in %s', (path, query, locale) => {
  expect(documentLocale(path, new URLSearchParams(query))).toBe(locale);
});
