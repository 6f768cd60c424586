// The first page after a start is complete, so that no browser has to render missing parts.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '../setup/site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite('first_page');
}, 180_000);
afterAll(() => site.close());

test('the first page is as complete as the second', async () => {
  const [first, second] = [await site.get('/de?edit'), await site.get('/de?edit')];
  // React's marker for a part that the server failed to render.
  expect(first.text).not.toContain('<!--$!-->');
  expect(first.text.length).toBe(second.text.length);
});
