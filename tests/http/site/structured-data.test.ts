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
  ['/de/stuecke/nora/101/programmheft', 'booklet', ['BreadcrumbList']],
  ['/de/forms', 'list', ['BreadcrumbList']],
  ...['whats-on', 'ensemble', 'people/artistic-teams', 'press', 'subscriptions', 'venues'].map(
    (path): [string, string, string[]] => [`/en/${path}`, 'list', ['BreadcrumbList']],
  ),
])('%s', async (address, _, types) => {
  const graph = await graphOf(address);
  expect(new Set(graph.map((thing) => thing['@type']))).toEqual(new Set(types));
  const ids = graph.flatMap((thing) => thing['@id'] ?? []);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { url } of graph) if (url) expect(url).toMatch(/^https?:\/\/[^/]+\/(de|en)\b/);
});

test('the country of the theatre is a code', async () => {
  const [theatre] = await graphOf('/en');
  expect(theatre).toMatchObject({ address: { addressCountry: expect.stringMatching(/^[A-Z]{2}$/) } });
});

test.each([
  ['/de/besuch/anfahrt', ['/de', '/de/besuch', '/de/besuch/anfahrt']],
  ['/de/stuecke', ['/de', '/de/stuecke']],
  [
    '/de/stuecke/nora/101/programmheft',
    ['/de', '/de/stuecke', '/de/stuecke/nora/101', '/de/stuecke/nora/101/programmheft'],
  ],
])(
  'breadcrumbs of %s have its steps from the home page on, each with its address',
  async (address, steps) => {
    const trail = (await graphOf(address)).find((thing) => thing['@type'] === 'BreadcrumbList');
    const { itemListElement } = trail as unknown as { itemListElement: { position: number; item: string }[] };
    expect(itemListElement.map(({ item }) => new URL(item).pathname)).toEqual(steps);
    expect(itemListElement.map(({ position }) => position)).toEqual(steps.map((_, at) => at + 1));
  },
);
