// A missing address suggests similar pages.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '../setup/site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite('missing_page');
}, 180_000);
afterAll(() => site.close());

test.each([
  ['/de/stuecke/nroa', 'Nora', '/de/stuecke/nora/101'],
  ['/nora', 'Nora', '/de/stuecke/nora/101'],
  // A record that has another id since it was made anew, or of another kind.
  ...['stuecke/nora/9999', 'menschen/nora/9999', 'abo/nora/9999', 'presse/nora/9999', 'forms/nora'].map(
    (stale): [string, string, string] => [`/de/${stale}`, 'Nora', '/de/stuecke/nora/101'],
  ),
])('%s suggests %s', async (target, title, url) => {
  const { status, text } = await site.get(target);
  expect(status).toBe(404);
  expect(text).toContain(`<a href="${url}" aria-label="${title}: war das gemeint?">${title}</a>`);
});

test('says so within the shell and links to the home page', async () => {
  const { status, text } = await site.get('/en/nowhere');
  expect(status).toBe(404);
  const main = /<main.*?<\/main>/s.exec(text)?.[0] ?? '';
  expect(main).toContain('This page could not be found.');
  expect(main).toMatch(/<a [^>]*href="\/en"[^>]*aria-label="back to the start: the home page"/);
  expect(text).toContain('<header');
  expect(text).toContain('<footer');
});

test.each(['/de/wp-login.php', '/de/qqqqqq', '/de/ab'])('%s suggests nothing', async (target) => {
  const { status, text } = await site.get(target);
  expect(status).toBe(404);
  expect(text).not.toContain('war das gemeint?');
});
