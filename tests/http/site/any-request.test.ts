// Any request: no internal error, no foreign redirect, and no injected code.
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { codePoint } from '../../setup/code-point.ts';
import { ask, askRaw } from '../setup/raw-request.ts';
import { openTestSite, type TestSite } from '../setup/site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite('any');
}, 180_000);
afterAll(() => site.close());

const seed = Number(process.env.FOYER_SEED) || Date.now() % 2 ** 31;
/** A failure prints the seed; FOYER_SEED repeats the run. */
const run = { seed, numRuns: 250, verbose: 1 } as const;

const paths = [
  '/',
  '/de',
  '/en',
  '/de/termine',
  '/en/event-calendar',
  '/de/stuecke',
  '/en/whats-on',
  '/de/stuecke/nora/101',
  '/de/stuecke/nora/101/programmheft',
  '/de/search/alles/2',
  '/de/forms',
  '/cms-hub',
  '/de/termine.data',
  '/de/api/events/',
  '/de/nichts',
];
const names = [
  'date',
  'venue',
  'tag',
  'is_premiere',
  'page',
  'q',
  'tab',
  '_routes',
  'v',
  'index',
  'stage_name',
  '__proto__',
  '',
];
const values = [
  '',
  '0',
  '-1',
  '1e9',
  '2147483648',
  '99999999999999999999',
  '2025-02-31',
  '2026-03-29',
  '9999-99-99',
  '275761-01-01',
  '-000001-01-01',
  'NaN',
  'true',
  'thalia,nachtasyl,thalia',
  "'; DROP TABLE events; --",
  '"><script>alert(1)</script>',
  '%00',
  '%ff%fe',
  '%ed%a0%80',
  '%',
  '%zz',
  '%F0%9F%8E%AD',
  '+',
  '//evil.example',
  '\\u0000',
  '../../etc/passwd',
  '{}',
  '[]',
];

const text = fc.oneof(
  fc.constantFrom(...values),
  fc.string({ unit: codePoint, maxLength: 30 }).map((part) => encodeURIComponent(part.toWellFormed())),
  fc.string({
    unit: fc.constantFrom('%', '0', 'f', 'e', '&', '=', ';', '/', '\\', '.', 'ü', '[', ']'),
    maxLength: 20,
  }),
);
const query = fc.array(fc.tuple(fc.constantFrom(...names), text), { maxLength: 6 });
const part = fc.oneof(
  text,
  fc.constantFrom('de', 'en', 'stuecke', 'termine', 'api', '..', '.', '101', 'nora', 'assets'),
);
const path = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom(...paths) },
  { weight: 3, arbitrary: fc.array(part, { maxLength: 5 }).map((parts) => `/${parts.join('/')}`) },
);
const target = fc
  .tuple(path, query)
  .map(
    ([at, pairs]) =>
      at + (pairs.length > 0 ? `?${pairs.map(([name, value]) => `${name}=${value}`).join('&')}` : ''),
  );

const methods = fc.constantFrom('GET', 'HEAD', 'GET', 'POST');
/** Of a target in absolute form; most targets are paths. */
const origins = fc.constantFrom('', '', '', 'http://evil.example');

/** As a client sends it: what no request line can hold is encoded. */
const sendable = (address: string) => address.toWellFormed().replace(/[^\u0021-\u007e]/g, encodeURIComponent);

test('any address gives no error and no foreign redirect', async () => {
  await fc.assert(
    fc.asyncProperty(origins, target, methods, async (origin, address, method) => {
      const answer = await ask(site.port, origin + sendable(address), { method });
      expect(answer.status, address).toBeLessThan(500);
      expect(answer.headers['x-content-type-options']).toBe('nosniff');
      expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'none'");
      const { location } = answer.headers;
      if (location !== undefined) {
        expect(new URL(location, 'http://house.test').host, address).toBe('house.test');
        expect(location).toMatch(/^\/(?![/\\])/);
      }
      expect(answer.text).not.toContain('<script>alert');
    }),
    run,
  );
}, 120_000);

