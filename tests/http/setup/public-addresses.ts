// All addresses that visitors can request: pages of every route, their data, endpoints, feeds.
import { matchPath, pathFor } from '#domain/site/route-paths.ts';
import { type RouteName, routeTable } from '#domain/site/route-table.ts';
import type { ApiDocument } from '#server/api/openapi/document-example.ts';
import { publicEndpoints } from '../../api/endpoint/endpoints.ts';
import { event, production } from '../../api/fixture/ids.ts';
import { publicUrl, type TestSite } from './site.ts';

const locales = ['de', 'en'] as const;

/** Words of addresses that are not numbers. */
const words: Readonly<Record<string, string>> = { slug: 'alles', path: 'haus', resource: 'internal_dates' };

export async function endpointsOf(site: TestSite): Promise<{ path: string; isOpen: boolean }[]> {
  const { paths = {} } = JSON.parse((await site.get('/api/openapi.json')).text) as ApiDocument;
  return Object.entries(paths).flatMap(([path, { get }]) =>
    get ? [{ path, isOpen: get.security === undefined }] : [],
  );
}

export const filledWith = (number: number, path: string) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => words[name] ?? String(number));

/** Of routes that the sitemap does not name. */
const unlisted: Partial<Record<RouteName, (locale: 'de' | 'en', search: string) => string>> = {
  search: (locale, q) => pathFor('search', locale, {}, { q }),
  'productions-slug-id-booklet': (locale) =>
    pathFor('productions-slug-id-booklet', locale, { slug: 'nora', id: production.nora }),
};

/** Every address of every public route, in both languages. */
export async function publicPages(site: TestSite, search: string): Promise<string[]> {
  const { text } = await site.get('/sitemap-1.xml');
  const listed = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url.slice(publicUrl.length));
  const others = routeTable.flatMap(({ name }) =>
    locales.flatMap((locale) => {
      const isListed = listed.some((path) => {
        const match = matchPath(path);
        return match?.name === name && match.locale === locale;
      });
      return isListed ? [] : [unlisted[name]?.(locale, search) ?? pathFor(name as 'index', locale)];
    }),
  );
  return [...listed, ...others];
}

/**
 * Everything that can be requested without permission.
 * @param search is searched for
 * @param ids those that endpoints are asked for, besides a few that are public
 */
export async function publicAddresses(
  site: TestSite,
  search: string,
  ids: readonly number[],
): Promise<string[]> {
  const pages = await publicPages(site, search);
  const numbers = [production.nora, event.premiereSoldOut, 301, 7, 1, ...ids];
  const open = (await endpointsOf(site))
    .filter(({ isOpen }) => isOpen)
    .flatMap(({ path }) => [...new Set(numbers.map((number) => filledWith(number, path)))]);
  const paths = [
    ...open,
    ...publicEndpoints.map(({ path, query = '' }) => `${path}/${query}`),
    ...['search', 'search-events', 'search-content', 'search-autocomplete'].map(
      (name) => `/api/${name}/?query=${search}`,
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
