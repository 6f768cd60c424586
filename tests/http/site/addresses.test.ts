// Redirects and status codes of addresses: the root, slashes, versions, old and wrong addresses.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { redirects } from '#server/db/schema/site.ts';
import { loginAs } from '../../setup/login.ts';
import { askRaw } from '../setup/raw-request.ts';
import { openTestSite, type TestSite } from '../setup/site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite(
    'addresses',
    {},
    {
      fill: ({ db }) =>
        db
          .insert(redirects)
          .values({ old_path: '/de/fruehling', new_path: '/de/Fruehling' })
          .then(() => {}),
    },
  );
}, 180_000);
afterAll(() => site.close());

describe('the root', () => {
  test.each([
    [undefined, '/de'],
    ['i18n_redirected=en', '/en'],
    ['a=b; i18n_redirected=en; c=d', '/en'],
    ['i18n_redirected=fr', '/de'],
    ['not_i18n_redirected=en', '/de'],
  ])('with the cookie %s leads to %s', async (cookie, location) => {
    const { status, headers } = await site.get('/', {
      headers: { 'accept-language': 'en', ...(cookie && { cookie }) },
    });
    expect(status).toBe(302);
    expect(headers.location).toBe(location);
    const [set = ''] = headers['set-cookie'] ?? [];
    expect(set).toContain(`i18n_redirected=${location.slice(1)};`);
    expect(set).toMatch(/Max-Age=31536000.*; Secure$/);
    expect(headers['cache-control']).toBe('no-store');
  });

  test('keeps its query', async () => {
    expect((await site.get('/?utm_source=a')).headers.location).toBe('/de?utm_source=a');
  });
});

test.each([
  ['/de/TERMINE', '/de/termine'],
  ['/DE', '/de'],
  ['/de/Termine?venue=thalia&utm_source=a', '/de/termine?venue=thalia'],
  ['/de/TERMINE.data?_routes=events___de', '/de/termine'],
])('%s redirects to %s', async (target, location) => {
  const { status, headers, text } = await site.get(target);
  if (target.includes('.data')) return expect(text).toContain(location);
  expect([status, headers.location]).toEqual([301, location]);
});

describe('slashes and versions', () => {
  test.each([
    ['/de/', '/de'],
    ['/de/stuecke/', '/de/stuecke'],
    ['/de/stuecke//?venue=thalia', '/de/stuecke?venue=thalia'],
    ['/de/termine?v=3', '/de/termine'],
    ['/de/termine/?v=3&page=2', '/de/termine'],
    ['/gibt/es/nicht/', '/gibt/es/nicht'],
  ])('%s redirects to %s', async (target, location) => {
    const { status, headers } = await site.get(target);
    expect(status).toBe(301);
    expect(headers.location).toBe(location);
  });

  test('versions are available to logged-in users, but not with an expired session', async () => {
    const { cookie } = await loginAs(site.database, 'editor');
    expect((await site.get('/de/termine?v=3', { headers: { cookie } })).status).toBe(200);
    const ended = { headers: { cookie: '__Host-foyer_session=x' } };
    const { status, headers } = await site.get('/de/termine?v=3', ended);
    expect([status, headers.location]).toEqual([301, '/de/termine']);
    expect((await site.get('/de/termine', ended)).status).toBe(200);
  });

  test.each([
    '//evil',
    '//evil/',
    '//evil.example/%2e%2e/',
    '///evil//',
    '/\\evil',
    '/\\evil/',
    '\\\\evil/',
    '/\\/evil/',
    '/%2f%2fevil/',
    '/%2Fevil/',
    '/%5cevil/',
    '//%2fevil/',
    '/\t/evil/',
    '/%09/evil/',
    '/%0d%0a/evil/',
    '/%0d%0aSet-Cookie:%20a=b/',
    '/%20//evil/',
    '/\u00a0//evil/',
    '//evil?v=1',
    '//evil/?v=1',
    '/\\evil?v=1',
    '//user@evil/',
    '/.//evil/',
    '/./..//evil/',
    'http://evil/',
    'http://evil/de/',
    'https:\\\\evil/',
    'http://evil//evil2/',
    '?v=1',
    '*',
  ])('%j never redirects to another host', async (target) => {
    const { status, location, text } = await askRaw(site.port, `GET ${target} HTTP/1.1`);
    expect(status).toBeGreaterThanOrEqual(300);
    expect(status).toBeLessThan(500);
    expect(text.toLowerCase()).not.toContain('\r\nset-cookie: a=b');
    if (location === null) return;
    expect(location).toMatch(/^\/(?![/\\])[!-~]*$/);
    expect(location).not.toMatch(/^\/%(?:2f|5c)/i);
    expect(new URL(location, 'http://house.test').host).toBe('house.test');
  });
});

