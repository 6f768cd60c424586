/** Addresses of the screens of the back office. */
import type { Locale } from '#domain/languages/locales.ts';
import type { ResourceName } from '#domain/resources/resource.ts';
import { type BackOfficeRouteName, backOfficeRoutes } from '#domain/site/back-office-routes.ts';
import { type PatternParams, pathOfPattern } from '#domain/site/route-paths.ts';
import { type Query, queryString } from '#domain/urls/query-string.ts';
import { backOfficeQuery } from './language.ts';

const paths = new Map<string, string>(backOfficeRoutes.map(({ name, path }) => [name, path]));

/** For example `/cms-hub/productions/12?lang=en`. */
export function backOfficePath(
  name: BackOfficeRouteName,
  locale: Locale,
  params: PatternParams = {},
  query: Query = {},
): string {
  const path = pathOfPattern(paths.get(name) as string, locale, params);
  return path + queryString({ ...query, ...backOfficeQuery(locale) });
}

/** The list of a resource's records; for menu entries, the menu tree. */
export function listPath(resource: ResourceName, locale: Locale): string {
  if (menuResources.has(resource)) return backOfficePath('menus', locale);
  return backOfficePath('records', locale, { resource });
}

/** Resources that are listed as the tree of menus. */
export const menuResources: ReadonlySet<string> = new Set<ResourceName>(['menu_links', 'submenu_links']);

/** The form of a new redirect from an address. */
export function newRedirectPath(old_path: string, locale: Locale): string {
  return backOfficePath(
    'record',
    locale,
    { resource: 'redirects', id: 'new' },
    { old_path, field: 'new_path' },
  );
}
