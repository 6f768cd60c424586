// Structured data in the HTML of a page.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillPages } from '../../api/fixture/pages.ts';
import { press, subscription } from '../../api/fixture/subscriptions.ts';
import { openTestSite, type TestSite } from '../setup/site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite('structured_data', {}, { fill: fillPages });
});
afterAll(() => site.close());

interface Thing {
  '@type': string;
  '@id'?: string;
  url?: string;
  offers?: object[];
}

async function graphOf(address: string): Promise<Thing[]> {
  const { status, text, headers } = await site.get(address);
  expect([address, status]).toEqual([address, 200]);
  const [, data = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(text) ?? [];
  // A block of data is not a script: the policy has no hash of it.
  expect(headers['content-security-policy']).toContain('script-src');
  return JSON.parse(data)['@graph'] ?? [];
}

test.each([
  ['/de', 'index', ['TheaterGroup', 'WebSite']],
  ['/de/stuecke/faust/102', 'production', ['TheaterGroup', 'Play', 'TheaterEvent', 'BreadcrumbList']],
  ['/en/whats-on/faust/102', 'production', ['TheaterGroup', 'Play', 'TheaterEvent', 'BreadcrumbList']],
  ['/de/spielstaetten/thalia/7', 'venue', ['TheaterGroup', 'PerformingArtsTheater', 'BreadcrumbList']],
  ['/en/people/mira-okafor/301', 'person', ['TheaterGroup', 'Person', 'BreadcrumbList']],
  [`/de/presse/nora/${press.newest}`, 'press', ['TheaterGroup', 'NewsArticle', 'BreadcrumbList']],
  [`/de/abo/premieren/${subscription.premieres}`, 'subscription', ['BreadcrumbList']],
  ['/de/besuch/anfahrt', 'page', ['BreadcrumbList']],
])('%s', async (address, _, types) => {
  const graph = await graphOf(address);
  expect(new Set(graph.map((thing) => thing['@type']))).toEqual(new Set(types));
  const ids = graph.flatMap((thing) => thing['@id'] ?? []);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { url } of graph) if (url) expect(url).toMatch(/^https?:\/\/[^/]+\/(de|en)\b/);
});

test('breadcrumbs have the steps of the page above, each with its address', async () => {
  const [trail] = (await graphOf('/de/besuch/anfahrt')) as unknown as { itemListElement: object[] }[];
  expect(trail?.itemListElement).toMatchObject([
    { position: 1, item: expect.stringMatching(/\/de\/besuch$/) },
    { position: 2, item: expect.stringMatching(/\/de\/besuch\/anfahrt$/) },
  ]);
});