describe('old addresses', () => {
  test.each([
    ['/de/sommer', '/de/stuecke'],
    ['/de/sommer?utm_source=plakat', '/de/stuecke'],
    ['/de/g%C3%A4rten', '/de/termine'],
    ['/de/Sommer?utm_source=plakat', '/de/sommer'],
    ['/DE/SOMMER', '/de/sommer'],
    ['/de/fruehling', '/de/Fruehling'],
  ])('%s redirects to %s', async (target, location) => {
    const { status, headers } = await site.get(target);
    expect(status).toBe(301);
    expect(headers.location).toBe(location);
  });
});

test('a redirect to its own path in capitals does not lead back', async () => {
  expect((await site.get('/de/Fruehling')).status).toBe(404);
});

describe('productions', () => {
  test('a wrong slug redirects to the right one with the query', async () => {
    const { status, headers } = await site.get('/de/stuecke/falsch/101?tab=besetzung');
    expect(status).toBe(301);
    expect(headers.location).toBe('/de/stuecke/nora/101?tab=besetzung');
    expect((await site.get('/en/whats-on/nora/101')).headers.location).toBe('/en/whats-on/a-dolls-house/101');
  });

  test.each(['0', '-1', '1.5', '101a', '9999', '2147483648', '99999999999999999999', '104', 'null'])(
    'the id %s is not found',
    async (id) => {
      const { status, text } = await site.get(`/de/stuecke/nora/${id}`);
      expect(status).toBe(404);
      expect(text).toContain('<html lang="de"');
      expect(text).toContain('<title>Thalia – 404');
      expect(text).toContain('Die gesuchte Seite wurde nicht gefunden.');
    },
  );
});

test.each([
  ['/de/abo/falsch/1', '/de/abo/premieren/1'],
  ['/en/subscriptions/premieren/1', '/en/subscriptions/premieren-en/1'],
  ['/de/presse/falsch/1', '/de/presse/nora/1'],
  ['/en/press/nora/1', '/en/press/nora-en/1'],
])('the wrong slug in %s redirects to %s', async (address, location) => {
  const { status, headers } = await site.get(address);
  expect(status).toBe(301);
  expect(headers.location).toBe(location);
});

