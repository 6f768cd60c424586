// An internal date on the built site: visible to planners, and in no page, endpoint, feed, picture or list for
// visitors.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { backOfficeRoutes } from '#domain/site/back-office-routes.ts';
import { matchPath, pathFor, pathOfPattern } from '#domain/site/route-paths.ts';
import { type RouteName, routeTable } from '#domain/site/route-table.ts';
import type { ApiDocument } from '#server/api/document/document-example.ts';
import { publicEndpoints } from '../../api/endpoint/endpoints.ts';
import { event, now, production } from '../../api/fixture/ids.ts';
import { fillPages } from '../../api/fixture/pages.ts';
import { loginAs, type TestLogin } from '../../setup/login.ts';
import { openTestSite, publicUrl, type TestSite } from '../setup/site.ts';

const canary = 'Kanarienprobe';
const locales = ['de', 'en'] as const;

let site: TestSite;
let editor: TestLogin;
/** An account that may not see internal dates. */
let evening: TestLogin;
let id: number;

beforeAll(async () => {
  site = await openTestSite('internal_dates', {}, { fill: fillPages });
  editor = await loginAs(site.database, 'editor');
  evening = await loginAs(site.database, 'evening-service');
  const at = (hours: number) => new Date(now.getTime() + hours * 3_600_000).toISOString();
  const { status, text } = await site.get('/de/api/cms-hub/internal_dates/', {
    method: 'POST',
    headers: { ...editor.headers, Origin: publicUrl },
    body: JSON.stringify({
      operation_id: 'internal-date-canary',
      data: {
        kind: 'rehearsal',
        name: `${canary} im Saal`,
        note: `${canary}: Tür bleibt zu`,
        // What visitors read of a play, a person and a stage is asked for with it.
        production: production.nora,
        people: [301],
        stage_name: 'Bühne',
        date_start: at(1),
        date_end: at(5),
      },
    }),
  });
  expect(status, text).toBe(201);
  ({ id } = JSON.parse(text));
}, 180_000);
afterAll(() => site.close());

/** Words of addresses that are no numbers. */
const words: Readonly<Record<string, string>> = { slug: 'alles', path: 'haus', resource: 'internal_dates' };

async function openapi(): Promise<{ path: string; isOpen: boolean }[]> {
  const { paths = {} } = JSON.parse((await site.get('/api/openapi.json')).text) as ApiDocument;
  return Object.entries(paths).flatMap(([path, { get }]) =>
    get ? [{ path, isOpen: get.security === undefined }] : [],
  );
}

/** A path of the document with numbers in it, those of records that there are and that of the internal date. */
const filled = (path: string): string[] => [
  ...new Set(
    [production.nora, event.premiereSoldOut, 301, 7, 1, id].map((number) => filledWith(number, path)),
  ),
];

const filledWith = (number: number, path: string) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => words[name] ?? String(number));

/** Of routes that the sitemap does not name. */
const unlisted: Partial<Record<RouteName, (locale: 'de' | 'en') => string>> = {
  search: (locale) => pathFor('search', locale, {}, { q: canary }),
  'productions-slug-id-booklet': (locale) =>
    pathFor('productions-slug-id-booklet', locale, { slug: 'nora', id: production.nora }),
};

/** Every address of every public route, in both languages. */
async function publicPages(): Promise<string[]> {
  const { text } = await site.get('/sitemap-1.xml');
  const listed = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url.slice(publicUrl.length));
  const others = routeTable.flatMap(({ name }) =>
    locales.flatMap((locale) => {
      const isListed = listed.some((path) => {
        const match = matchPath(path);
        return match?.name === name && match.locale === locale;
      });
      return isListed ? [] : [unlisted[name]?.(locale) ?? pathFor(name as 'index', locale)];
    }),
  );
  return [...listed, ...others];
}

