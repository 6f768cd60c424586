// The sitemap: every address is a canonical page and exists in both languages.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { locales } from '#domain/languages/locales.ts';
import { matchPath, pathFor } from '#domain/site/route-paths.ts';
import { routeTable } from '#domain/site/route-table.ts';
import { formTexts } from '#i18n/forms/form-texts.ts';
import { production } from '../../api/fixture/ids.ts';
import { fillPages } from '../../api/fixture/pages.ts';
import { openTestSite, publicUrl, type TestSite } from '../setup/site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite('sitemap', {}, { fill: fillPages });
});
afterAll(() => site.close());

const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);

test('every address is canonical and names its translation', async () => {
  const index = await site.get('/sitemap.xml');
  expect([index.status, index.headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
  expect(all(index.text, /<loc>(.*?)<\/loc>/g)).toEqual([`${publicUrl}/sitemap-1.xml`]);
  const { text } = await site.get('/sitemap-1.xml');
  const addresses = all(text, /<loc>(.*?)<\/loc>/g);
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addresses).toContain(`${publicUrl}/en/whats-on/faust/102`);
  const wrong: string[] = [];
  for (const address of addresses) {
    const page = await site.get(address.slice(publicUrl.length));
    const [canonical] = all(page.text, /<link rel="canonical" href="([^"]+)"/g);
    if (page.status !== 200 || canonical !== address) wrong.push(`${address}: ${page.status}, ${canonical}`);
  }
  expect(wrong).toEqual([]);
  expect(all(text, /hreflang="en-US" href="(.*?)"/g)).toHaveLength(addresses.length);
});

test('every indexed page has a description in its language', async () => {
  const { text } = await site.get('/sitemap-1.xml');
  const named = all(text, /(?:<loc>|hreflang="en-US" href=")(.*?)["<]/g).map((url) =>
    url.slice(publicUrl.length),
  );
  // What the sitemap leaves out: screens within screens, and those that robots must not list.
  const others = locales.flatMap(({ code }) => [
    pathFor('productions-slug-id-booklet', code, { slug: 'nora', id: production.nora }),
    pathFor('forms-slug', code),
    ...(['search', 'led-screen', 'led-screen-2', 'led-screen-3', 'not-found'] as const).map((name) =>
      pathFor(name, code),
    ),
  ]);
  const addresses = [...new Set([...named, ...others])];
  const screens = new Set(addresses.map((address) => matchPath(address)?.name));
  expect(routeTable.map(({ name }) => name).filter((name) => !screens.has(name))).toEqual([]);
  const silent: string[] = [];
  for (const address of addresses) {
    const page = await site.get(address);
    if (page.status !== 200 || page.text.includes('<meta name="robots" content="noindex"')) continue;
    const [description = ''] = all(page.text, /<meta name="description" content="([^"]*)"/g);
    if (description.trim() === '') silent.push(address);
  }
  expect(silent).toEqual([]);
  for (const { code } of locales) {
    const { text } = await site.get(pathFor('forms-slug', code));
    expect(text).toContain(`<meta name="description" content="${formTexts(code).list_intro}"`);
  }
});

test('a change of a date updates its play', async () => {
  const changedAt = async () => {
    const { text } = await site.get('/sitemap-1.xml');
    return /faust\/102<\/loc><lastmod>(.*?)</.exec(text)?.[1] ?? '';
  };
  const before = await changedAt();
  expect(Date.parse(before)).not.toBeNaN();
  await site.database.pool.query(
    "update events set updated_at = now() + interval '1 hour' where production_id = 102",
  );
  expect(Date.parse(await changedAt())).toBeGreaterThan(Date.parse(before));
});

test('robots.txt names it, and a file beyond the last is not found', async () => {
  expect((await site.get('/robots.txt')).text).toContain(`Sitemap: ${publicUrl}/sitemap.xml`);
  expect((await site.get('/sitemap-2.xml')).status).toBe(404);
});
