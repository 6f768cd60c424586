// Responses of pages: encodings, ETags, headers, and a policy that matches the scripts.
import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestSite, publicUrl, type TestSite } from '../setup/site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite('pages');
}, 180_000);
afterAll(() => site.close());

const screens = [
  '/de',
  '/en',
  '/de/termine',
  '/en/whats-on',
  '/de/stuecke/nora/101',
  '/de/ensemble',
  '/de/nichts',
];

const unpack = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  identity: (body: Buffer) => body,
};

describe('encodings', () => {
  test.each([
    [undefined, undefined],
    ['', undefined],
    ['identity', undefined],
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, br;q=0', 'gzip'],
    ['br;q=0.0,gzip;q=0', undefined],
    ['gzip;q=0.5, br ; q=0.1', 'br'],
    ['BR', 'br'],
    ['brotli, x-gzip', undefined],
    ['deflate', undefined],
    ['*', undefined],
    ['q=0;;;,,br', 'br'],
  ])('Accept-Encoding %j gets %s', async (accepted, encoding) => {
    const headers: Record<string, string> = accepted === undefined ? {} : { 'accept-encoding': accepted };
    const answer = await site.get('/de/termine', { headers });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers.vary).toBe('Accept-Encoding');
    expect(Number(answer.headers['content-length'])).toBe(answer.body.length);
  });

  test.each(screens)('%s is the same page in each', async (target) => {
    const plain = (await site.get(target)).body;
    for (const encoding of ['br', 'gzip'] as const) {
      const { body, headers } = await site.get(target, { headers: { 'accept-encoding': encoding } });
      expect(headers['content-encoding']).toBe(encoding);
      expect(unpack[encoding](body).equals(plain)).toBe(true);
    }
  });
});

test.each([
  ['/de', 'Thalia – Spielplan, Karten und Stücke'],
  ['/en', 'Thalia – What’s on, tickets and plays'],
  ['/de/termine', 'Thalia – Termine'],
  ['/en/whats-on', 'Thalia – What’s on'],
  ['/en/event-calendar', 'Thalia – Calendar'],
  ['/de/stuecke/nora/101', 'Thalia – Nora'],
  ['/de/abo', 'Thalia – Abo'],
  ['/de/gibt-es-nicht', 'Thalia – 404 Seite nicht gefunden'],
])('%s has the title %s', async (target, title) => {
  expect((await site.get(target)).text).toContain(`<title>${title}</title>`);
});

describe('tags', () => {
  test('are one per encoding, and a matching one gives an empty response', async () => {
    const tags = new Set<string>();
    for (const encoding of ['identity', 'gzip', 'br']) {
      const first = await site.get('/de/stuecke', { headers: { 'accept-encoding': encoding } });
      const tag = first.headers.etag ?? '';
      tags.add(tag);
      for (const matching of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
        const headers = { 'accept-encoding': encoding, 'if-none-match': matching };
        const again = await site.get('/de/stuecke', { headers });
        expect(again.status, matching).toBe(304);
        expect(again.body.length).toBe(0);
        expect(again.headers.etag).toBe(tag);
        expect(again.headers.vary).toBe('Accept-Encoding');
      }
    }
    expect(tags.size).toBe(3);
    const [any = ''] = tags;
    const other = { 'accept-encoding': 'gzip', 'if-none-match': any };
    expect((await site.get('/de/stuecke', { headers: other })).status).toBe(200);
    expect((await site.get('/de', { headers: { 'if-none-match': any } })).status).toBe(200);
  });

  test('are not used for a missing page', async () => {
    const { headers } = await site.get('/de/nichts');
    const again = await site.get('/de/nichts', { headers: { 'if-none-match': headers.etag ?? '' } });
    expect(again.status).toBe(404);
  });
});

