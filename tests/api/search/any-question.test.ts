// Properties of every search, whatever is typed: no errors, valid responses, limited time.
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { searchResponseSchema } from '#server/api/search/search-schema.ts';
import { rebuildIndex } from '#server/services/search/write-index.ts';
import { rounds } from '../../chaos/seeded-random.ts';
import { codePoint } from '../../setup/code-point.ts';
import { openTestApi, type TestApi } from '../endpoint/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi('search_any');
  await api.database.db.transaction(rebuildIndex);
});
afterAll(() => api.close());

it('rejects queries that are too long, repeated or invalid text', async () => {
  for (const query of [
    `query=${'a'.repeat(201)}`,
    'query=a&query=b',
    'query=%00',
    'query=%ff',
    'query=%ed%a0%80',
  ]) {
    for (const call of ['search', 'search-events', 'search-content', 'search-autocomplete']) {
      const { status } = await api.ask(`/de/api/${call}/?${query}`);
      expect(status, `${call} ${query}`).toBe(400);
    }
  }
});

it('no query causes an internal error', async () => {
  const nasty = [
    "'",
    '"',
    '""',
    '-',
    '--',
    '!',
    '&',
    '|',
    ':*',
    '<->',
    '(',
    ')',
    '\\',
    '%',
    '$1',
    '*',
    'or',
    'OR',
    'ß',
  ];
  const words = ['faust', 'der', 'bühne', 'theatr', 'x', '🎭', 'İ', 'ﬁ', '\u202e', '٣'];
  const part = fc.oneof(fc.constantFrom(...nasty, ...words), fc.string({ unit: codePoint, maxLength: 12 }));
  const query = fc.array(part, { maxLength: 9 }).map((parts) => parts.join(' ').slice(0, 200));
  await fc.assert(
    fc.asyncProperty(query, fc.constantFrom('de', 'en'), async (text, locale) => {
      for (const call of ['search', 'search-autocomplete']) {
        const response = await api.ask(
          `/${locale}/api/${call}/?query=${encodeURIComponent(text.toWellFormed())}`,
        );
        expect([200, 400], `${call} ${JSON.stringify(text)}`).toContain(response.status);
        const body = await response.json();
        if (response.status === 200 && call === 'search')
          expect(searchResponseSchema.parse(body)).toEqual(body);
      }
      expect(api.logged).toEqual([]);
    }),
    { numRuns: rounds(100, 400), verbose: 1 },
  );
}, 120_000);
