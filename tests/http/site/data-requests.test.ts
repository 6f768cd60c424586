// The router's data requests for client-side navigation, cached under their own addresses.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readManifest } from '../setup/built-scripts.ts';
import { openTestSite, type TestSite } from '../setup/site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite('data');
  // Until the site knows which version the content has, nothing stays in its cache.
  await site.catchUp();
}, 180_000);
afterAll(() => site.close());

test.each([
  ['/de/termine.data', 'Einführung mit offener Probe'],
  ['/en/whats-on.data', 'A Doll’s House'],
  ['/de/stuecke/nora/101.data?_routes=productions-slug-id___de', 'Das Haus hat keine Tür.'],
])('%s has the data of the page', async (target, text) => {
  const answer = await site.get(target);
  expect(answer.status).toBe(200);
  expect(answer.headers['content-type']).toMatch(/^text\/x-script/);
  expect(answer.headers['x-remix-response']).toBe('yes');
  expect(answer.headers['x-content-type-options']).toBe('nosniff');
  expect(answer.text).toContain(text);
  expect(answer.text).not.toContain('<html');
});

test('the requested routes and the filter are part of the cache key', async () => {
  const page = await site.get('/de/termine');
  const whole = await site.get('/de/termine.data');
  const part = await site.get('/de/termine.data?_routes=events___de');
  const filtered = await site.get('/de/termine.data?tag=1&_routes=events___de');
  expect(new Set([page, whole, part, filtered].map(({ headers }) => headers.etag)).size).toBe(4);
  expect(part.body.length).toBeLessThan(whole.body.length);

  site.takeQueries();
  const headers = { 'accept-encoding': 'br' };
  expect(
    (await site.get('/de/termine.data?_routes=events___de&tag=1&utm_source=a', { headers })).status,
  ).toBe(200);
  expect((await site.get('/de/termine?_routes=events___de')).body.equals(page.body)).toBe(true);
  expect((await site.get('/de/termine.data', { headers })).headers['content-encoding']).toBe('br');
  expect(site.takeQueries()).toEqual([]);
});

test('a matching ETag gives an empty response', async () => {
  const { headers } = await site.get('/de/stuecke.data');
  const again = await site.get('/de/stuecke.data', { headers: { 'if-none-match': headers.etag ?? '' } });
  expect(again.status).toBe(304);
  // Otherwise the browser would keep the name of the build that it has stored.
  expect(again.headers['x-build']).toBe(headers['x-build']);
});

test('data name the build, pages do not', async () => {
  const { version } = readManifest();
  expect(version).toMatch(/^\w{8}$/);
  for (const target of ['/de/termine.data', '/de/nichts.data', '/de/sommer.data'])
    expect((await site.get(target)).headers['x-build'], target).toBe(version);
  expect((await site.get('/de/termine')).headers).not.toHaveProperty('x-build');
});

test.each([
  ['/de/stuecke/falsch/101.data', '/de/stuecke/nora/101'],
  ['/de/sommer.data', '/de/stuecke'],
  ['/de/g%C3%A4rten.data?_routes=page___de', '/de/termine'],
])('%s redirects to %s', async (target, location) => {
  const { status, text, headers } = await site.get(target);
  expect(status).toBe(202);
  expect(headers['x-remix-response']).toBe('yes');
  expect(headers['cache-control']).toBe('no-store');
  expect(text).toContain('SingleFetchRedirect');
  expect(text).toContain(`"${location}"`);
});

test.each(['/de/nichts.data', '/de/stuecke/nora/9999.data', '/_root.data'])(
  '%s is not found',
  async (target) => {
    const { status, headers } = await site.get(target);
    expect(status).toBe(404);
    expect(headers['x-remix-response']).toBe('yes');
  },
);

test.each(['bogus', 'events___de,bogus', '', '%00', ',,,', '__proto__'])(
  'the route %j is ignored',
  async (part) => {
    const { status } = await site.get(`/de/termine.data?_routes=${part}`);
    expect(status).toBe(200);
  },
);

test('a logged-in user gets an uncached response', async () => {
  site.takeQueries();
  const answer = await site.get('/de/termine.data', { headers: { cookie: 'foyer_session=x' } });
  expect(answer.headers['cache-control']).toBe('private, no-store');
  expect(site.takeQueries().length).toBeGreaterThan(0);
});