describe('headers', () => {
  test.each([
    ...screens,
    ...['/', '/de/', '/de/sommer', '/de/api/events/', '/api/docs', '/robots.txt', '/healthz'],
    ...['/assets/none.js', '/de/%ff', `/${'a'.repeat(5000)}`, '/icon.svg'],
  ])('%s', async (target) => {
    const { headers } = await site.get(target);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    expect(headers['permissions-policy']).toContain('geolocation=()');
    expect(headers['x-frame-options']).toBe('DENY');
    expect(headers['strict-transport-security']).toMatch(/^max-age=63072000/);
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers.server).toBeUndefined();
  });

  test('of a built file are those that concern it', async () => {
    const [sheet = ''] = /\/assets\/[\w-]+\.css/.exec((await site.get('/de')).text) ?? [];
    const { headers } = await site.get(sheet);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['permissions-policy']).toBeUndefined();
  });

  test('do not enforce https on a site without it', async () => {
    const plain = await openTestSite('plain', { PUBLIC_URL: 'http://theatre.example' });
    expect((await plain.get('/de')).headers['strict-transport-security']).toBeUndefined();
    await plain.close();
  });

  test.each(screens)('%s sets no cookie and is revalidated each time', async (target) => {
    const { headers } = await site.get(target);
    expect(headers['set-cookie']).toBeUndefined();
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  });

  test('redirects are not cached', async () => {
    for (const target of ['/de/sommer', '/de/stuecke/falsch/101', '/de/termine/', '/de?v=1']) {
      const { status, headers } = await site.get(target);
      expect(status).toBe(301);
      expect(headers['cache-control']).toBe('no-store');
    }
  });
});

