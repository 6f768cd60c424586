// Requirements for every endpoint: both languages, with and without slash, with the documented schema.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publicEndpoints } from './endpoints.ts';
import { openTestApi, type TestApi } from './test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi('answers');
});
afterAll(() => api.close());

const addresses = ['de', 'en'].flatMap((locale) =>
  publicEndpoints.flatMap(({ path, query = '', schema }) =>
    ['', '/'].map((slash) => ({ address: `/${locale}${path}${slash}${query}`, schema, locale })),
  ),
);

describe.each(addresses)('$address', ({ address, schema, locale }) => {
  it('returns exactly what its schema describes', async () => {
    const response = await api.ask(address);
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toMatch(/^application\/json/);
    expect(response.headers.get('Content-Language')).toBe(locale);
    const body = await response.json();
    // A schema drops what it does not know: an extra field would be missing from the parsed answer.
    expect(schema.parse(body)).toEqual(body);
  });
});

describe.each(publicEndpoints)('$path', ({ path, query = '' }) => {
  const address = `/de${path}/${query}`;

  it('may be cached briefly and is the same for everybody', async () => {
    const response = await api.ask(address, { headers: { 'Accept-Language': 'en', Cookie: 'a=b' } });
    expect(await response.text()).toBe(await (await api.ask(address)).text());
    const { headers } = response;
    expect(headers.get('Cache-Control')).toBe('public, max-age=30, stale-while-revalidate=300');
    expect(headers.get('Vary')).toBe('Accept-Encoding');
    expect(headers.has('Set-Cookie')).toBe(false);
  });

  it('responds with 304 only to a matching ETag', async () => {
    const etag = (await api.ask(address)).headers.get('ETag') as string;
    const again = await api.ask(address, { headers: { 'If-None-Match': `"other", ${etag}` } });
    expect(again.status).toBe(304);
    expect(again.headers.get('ETag')).toBe(etag);
    expect(await again.text()).toBe('');
    expect((await api.ask(address, { headers: { 'If-None-Match': '"other"' } })).status).toBe(200);
  });

  it('responds to HEAD with the same headers and no body', async () => {
    const [get, head] = await Promise.all([api.ask(address), api.ask(address, { method: 'HEAD' })]);
    expect(head.status).toBe(200);
    expect(head.headers.get('ETag')).toBe(get.headers.get('ETag'));
    expect(await head.text()).toBe('');
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('rejects %s and lists the allowed methods', async (method) => {
    const response = await api.ask(address, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')).toBe('GET, HEAD, OPTIONS');
    expect(await response.json()).toMatchObject({ status: 405, title: 'Methode nicht erlaubt' });
  });
});

it('responds to OPTIONS with the allowed methods', async () => {
  const response = await api.ask('/en/api/events/', { method: 'OPTIONS' });
  expect([response.status, response.headers.get('Allow')]).toEqual([204, 'GET, HEAD, OPTIONS']);
});

it.each([
  ['/de/api/nothing', 'Nicht gefunden'],
  ['/de/api', 'Nicht gefunden'],
  ['/de/api/', 'Nicht gefunden'],
  ['/en/api/events/7/', 'Not found'],
  ['/en/pageeditor-api/', 'Not found'],
  ['/en/pageeditor-api/secrets', 'Not found'],
  ['/api', 'Nicht gefunden'],
  ['/api/events/', 'Nicht gefunden'],
  ['/pageeditor-api/user', 'Nicht gefunden'],
  ['/de/api/events//', 'Nicht gefunden'],
])('%s is a 404 in JSON', async (address, title) => {
  const response = await api.ask(address);
  expect(response.status).toBe(404);
  expect(response.headers.get('Content-Type')).toBe('application/problem+json');
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(await response.json()).toMatchObject({ type: 'about:blank', title, status: 404 });
});

it('passes every other address on to the rest of the site', async () => {
  const { Hono } = await import('hono');
  const site = new Hono().route('/', api.api).all('*', (context) => context.text('a page'));
  for (const address of ['/', '/de', '/de/termine', '/fr/api/events/', '/de/apiary', '/apis']) {
    expect(await (await site.request(address)).text(), address).toBe('a page');
  }
  // Mounted in an app with the usual strict slashes, the calls keep both spellings.
  expect((await site.request('/de/api/events/')).status).toBe(200);
  expect((await site.request('/de/api/events')).status).toBe(200);
});
