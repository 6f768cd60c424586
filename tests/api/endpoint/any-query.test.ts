// No query string, path or method of a client causes a 500.
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rounds } from '../../chaos/seeded-random.ts';
import { codePoint } from '../../setup/code-point.ts';
import { publicEndpoints } from './endpoints.ts';
import { openTestApi, publicUrl, type TestApi } from './test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi('any_query');
});
afterAll(() => api.close());

const names = [
  ...['page', 'page_size', 'date', 'date_to', 'stage_name', 'tag', 'activity', 'production_id'],
  ...['is_premiere', 'show_in_production_list', 'path', 'query', 'order', '__proto__'],
];
/** Requests that have broken other sites. */
const nasty = [
  ...['0', '-1', '1', '2147483647', '2147483648', '9007199254740993', '1e9', 'NaN', '0x1', '1.0', '٣'],
  ...['2025-02-31', '2026-03-29', '2999-12-31', '1900-01-01', '9999-12-31', '275760-09-13', '-000001-01-01'],
  ...[
    'true',
    'null',
    '[]',
    '{}',
    "'",
    '"',
    ';--',
    '%',
    '\\',
    '\0',
    '\ud800',
    '\udfff',
    '\ufffd',
    '\u202e',
    '🎭',
  ],
  ...["' or 1=1 --", '$1', '{{7*7}}', '../..', ',', ',,,', 'a,b', ' ', '\n', 'Bühne', 'x'.repeat(3000)],
];

const value = fc.oneof(fc.constantFrom(...nasty), fc.string({ unit: codePoint }), fc.integer().map(String));
const pair = fc.tuple(fc.oneof(fc.constantFrom(...names), fc.string()), value);
/** Encoded as by a browser, or in random ways. */
const query = fc.oneof(
  fc.array(pair, { maxLength: 6 }).map((pairs) => new URLSearchParams(pairs).toString()),
  fc
    .array(pair, { maxLength: 4 })
    .map((pairs) => pairs.map(([name, text]) => `${name}=${escape(text)}`).join('&')),
  fc.string({ maxLength: 60 }),
);
const address = fc
  .tuple(
    fc.constantFrom('de', 'en'),
    fc.constantFrom(...publicEndpoints.map(({ path }) => path)),
    fc.boolean(),
    query,
  )
  .map(
    ([locale, path, slash, text]) => `/${locale}${path}${slash ? '/' : ''}?${text.replaceAll('#', '%23')}`,
  );

async function expectNoFailure(path: string, init?: RequestInit): Promise<void> {
  const response = await api.ask(path, init);
  const body = await response.text();
  expect(response.status, `${path} answered ${body}`).toBeLessThan(500);
  expect(api.logged, path).toEqual([]);
  // Dots may resolve to an address outside the API, which responds with a page.
  const isCall = /^\/(?:(?:de|en)\/(?:pageeditor-)?api|api)(?:\/|$)/.test(new URL(path, publicUrl).pathname);
  if (isCall && response.status !== 200)
    expect(JSON.parse(body || '{"status":204}').status).toBe(response.status);
}

it('any query gives no 500', async () => {
  await fc.assert(
    fc.asyncProperty(address, (path) => expectNoFailure(path)),
    { numRuns: rounds(500, 1500), verbose: 1 },
  );
}, 60_000);

it('any path gives no 500', async () => {
  const part = fc.oneof(
    fc.constantFrom(...nasty, 'api', 'productions', 'redirect'),
    fc.string({ unit: codePoint }),
  );
  const path = fc.tuple(
    fc.constantFrom(
      '/de/api/',
      '/en/api/productions/',
      '/api/',
      '/de/pageeditor-api/redirect/',
      '/en/pageeditor-api/',
    ),
    fc.array(part.map(escape), { maxLength: 4 }),
  );
  await fc.assert(
    fc.asyncProperty(path, ([start, parts]) => expectNoFailure(start + parts.join('/'))),
    { numRuns: rounds(250, 700), verbose: 1 },
  );
}, 60_000);

it('any method gives no 500', async () => {
  const method = fc.constantFrom(
    'GET',
    'HEAD',
    'POST',
    'PUT',
    'PATCH',
    'DELETE',
    'OPTIONS',
    'PROPFIND',
    'X-Y',
  );
  await fc.assert(
    fc.asyncProperty(method, address, async (name, path) => {
      const response = await api.ask(path, { method: name });
      expect(response.status, `${name} ${path}`).toBeLessThan(500);
    }),
    { numRuns: rounds(100, 300), verbose: 1 },
  );
}, 60_000);