describe('the content security policy', () => {
  const policyOf = (text: string | string[] | undefined) =>
    new Map(
      String(text)
        .split('; ')
        .map((part) => [part.split(' ', 1)[0], part.split(' ').slice(1)]),
    );

  test.each([...screens, '/api/docs'])('%s', async (target) => {
    const { headers, text } = await site.get(target);
    const policy = policyOf(headers['content-security-policy']);
    expect(policy.get('object-src') ?? policy.get('default-src')).toEqual(["'none'"]);
    expect(policy.get('base-uri')).toEqual(["'none'"]);
    expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
    expect(policy.get('form-action')?.join()).toMatch(/^'(?:self|none)'$/);
    const scripts = policy.get('script-src') ?? policy.get('default-src') ?? [];
    expect(scripts.join(' ')).not.toMatch(/unsafe|\*|https?:|data:/);

    // Extracted without a parser: a browser executes what is between the tags.
    const inline = text
      .split('<script')
      .slice(1)
      .map((part) => ({
        attributes: part.slice(0, part.indexOf('>')),
        code: part.slice(part.indexOf('>') + 1).split('</script>')[0] ?? '',
      }))
      .filter(({ attributes, code }) => !/ src=|ld\+json/.test(attributes) && code !== '');
    const hashes = inline.map(({ code }) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
    for (const hash of hashes) expect(scripts).toContain(hash);
    // Nothing else is allowed.
    expect(scripts.filter((source) => source.startsWith("'sha256-")).sort()).toEqual(
      [...new Set(hashes)].sort(),
    );
    if (screens.includes(target)) expect(hashes.length).toBeGreaterThan(2);
  });

  test('no page has inline event handlers, which the policy would block', async () => {
    for (const target of screens) expect((await site.get(target)).text).not.toMatch(/<[^>]+\son[a-z]+=/);
  });

  test('allows framing only the shop and the players', async () => {
    const players = [
      'https://www.youtube-nocookie.com',
      'https://player.vimeo.com',
      'https://open.spotify.com',
      'https://w.soundcloud.com',
      'https://embed.podcasts.apple.com',
      'https://*.podigee.io',
      'https://e.issuu.com',
      'https://www.yumpu.com',
      'https://sketchfab.com',
      'https://www.instagram.com',
      'https://www.facebook.com',
      'https://www.tiktok.com',
      'https://www.linkedin.com',
      'https://forms.starmate.example.org',
    ];
    const demo = 'https://theatre.example:3001';
    for (const [SHOP_ORIGIN, shops] of [
      ['', [demo]],
      ['https://shop.theatre.example', ['https://shop.theatre.example']],
      ['none', []],
    ] as const) {
      const own = await openTestSite('shop', { SHOP_ORIGIN });
      const { headers, body } = await own.get('/de');
      const policy = policyOf(headers['content-security-policy']);
      expect(policy.get('frame-src')).toEqual(["'self'", ...shops, ...players]);
      expect(String(body).includes(demo)).toBe(SHOP_ORIGIN === '');
      await own.close();
    }
  });

  test('allows nothing else from other hosts', async () => {
    const policy = policyOf((await site.get('/de')).headers['content-security-policy']);
    for (const [directive, sources] of policy) {
      if (directive !== 'frame-src')
        expect(sources.filter((source) => /[.*]|https?:/.test(source))).toEqual([]);
    }
  });
});

describe('the metadata of a page', () => {
  test.each([
    ['/de/termine?utm_source=a', 'de', '/de/termine', '/en/event-calendar'],
    ['/en/whats-on/a-dolls-house/101', 'en', '/de/stuecke/nora/101', '/en/whats-on/a-dolls-house/101'],
  ])('%s', async (target, lang, german, english) => {
    const { text } = await site.get(target);
    const link = (rel: string) =>
      [...text.matchAll(/<link[^>]+>/g)].map(([tag]) => tag).filter((tag) => tag.includes(rel));
    expect(text).toContain(`<html lang="${lang}"`);
    expect(link('rel="canonical"')).toHaveLength(1);
    expect(link('rel="canonical"')[0]).toContain(`href="${publicUrl}${lang === 'de' ? german : english}"`);
    const alternates = link('rel="alternate"').join('');
    expect(alternates).toContain(`href="${publicUrl}${german}"`);
    expect(alternates).toContain(`href="${publicUrl}${english}"`);
  });
});

describe('built files', () => {
  test('styles of the site precede those of its components', async () => {
    const { text } = await site.get('/de/stuecke/nora/101');
    const sheets = [...text.matchAll(/<link rel="stylesheet" href="([^"#]+)/g)].map(([, url = '']) => url);
    const styles = (await Promise.all(sheets.map((url) => site.get(url))))
      .map((sheet) => sheet.text)
      .join('');
    const base = styles.indexOf('.section{');
    expect(base).toBeGreaterThan(-1);
    // The stroke of an event is drawn by a lazy component of this screen.
    expect(styles.search(/\.axis-\w+\{/)).toBeGreaterThan(base);
  });

  test('are compressed and cached forever', async () => {
    const { text } = await site.get('/de');
    const files = [...new Set(text.match(/\/assets\/[\w.-]+\.(?:js|css)/g) ?? [])];
    expect(files.length).toBeGreaterThan(5);
    for (const file of files) {
      const plain = await site.get(file);
      expect(plain.status, file).toBe(200);
      expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
      if (plain.body.length < 512) continue;
      for (const encoding of ['br', 'gzip'] as const) {
        const packed = await site.get(file, { headers: { 'accept-encoding': encoding } });
        expect(packed.headers['content-encoding'], file).toBe(encoding);
        expect(packed.headers.vary).toContain('Accept-Encoding');
        expect(packed.headers['content-type']).toBe(plain.headers['content-type']);
        expect(unpack[encoding](packed.body).equals(plain.body)).toBe(true);
      }
    }
  });

  test.each([
    '/assets/../../server/app.js',
    '/assets/%2e%2e/%2e%2e/server/app.js',
    '/%2e%2e/server/app.js',
    '/assets/..%2f..%2fserver%2fapp.js',
    '/assets/',
    '/assets',
  ])('nothing else is served: %s', async (target) => {
    const { status, text } = await site.get(target);
    expect(status).toBeGreaterThanOrEqual(300);
    expect(status).toBeLessThan(500);
    expect(text).not.toContain('createApp');
  });
});
