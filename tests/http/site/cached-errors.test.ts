// No cache keeps an error, or that the site is alive: Varnish and some CDNs keep for minutes what does not forbid it.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '../setup/site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite('errors');
}, 180_000);
afterAll(() => site.close());

test.each([
  // In a rolling update, the other instance may have it already.
  ['/assets/entry.client-00000000.js', 404],
  ['/fonts/none.woff2', 404],
  ['/media/made/none.jpg', 404],
  ['/media/uploads/none', 404],
  ['/media/sharing/none', 404],
  ['/none.php', 404],
  ['/de/nichts', 404],
  ['/de/nichts.data', 404],
  ['/de/api/nichts/', 404],
  ['/de/api/events/none/', 404],
  ['/cms-hub', 401],
  ['/%ff', 400],
  [`/de/${'a'.repeat(5000)}`, 414],
  ['/healthz', 200],
  ['/readyz', 200],
])('%s', async (address, expected) => {
  const { status, headers } = await site.get(address);
  expect(status).toBe(expected);
  expect(headers['cache-control']).toMatch(/no-store|max-age=0/);
});