test('any list page and filter gives a page, possibly empty', async () => {
  const lists = fc.constantFrom(
    '/de/termine',
    '/en/event-calendar',
    '/de/stuecke',
    '/en/whats-on',
    '/de/termine.data',
  );
  await fc.assert(
    fc.asyncProperty(lists, query, async (at, pairs) => {
      const mine = pairs.filter(([name]) => name !== 'v');
      const address = `${at}?${mine.map(([name, value]) => `${name}=${value}`).join('&')}`;
      const { status } = await ask(site.port, sendable(address));
      expect(status, address).toBe(200);
    }),
    // Three filters each on average: every name some twenty times, every value ten.
    { ...run, numRuns: 100 },
  );
}, 120_000);

test('any header gives no error', async () => {
  const name = fc.constantFrom(
    'cookie',
    'accept-encoding',
    'if-none-match',
    'accept',
    'x-forwarded-for',
    'range',
    'host',
    'referer',
  );
  const value = fc.oneof(
    fc.string({ maxLength: 60 }),
    fc.constantFrom(
      'i18n_redirected=%',
      'i18n_redirected=__proto__',
      'foyer_session=',
      ';;;=',
      'br;q=',
      '"',
      'W/',
      'bytes=-1',
      '[::1',
      'a b',
      '1.2.3.4.5',
      '1.2.3.256',
    ),
  );
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...paths), name, value, async (at, key, content) => {
      const { status } = await ask(site.port, at, {
        headers: { [key]: content.replace(/[^\u0020-\u007e]/g, '') },
      });
      expect(status, `${at} ${key}: ${content}`).toBeLessThan(500);
    }),
    run,
  );
}, 120_000);

test('a target in absolute form is the page of its path', async () => {
  const { status, text: answer } = await askRaw(site.port, 'GET http://house.test/de/termine HTTP/1.1');
  expect(status).toBe(200);
  expect(answer).toMatch(/<title>[^<]*Termine</);
});

test('a client of HTTP/1.0 needs no Host header', async () => {
  for (const target of ['/', '/de/termine', '/de/api/events/', '/healthz', '/robots.txt']) {
    const { status } = await askRaw(site.port, `GET ${target} HTTP/1.0`, { host: null });
    expect([200, 302], target).toContain(status);
  }
});

test('an endpoint and a file reject a host that is none', async () => {
  for (const host of ['1.2.3.4.5', '1.2.3.256', 'theatre.example:99999'])
    for (const target of ['/de/api/events/', '/robots.txt'])
      expect((await askRaw(site.port, `GET ${target} HTTP/1.1`, { host })).status, host).toBe(400);
});

describe('invalid requests', () => {
  test.each([
    'GET /de HTTP/9.9',
    'GET /de',
    'FOO /de HTTP/1.1',
    'GET /de HTTP/1.1\r\nContent-Length: 5\r\nTransfer-Encoding: chunked',
    'GET /de HTTP/1.1\r\nContent-Length: -1',
    'GET /\u0000 HTTP/1.1',
    'GET /\u00ff\u00fe HTTP/1.1',
    'GET /de?\u00e4=\u00fc HTTP/1.1',
    `GET /de HTTP/1.1\r\nX-Long: ${'a'.repeat(20_000)}`,
    `GET /${'a'.repeat(20_000)} HTTP/1.1`,
    'CONNECT evil:443 HTTP/1.1',
    'GET /de HTTP/1.1\r\nHost: "><script>',
    'GET /de HTTP/1.1\r\nExpect: 200-ok',
    'GET /de HTTP/1.1\r\nUpgrade: websocket\r\nConnection: Upgrade',
  ])('%j', async (head) => {
    const { status, text: answer } = await askRaw(site.port, head);
    expect(status).toBeLessThan(500);
    expect(answer).not.toContain('<script>"');
  });
});

test('none of these requests is logged as an error', () => {
  expect(site.logged).toEqual([]);
});
