// An object store that closes connections: pages work, a picture can be requested again, and the log has the reason
// once.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cut, type FakeStore, openFakeStore } from '../../setup/fake-store.ts';
import { openTestSite, type TestSite } from '../setup/site.ts';

let line: FakeStore;
let site: TestSite;
beforeAll(async () => {
  line = await openFakeStore(cut);
  site = await openTestSite('store_away', line.settings);
}, 180_000);
afterAll(async () => {
  await site.close();
  line.close();
});

test('pages are served, and a picture is an uncached 503 with Retry-After', async () => {
  expect((await site.get('/de')).status).toBe(200);
  const { status, headers } = await site.get('/media/pictures/nora-0123456789abcdef.jpg');
  expect(status).toBe(503);
  expect(headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
});