describe('missing pages', () => {
  test.each([
    ['/de/abo/x/99999', 'de'],
    ['/de/presse/x/99999', 'de'],
    ['/de/gibt-es-nicht', 'de'],
    ['/en/nothing-here', 'en'],
    ['/de/404', 'de'],
    ['/en/404', 'en'],
    ['/de/forms/nichts', 'de'],
    ['/de/search/alles', 'de'],
    ['/de/search/events/0', 'de'],
    ['/de/search/events/99?q=nora', 'de'],
    ['/irgendwo', 'de'],
    ['/dee', 'de'],
    ['//de/termine', 'de'],
  ])('%s is a 404 page', async (target, lang) => {
    const { status, text, headers } = await site.get(target);
    expect(status).toBe(404);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(text).toContain(`<html lang="${lang}"`);
    expect(text).toContain('404');
    expect(text).toContain('noindex');
    expect(text).not.toContain('rel="canonical"');
  });

  test.each(['/cms-hub', '/cms/events', '/cms/events/none', '/cms/x?y=1'])(
    'the back office reveals nothing without a login: %s',
    async (target) => {
      const { status, headers, text } = await site.get(target);
      expect(status).toBe(401);
      expect(headers['cache-control']).toContain('no-store');
      expect(text).toContain('noindex');
    },
  );

  test.each([
    `/cms/invitation/${'A'.repeat(43)}`,
    `/cms/password-reset/${'A'.repeat(43)}`,
    '/cms/password-reset',
  ])('a password link is not cached or indexed: %s', async (target) => {
    const { status, headers, text } = await site.get(target);
    expect(status).toBe(200);
    expect(headers['cache-control']).toContain('no-store');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(text).toContain('noindex');
  });

  test('old addresses of the back office redirect without a login', async () => {
    const { status, headers } = await site.get('/cms-hub/forms/2/17?lang=en');
    expect(status).toBe(301);
    expect(headers.location).toBe('/cms/forms/2/entries/17?lang=en');
  });

  test('outside of both languages the page is in both', async () => {
    expect((await site.get('/irgendwo')).text).toContain('>This page could not be found.<');
    expect((await site.get('/de/irgendwo')).text).not.toContain('>This page could not be found.<');
    expect((await site.get('/en/nowhere')).text).toContain('>This page could not be found.<');
  });

  test.each(['/assets/none.js', '/media/pictures/none.webp', '/fonts/none.woff2'])(
    'the file %s is not found',
    async (target) => {
      expect((await site.get(target)).status).toBe(404);
    },
  );

  test('the icon is available under the default names of browsers and telephones', async () => {
    expect((await site.get('/favicon.ico')).headers.location).toBe('/icon.svg');
    expect((await site.get('/icon.svg')).status).toBe(200);
    const { body, headers } = await site.get('/apple-touch-icon.png');
    expect(headers['content-type']).toBe('image/png');
    // Width and height of a PNG.
    expect([body.readUInt32BE(16), body.readUInt32BE(20)]).toEqual([180, 180]);
  });

  test('a password manager is led to the page of the account', async () => {
    expect((await site.get('/.well-known/change-password')).headers.location).toBe('/cms/account');
    // It first checks that missing addresses are reported as missing.
    const missing = '/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200';
    expect((await site.get(missing)).status).toBe(404);
  });
});

describe('methods', () => {
  test.each(['/', '/de', '/de/termine', '/en/whats-on', '/gibt-es-nicht', '/de/termine/'])(
    'HEAD %s has the headers of GET and no body',
    async (target) => {
      const [get, head] = [await site.get(target), await site.get(target, { method: 'HEAD' })];
      expect(head.status).toBe(get.status);
      expect(head.body.length).toBe(0);
      for (const name of ['content-type', 'etag', 'location', 'content-length', 'content-security-policy']) {
        expect(head.headers[name], name).toBe(get.headers[name]);
      }
    },
  );

  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND'])(
    '%s is not allowed',
    async (method) => {
      for (const target of ['/de/termine', '/', '/de/gibt-es-nicht']) {
        const { status, headers } = await site.get(target, { method });
        expect(status).toBe(405);
        expect(headers.allow).toBe('GET, HEAD');
        expect(headers['x-content-type-options']).toBe('nosniff');
      }
    },
  );
});

test('an address that is too long is rejected', async () => {
  const long = `/de/termine?tag=${'1'.repeat(4096)}`;
  expect((await site.get(long)).status).toBe(414);
  expect((await site.get(`/de/${'a'.repeat(5000)}`, { method: 'POST' })).status).toBe(414);
  expect((await site.get(long.slice(0, 4096))).status).toBe(200);
  expect((await site.get(`/de/${'a'.repeat(15_000)}`)).status).toBe(414);
});

test.each([
  ['de', 'Adresse zu lang'],
  ['en', 'Address too long'],
])('an endpoint below %s rejects it in its own format', async (locale, title) => {
  const { status, headers, text } = await site.get(`/${locale}/api/events/?tag=${'1'.repeat(4096)}`);
  expect([status, headers['content-type']]).toEqual([414, 'application/problem+json']);
  expect(JSON.parse(text)).toMatchObject({ title, status: 414 });
});
