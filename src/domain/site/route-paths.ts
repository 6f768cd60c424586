/** Builds addresses from the route table and parses them, for links, the language switch and the server. */
import { defaultLocale, isLocale, type Locale } from '#domain/languages/locales.ts';
import type { Slug } from '#domain/languages/localized.ts';
import { percentDecoded } from '#domain/urls/percent-encoding.ts';
import { type Query, queryString } from '#domain/urls/query-string.ts';
import { withoutSlashes } from '#domain/urls/without-slashes.ts';
import { type Route, type RouteName, routeOf, routeTable } from './route-table.ts';

type PathOf<N extends RouteName> = Extract<Route, { name: N }>['paths']['de'];
type PartsOf<P extends string> = P extends `${infer Head}/${infer Tail}` ? PartsOf<Head> | PartsOf<Tail> : P;
type NameOfPart<P> = P extends `:${string}?` ? never : P extends `:${infer Name}` ? Name : never;
type NameOfOptionalPart<P> = P extends `:${infer Name}?` ? Name : P extends '*' ? '*' : never;

/** One value for both languages, or one for each (a record's `slug`). */
type ParamValue = string | number | Slug;

/**
 * The parameters of a route, from its path: `slug` and `id` of a production, `category` and `page` of the
 * search.
 */
export type ParamsFor<N extends RouteName> = { [K in NameOfPart<PartsOf<PathOf<N>>>]: ParamValue } & {
  [K in NameOfOptionalPart<PartsOf<PathOf<N>>>]?: ParamValue | undefined;
};

type RestFor<N extends RouteName> = [NameOfPart<PartsOf<PathOf<N>>>] extends [never]
  ? [params?: ParamsFor<N>, query?: Query]
  : [params: ParamsFor<N>, query?: Query];

/** Parameters of any pattern. */
export type PatternParams = Readonly<Record<string, ParamValue | undefined>>;

/** Used if a slug is missing in both languages. The address works and redirects to the canonical one. */
const emptyPart = '-';

function valueIn(locale: Locale, value: ParamValue | undefined): string {
  if (typeof value === 'object') return value[locale] || value[locale === 'de' ? 'en' : 'de'] || emptyPart;
  return value === undefined ? '' : String(value);
}

/**
 * Encodes a path segment. Segments of dots only would be resolved as relative paths, so they are replaced.
 */
function encodePart(text: string): string {
  return /^\.{1,2}$/.test(text) ? emptyPart : encodeURIComponent(text.toWellFormed());
}

/** A path in the router's syntax with its parameters filled in. */
export function pathOfPattern(pattern: string, locale: Locale, params: PatternParams): string {
  const parts: string[] = [];
  for (const part of pattern.split('/').slice(1)) {
    if (part === '*') {
      parts.push(...valueIn(locale, params['*']).split('/').filter(Boolean).map(encodePart));
    } else if (part.endsWith('?')) {
      const text = valueIn(locale, params[part.slice(1, -1)]);
      // An optional segment cannot follow a missing one.
      if (text === '') break;
      parts.push(encodePart(text));
    } else if (part.startsWith(':')) {
      parts.push(encodePart(valueIn(locale, params[part.slice(1)]) || emptyPart));
    } else {
      parts.push(part);
    }
  }
  return `/${parts.join('/')}`;
}

/**
 * The address of a route. A value per language is read in `locale` and falls back to the other one. `query`
 * is appended as by {@link queryString}.
 */
export function pathFor<N extends RouteName>(
  name: N,
  locale: Locale,
  ...[params, query]: RestFor<N>
): string {
  const path = pathOfPattern(routeOf(name).paths[locale], locale, params ?? {});
  return path + (query ? queryString(query) : '');
}

export interface RouteMatch {
  name: RouteName;
  locale: Locale;
  /** Decoded; missing optional parameters are absent. */
  params: Record<string, string>;
}

function matchRoute(pattern: string, parts: readonly string[]): Record<string, string> | null {
  const params: Record<string, string> = {};
  const patternParts = pattern.split('/').slice(1);
  for (const [at, part] of patternParts.entries()) {
    if (part === '*') {
      params['*'] = parts.slice(at).join('/');
      return params;
    }
    const given = parts[at];
    if (given === undefined) {
      if (!part.endsWith('?')) return null;
    } else if (part.startsWith(':')) {
      params[part.replace(/[:?]/g, '')] = given;
    } else if (part !== given) {
      return null;
    }
  }
  return parts.length > patternParts.length ? null : params;
}

/**
 * The route of a path, with or without trailing slash. Null for paths outside the table (`/`, the API, files)
 * and for invalid encodings.
 */
export function matchPath(pathname: string): RouteMatch | null {
  const parts: string[] = [];
  for (const part of pathname.replace(/\/+$/, '').split('/').slice(1)) {
    const text = percentDecoded(part);
    if (text === null) return null;
    parts.push(text);
  }
  const locale = isLocale(parts[0]) ? parts[0] : defaultLocale;
  for (const route of routeTable) {
    const params = matchRoute(route.paths[locale], parts);
    if (params) return { name: route.name, locale, params };
  }
  return null;
}

/**
 * The path with its language and fixed segments in the spelling of the route table: `/de/termine` for `/de/TERMINE`.
 * Null if nothing has to be corrected.
 */
export function canonicalSpelling(pathname: string): string | null {
  const match = matchPath(pathname.toLowerCase());
  if (!match) return null;
  const pattern = routeOf(match.name).paths[match.locale].split('/');
  const isOpen = (part: string | undefined) => part === undefined || /^[:*]/.test(part);
  const path = pathname
    .split('/')
    .map((part, at) => (isOpen(pattern[at]) ? part : pattern[at]))
    .join('/');
  return path === pathname ? null : path;
}

/**
 * The same page in the other language, with its query. `slugs` are the record's slugs, or for pages their
 * paths without the prefix; without them segments stay as they are. Unknown paths keep everything after the
 * language prefix. Of a search it is the first page, since the other language may have fewer.
 */
export function switchLanguage(pathname: string, search: string, locale: Locale, slugs?: Slug): string {
  const match = matchPath(pathname);
  if (match) {
    const own = match.name === 'page' ? '*' : 'slug';
    const params: PatternParams = {
      ...match.params,
      ...(slugs && own in match.params && { [own]: slugs }),
      ...(locale !== match.locale && { page: '' }),
    };
    return pathOfPattern(routeOf(match.name).paths[locale], locale, params) + search;
  }
  const rest = withoutSlashes(pathname.replace(/^\/(?:de|en)(?=\/|$)/, ''));
  return (rest === '' ? `/${locale}` : `/${locale}/${rest}`) + search;
}
