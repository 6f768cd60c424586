import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mediaRoutes, mediaUrl } from '#server/media/serve.ts';
import { type MediaStore, openMediaStore } from '#server/media/store.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'foyer-media-'));
const store: MediaStore = openMediaStore(folder);
const app = new Hono().route(
  '/media',
  mediaRoutes(store, async () => 'everybody'),
);

beforeAll(async () => {
  await store.put('pictures/faust-0123456789abcdef.webp', Buffer.from('picture'), 'image/webp');
  await store.put('made/faust-horizontal-1240-0123.svg', Buffer.from('<svg/>'), 'image/svg+xml');
  await store.put('temp/secret.webp', Buffer.from('secret'), 'image/webp');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('files of the library', () => {
  test('are sent with their type and may be cached forever', async () => {
    const response = await app.request(mediaUrl('pictures/faust-0123456789abcdef.webp'));
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('picture');
    expect(response.headers.get('Content-Type')).toBe('image/webp');
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(response.headers.get('Content-Length')).toBe('7');
  });

  test('are not sent again with a matching ETag', async () => {
    const url = mediaUrl('pictures/faust-0123456789abcdef.webp');
    const etag = (await app.request(url)).headers.get('ETag') as string;
    const again = await app.request(url, { headers: { 'If-None-Match': `"other", W/${etag}` } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect((await app.request(url, { headers: { 'If-None-Match': '"other"' } })).status).toBe(200);
  });

  test('are not included in responses to HEAD', async () => {
    const response = await app.request(mediaUrl('pictures/faust-0123456789abcdef.webp'), { method: 'HEAD' });
    expect([response.status, await response.text()]).toEqual([200, '']);
  });

  test('are streamed if large, so that slow readers keep none of them in memory', async () => {
    const content = Buffer.alloc(5_000_000, 'picture');
    const key = 'pictures/large-0123456789abcdef.jpg';
    await store.put(key, content, 'image/jpeg');
    const response = await app.request(mediaUrl(key));
    expect(response.headers.get('Content-Length')).toBe('5000000');
    expect(content.equals(Buffer.from(await response.arrayBuffer()))).toBe(true);
    const slow = (await app.request(mediaUrl(key))).body?.getReader();
    const first = await slow?.read();
    expect(first?.value?.byteLength).toBeLessThan(100_000);
    await slow?.cancel();
    const head = await app.request(mediaUrl(key), { method: 'HEAD' });
    expect([head.headers.get('Content-Length'), await head.text()]).toEqual(['5000000', '']);
  });

  test('of SVG have a policy that forbids everything', async () => {
    const response = await app.request(mediaUrl('made/faust-horizontal-1240-0123.svg'));
    expect(response.headers.get('Content-Type')).toBe('image/svg+xml');
    expect(response.headers.get('Content-Security-Policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
    );
  });

  test.each([
    '/media/temp/secret.webp',
    '/media/pictures/missing-0123456789abcdef.webp',
    '/media/pictures/../temp/secret.webp',
    '/media/pictures/..%2ftemp%2fsecret.webp',
    '/media/pictures/%2e%2e/temp/secret.webp',
    '/media/pictures%5c..%5ctemp%5csecret.webp',
    '/media/pictures',
    '/media/pictures/faust.html',
    '/media/pictures/%00.webp',
    '/media/',
    '/media//pictures/faust-0123456789abcdef.webp',
    `/media/pictures/${'a'.repeat(300)}.webp`,
  ])('%s is not found', async (url) => {
    expect((await app.request(url)).status).toBe(404);
  });
});

test('a key outside the store is rejected when writing', () => {
  expect(() => store.put('../outside.webp', Buffer.from(''), 'image/webp')).toThrow(/Not a key/);
});
