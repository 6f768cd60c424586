import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { finishPage, type HeadersOf } from './finished-page.ts';

const headersOf: HeadersOf = ({ scriptHashes }) => [['Policy', scriptHashes.join(' ')]];
const html = (text: string, init: ResponseInit = {}) =>
  new Response(text, { ...init, headers: { 'Content-Type': 'text/html; charset=utf-8', ...init.headers } });
/** With the secret of the application’s own scripts, as the renderer sets it. */
const marked = (text: string) =>
  html(text.replaceAll('<script', '<script nonce="secret"'), { headers: { 'X-Script-Secret': 'secret' } });
const sha = (text: string) => createHash('sha256').update(text).digest('base64');
const pairs = (headers: string[]) =>
  new Map(
    Array.from({ length: headers.length / 2 }, (_, at) => [headers[at * 2] ?? '', headers[at * 2 + 1] ?? '']),
  );

const preload = (name: string) => `<link rel="modulepreload" href="/assets/${name}.js"/>`;

describe('scripts', () => {
  it('are allowed by their hashes: executable inline scripts, each once', async () => {
    const page = await finishPage(
      marked(
        '<script>one()</script><script type="module">two()</script><script>one()</script>' +
          '<script src="/a.js"></script><script type="application/ld+json">{}</script><script></script>',
      ),
      headersOf,
    );
    expect(page.scriptHashes).toEqual(expect.arrayContaining([sha('one()'), sha('two()')]));
    expect(pairs(page.variants.br.headers).get('Policy')).toContain(`${sha('one()')} ${sha('two()')}`);
    expect(page.variants.identity.body.toString()).not.toContain('secret');
    expect(page.variants.identity.headers).not.toContain('secret');
  });

  it('that were injected are not allowed', async () => {
    const own = '<script nonce="secret">own()</script>';
    const others =
      '<script>evil()</script><script nonce="">evil()</script><script nonce="secreT">evil()</script><svg><script>evil()</script></svg>';
    const init = { headers: { 'X-Script-Secret': 'secret' } };
    const { scriptHashes } = await finishPage(html(`${others}${own}${others}`, init), headersOf);
    expect(scriptHashes).toContain(sha('own()'));
    expect(scriptHashes).not.toContain(sha('evil()'));
    expect((await finishPage(html('<script>evil()</script>'), headersOf)).scriptHashes).toEqual([]);
  });

  it('are in a template until the page starts them, with the modules to preload', async () => {
    const start = '<script type="module" async="">import "/assets/a.js"</script>';
    const before = `<head>${preload('a')}${preload('b')}${preload('a')}</head><body><p>Text</p>${start}</body>`;
    const { variants, scriptHashes } = await finishPage(marked(before), headersOf);
    const after = variants.identity.body.toString();
    const waiting = /<template id="later">.*?<\/template>/;
    expect(after.match(waiting)?.[0]).toBe(
      '<template id="later"><link rel="modulepreload" href="/assets/b.js">' +
        '<script type="module">import "/assets/a.js"</script></template>',
    );
    expect(after.replace(waiting, '')).not.toMatch(/<link rel="modulepreload"|<script type="module"/);
    // In the head it is the same text, and so allowed by the same hash.
    expect(scriptHashes).toContain(sha('import "/assets/a.js"'));
  });

  it('of a page without the router are unchanged', async () => {
    const before = `<head>${preload('a')}</head><body><p>Text</p></body>`;
    expect((await finishPage(html(before), headersOf)).variants.identity.body.toString()).toBe(before);
  });

  it('of a data request are not hashed', async () => {
    const response = new Response('["<script>x</script>"]', { headers: { 'Content-Type': 'text/x-script' } });
    expect((await finishPage(response, headersOf)).scriptHashes).toEqual([]);
  });
});

describe('the response', () => {
  it('has the same content in each encoding, with its own tag and length', async () => {
    const text = `<p>${'Spielzeit '.repeat(500)}</p>`;
    const { variants } = await finishPage(html(text), headersOf);
    expect(variants.identity.body.toString()).toBe(text);
    expect(brotliDecompressSync(variants.br.body).toString()).toBe(text);
    expect(gunzipSync(variants.gzip.body).toString()).toBe(text);
    expect(new Set(Object.values(variants).map(({ etag }) => etag)).size).toBe(3);
    for (const { headers, body, etag } of Object.values(variants)) {
      expect(headers.slice(-2)).toEqual(['Content-Length', String(body.length)]);
      expect(pairs(headers).get('ETag')).toBe(etag);
    }
  });

  it('has its cache lifetime', async () => {
    const control = async (status: number) => {
      const page = await finishPage(html('x', { status }), headersOf);
      return pairs(page.variants.identity.headers).get('Cache-Control');
    };
    expect(await control(200)).toBe('public, max-age=0, must-revalidate');
    expect(await control(404)).toBe('public, max-age=0, must-revalidate');
    expect(await control(301)).toBe('no-store');
    expect(await control(500)).toBe('no-store');
  });

  it('redirects without a body', async () => {
    const moved = new Response(null, { status: 301, headers: { Location: '/de' } });
    const { status, variants } = await finishPage(moved, headersOf);
    expect(status).toBe(301);
    expect(variants.br).toBe(variants.identity);
    const headers = pairs(variants.br.headers);
    expect(headers.get('location')).toBe('/de');
    expect(headers.has('Content-Encoding') || headers.has('ETag')).toBe(false);
  });

  it('sets cookies only in unshared responses', async () => {
    const answer = () => html('x', { headers: { 'Set-Cookie': 'a=b' } });
    const shared = pairs((await finishPage(answer(), headersOf)).variants.br.headers);
    const own = pairs((await finishPage(answer(), headersOf, { encoding: 'br' })).variants.br.headers);
    expect(shared.has('set-cookie')).toBe(false);
    expect(own.get('set-cookie')).toBe('a=b');
    expect(own.get('Cache-Control')).toBe('private, no-store');
  });

  it('is compressed only as requested if it is not shared', async () => {
    const text = 'x'.repeat(500);
    for (const encoding of ['br', 'gzip', 'identity'] as const) {
      const { variants } = await finishPage(html(text), headersOf, { encoding });
      const { body, headers } = variants[encoding];
      const plain = { br: brotliDecompressSync, gzip: gunzipSync, identity: (all: Buffer) => all }[encoding](
        body,
      );
      expect(plain.toString()).toBe(text);
      expect(pairs(headers).get('Content-Encoding')).toBe(encoding === 'identity' ? undefined : encoding);
      expect(new Set(Object.values(variants)).size).toBe(1);
    }
  });
});