/** Everything that can be requested without permission. */
async function publicAddresses(): Promise<string[]> {
  const pages = await publicPages();
  const open = (await openapi()).filter(({ isOpen }) => isOpen).flatMap(({ path }) => filled(path));
  const paths = [
    ...open,
    ...publicEndpoints.map(({ path, query = '' }) => `${path}/${query}`),
    ...['search', 'search-events', 'search-content', 'search-autocomplete'].map(
      (name) => `/api/${name}/?query=${canary}`,
    ),
    '/api/events/?date=2026-03-12&page_size=100',
  ];
  return [
    ...pages,
    ...pages.map((page) => page.replace(/(\?|$)/, page.length > 3 ? '.data$1' : '$1')),
    ...paths.flatMap((path) => locales.map((locale) => `/${locale}${path}`)),
    ...['/', '/robots.txt', '/sitemap.xml', '/sitemap-1.xml', '/api/openapi.json', '/api/docs', '/readyz'],
  ];
}

const tells = ({ text, headers }: { text: string; headers: object }) =>
  text.includes(canary) || JSON.stringify(headers).includes(canary);

test('planners see it in the plan, the list, its form and the search', async () => {
  const cookie = { headers: { cookie: editor.cookie } };
  for (const path of ['/cms/plan', '/cms/internal_dates', `/cms/internal_dates/${id}`, '/cms-hub']) {
    const { status, text } = await site.get(path, cookie);
    expect([path, status]).toEqual([path, 200]);
    expect(text, path).toContain(canary);
  }
  expect((await site.get(`/de/api/cms-hub/search/?q=${canary}`, cookie)).text).toContain(canary);
});

test('visitors see it at no address, and no query of theirs reads its tables', async () => {
  const addresses = await publicAddresses();
  const routes = new Set(addresses.flatMap((path) => matchPath(path.split('?')[0] ?? '')?.name ?? []));
  expect(routeTable.map(({ name }) => name).filter((name) => !routes.has(name))).toEqual([]);
  site.takeQueries();
  const statuses = new Map<number, number>();
  for (const address of addresses) {
    const answer = await site.get(address);
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    // The page repeats the search text.
    const isMentioned = tells({
      ...answer,
      text: answer.text.replaceAll(new RegExp(`${canary}(?! im|:)`, 'g'), ''),
    });
    expect(isMentioned, address).toBe(false);
  }
  expect(statuses.get(200)).toBeGreaterThan(150);
  const queries = site.takeQueries();
  expect(queries.length).toBeGreaterThan(100);
  expect(queries.filter((query) => query.includes('internal_date'))).toEqual([]);
}, 180_000);

test('logged-in users without permission to plan do not see it', async () => {
  const headers = { cookie: evening.cookie };
  for (const address of await publicPages()) {
    expect(tells(await site.get(`${address.split('?')[0]}`, { headers })), address).toBe(false);
  }
}, 180_000);

test('screens and endpoints of editors respond with 401 or 403', async () => {
  const screens = backOfficeRoutes.map(({ path }) =>
    pathOfPattern(path, 'de', { resource: 'internal_dates', id, entry: 1, token: 'wort', '*': 'nichts' }),
  );
  // Permissions are checked before records are read, so one id is enough.
  const guarded = (await openapi()).filter(({ isOpen }) => !isOpen).map(({ path }) => filledWith(id, path));
  const statuses: [string, number][] = [];
  for (const address of [...screens, ...guarded.map((path) => `/de${path}`)]) {
    for (const headers of [{ cookie: '' }, { cookie: evening.cookie }]) {
      const answer = await site.get(address, { headers });
      expect(tells(answer), address).toBe(false);
      if (address.includes('internal_dates') || address.includes('/plan'))
        statuses.push([address, answer.status]);
    }
  }
  expect(statuses.length).toBeGreaterThan(10);
  expect(statuses.filter(([, status]) => status !== 401 && status !== 403)).toEqual([]);
}, 180_000);
