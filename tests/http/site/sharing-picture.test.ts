// Link previews of a play: the address in the page's head, and the picture.
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { events } from '#server/db/schema/events.ts';
import { bumpContentVersion } from '#server/services/site/content-version.ts';
import { openTestSite, type TestSite } from '../setup/site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite('sharing_picture');
});
afterAll(() => site.close());

async function pictureOf(address: string): Promise<string> {
  const { text } = await site.get(address);
  const found = [...text.matchAll(/<meta property="og:image" content="([^"]+)"/g)];
  expect(found).toHaveLength(1);
  // Before the end of the head, where readers of links stop.
  expect(text.indexOf('og:image')).toBeLessThan(text.indexOf('</head>'));
  expect(text).toContain('<meta property="og:image:width" content="1200"/>');
  const url = new URL(found[0]?.[1] ?? '');
  expect(url.pathname).toMatch(/^\/media\/sharing\/(?:de|en)-102-[0-9a-f]{12}$/);
  return url.pathname;
}

test('a play has its own link preview picture, which is cached forever', async () => {
  const address = await pictureOf('/de/stuecke/faust/102');
  const { status, headers, body } = await site.get(address);
  expect([status, headers['content-type']]).toEqual([200, 'image/png']);
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  const { width, height } = await sharp(body).metadata();
  expect([width, height]).toEqual([1200, 630]);
  expect(await pictureOf('/en/whats-on/faust/102')).not.toBe(address);
});

test('a new date changes the picture, also at its earlier address', async () => {
  const before = await pictureOf('/de/stuecke/faust/102');
  await site.database.db.transaction(async (queries) => {
    await queries
      .update(events)
      .set({ date_start: sql`${events.date_start} + interval '1 hour'` })
      .where(eq(events.production_id, 102));
    await bumpContentVersion(queries);
  });
  await expect.poll(() => pictureOf('/de/stuecke/faust/102'), { timeout: 30_000 }).not.toBe(before);
  const after = await pictureOf('/de/stuecke/faust/102');
  const [current, stale] = await Promise.all([
    site.get(after),
    site.get(after.replace(/[0-9a-f]{12}$/, '000000000000')),
  ]);
  expect(stale.headers['cache-control']).toBe('public, max-age=300');
  expect(stale.body.equals(current.body)).toBe(true);
});

test.each([
  '/media/sharing/de-999999-000000000000',
  '/media/sharing/de-99999999999-000000000000',
  '/media/sharing/fr-102-000000000000',
  '/media/sharing/de-102-',
])('%s is not found', async (address) => {
  expect((await site.get(address)).status).toBe(404);
});
