// The news feed as read by a feed reader.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApi, type TestApi } from '../endpoint/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi('news_feed');
});
afterAll(() => api.close());

const read = async (locale: string) => {
  const response = await api.ask(`/${locale}/api/news-teasers/feed.atom`);
  expect([response.status, response.headers.get('Content-Type')]).toEqual([
    200,
    'application/atom+xml; charset=utf-8',
  ]);
  return response.text();
};
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found]) => found);

it('has all news, the newest first, with stable ids and links', async () => {
  const feed = await read('de');
  expect(all(feed, /<entry[^>]*>\n<id>.*?#(.*?)<\/id>/g)).toEqual(['news-2-de', 'news-1-de']);
  expect(all(feed, /<entry.*?<title>(.*?)<\/title>/gs)).toEqual(['Drei Tage offen', 'Tastführungen']);
  expect(all(feed, /<entry.*?rel="alternate" href="https?:\/\/[^/]+(.*?)"/gs)).toEqual(['/de/fest', '/de']);
  expect(all(feed, /<published>(.*?)<\/published>/g)).toEqual([
    '2025-09-17T00:00:00+02:00',
    '2025-09-04T00:00:00+02:00',
  ]);
  expect(all(feed, /<updated>(.*?)<\/updated>/g)[0]).toBe('2025-09-17T00:00:00+02:00');
});

it('marks entries in German', async () => {
  expect(all(await read('en'), /<entry xml:lang="(..)"/g)[0]).toBe('de');
});

it('is valid XML for any news text', async () => {
  await api.database.pool.query(
    `update news_teasers set headline = jsonb_set(headline, '{de}', '"A & B <\\u0007\\"c\\">"') where id = 1`,
  );
  expect(await read('de')).toContain('<title>A &amp; B &lt;&quot;c&quot;&gt;</title>');
});
