// The cache key of a page: its path and the query parameters that it reads.
import { isDay } from '#domain/dates/dates.ts';
import { accessibilityServices } from '#domain/events/filters.ts';
import { localeOfPath } from '#domain/languages/locales.ts';
import { matchPath } from '#domain/site/route-paths.ts';
import { type RouteName, routeId } from '#domain/site/route-table.ts';
import { subscriptionTypes, timesOfDay, weekdayCodes } from '#domain/subscriptions/subscription.ts';
import { underThirty } from '#domain/subscriptions/subscription-filters.ts';
import { unknownFilterParameter } from '#domain/urls/query-string.ts';
import { venueGroups } from '#domain/venues/venues.ts';

/** Query parameters that change a screen, by route. */
const parametersOf: Partial<Record<RouteName, readonly string[]>> = {
  events: [
    ...['date', 'venue', 'tag', 'is_premiere', 'weekday', 'with_tickets', 'price_to', 'access_service'],
    ...[unknownFilterParameter, 'page'],
  ],
  productions: ['venue', 'tag', 'is_premiere', unknownFilterParameter, 'page'],
  subscriptions: ['type', 'weekday', 'time_of_day', 'season', 'is_under_30', unknownFilterParameter],
  ensemble: ['category', 'position', unknownFilterParameter, 'page'],
  'people-teams': ['position', unknownFilterParameter],
  press: ['page'],
  'productions-slug-id-booklet': ['tab'],
  search: ['q'],
};

/** In the order of a key. */
const pageParameters = [...new Set(Object.values(parametersOf).flat())];

const recordId = (value: string) => /^[1-9]\d{0,9}$/.test(value);
const isTrue = (value: string) => value === 'true';
const oneOf = (values: readonly string[]) => (value: string) => values.includes(value);
/** Validators of parameters; screens ignore all other values. */
const meansSomething: Readonly<Record<string, (value: string) => boolean>> = {
  date: isDay,
  tag: recordId,
  category: recordId,
  position: recordId,
  page: (value) => /^\d{1,5}$/.test(value),
  is_premiere: isTrue,
  is_under_30: isTrue,
  with_tickets: isTrue,
  price_to: (value) => /^[1-9]\d{0,2}$/.test(value),
  venue: (value) => value.split(',').some((key) => venueGroups.some((group) => group.key === key.trim())),
  weekday: oneOf(weekdayCodes),
  access_service: oneOf(accessibilityServices),
  type: oneOf(subscriptionTypes),
  time_of_day: oneOf(timesOfDay),
  season: (value) => value === underThirty || /^\d{4}\/\d{2}$/.test(value),
};
/** Values that choose nothing, of parameters that choose something. */
const isNothing = (name: string, value: string) => value === '' || value === 'false' || name === 'page';

/** Maximum characters of an address; longer ones are answered with 414. */
export const maxAddressLength = 4096;

interface Target {
  path: string;
  query: URLSearchParams;
}

function parsed(target: string): Target | null {
  const mark = target.indexOf('?');
  return mark < 0
    ? null
    : { path: target.slice(0, mark), query: new URLSearchParams(target.slice(mark + 1)) };
}

function addressWith({ path, query }: Target, names: readonly string[]): string {
  const parameters = new URLSearchParams();
  let hasUnknown = false;
  for (const name of names)
    for (const value of query.getAll(name))
      if (name === unknownFilterParameter || !(meansSomething[name]?.(value) ?? true))
        hasUnknown ||= !isNothing(name, value);
      else if (value !== '') parameters.append(name, value);
  if (hasUnknown && names.includes(unknownFilterParameter)) parameters.set(unknownFilterParameter, 'true');
  const isData = path.endsWith('.data');
  const routes = isData ? routesIn(path, query) : null;
  if (routes !== null) parameters.append('_routes', routes);
  const text = parameters.toString();
  return text === '' ? path : `${path}?${text}`;
}

/** The route that a router's data request may name: that of its path, so that clients cannot invent any. */
function routesIn(path: string, query: URLSearchParams): string | null {
  const requestedRoutes = query.get('_routes');
  const page = path.slice(0, -'.data'.length);
  const route = matchPath(page);
  return route && requestedRoutes === routeId(route.name, localeOfPath(page)) ? requestedRoutes : null;
}

/**
 * The canonical address of a page request: its path and the parameters that the page reads, in a fixed order. Requests
 * with the same canonical address get the same bytes. Nothing else of a request reaches a cached page, so that unknown
 * parameters cannot cause renders.
 */
export function pageAddress(target: string): string {
  const found = parsed(target);
  if (!found) return target;
  const own = parametersOf[matchPath(found.path.replace(/\.data$/, ''))?.name ?? 'index'] ?? [];
  return addressWith(
    found,
    pageParameters.filter((name) => own.includes(name)),
  );
}

/**
 * The address with the parameters that any page reads, and with `edit`, which requests the login; for redirects that
 * keep them.
 */
export function addressWithParameters(target: string): string {
  const found = parsed(target);
  if (!found) return target;
  const address = addressWith(found, pageParameters);
  return found.query.has('edit') ? `${address}${address.includes('?') ? '&' : '?'}edit` : address;
}

/** Maximum number of filters on a page for robots, since the combinations are endless. */
const maxFiltersForRobots = 1;

/** Whether robots may index a page and follow its links. */
export function isForRobots(query: URLSearchParams): boolean {
  const filters = [...query.keys()].filter((name) => name !== 'page' && name !== '_routes');
  return filters.length <= maxFiltersForRobots;
}
