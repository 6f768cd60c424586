// Compressed responses of endpoints and feeds. Those of pages are in `pages.test.ts`.
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '../setup/site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite('compression');
}, 180_000);
afterAll(() => site.close());

test.each(['/de/api/events/', '/de/api/events/calendar.ics', '/api/openapi.json'])('%s', async (address) => {
  const plain = await site.get(address);
  const headers = { 'Accept-Encoding': 'br, gzip' };
  const gzipped = await site.get(address, { headers });
  expect(gzipped.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(gunzipSync(gzipped.body).equals(plain.body)).toBe(true);
  const { etag } = gzipped.headers;
  expect(etag).toBe(plain.headers.etag);
  if (etag) {
    const known = await site.get(address, { headers: { ...headers, 'If-None-Match': etag } });
    expect([known.status, known.body.length]).toEqual([304, 0]);
  }
});

test('a short response is not compressed', async () => {
  const { headers, text } = await site.get('/de/api/user-logged/', {
    headers: { 'Accept-Encoding': 'gzip' },
  });
  expect(headers['content-encoding']).toBeUndefined();
  expect(headers['content-length']).toBe(String(text.length));
});

test.each([
  '/de/api/events/',
  '/de/api/events/calendar.ics',
  '/api/openapi.json',
  '/de/api/none/',
  '/robots.txt',
])('HEAD %s has the headers of GET, and no length but that of the content', async (address) => {
  const [head, get] = [await site.get(address, { method: 'HEAD' }), await site.get(address)];
  expect(head.status).toBe(get.status);
  for (const name of ['content-type', 'etag', 'cache-control'])
    expect(head.headers[name], name).toBe(get.headers[name]);
  expect([undefined, String(get.body.length)]).toContain(head.headers['content-length']);
});
