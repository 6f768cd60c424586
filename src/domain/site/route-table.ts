/**
 * All public routes of the site: name, address in each language, layout and panel. The router, links, the language
 * switch and the sitemap derive from this table. The back office has a table of its own, `back-office-routes.ts`.
 */
import { bothLanguages, type Locale } from '#domain/languages/locales.ts';

/** `default`: header and footer. `empty`: nothing, for LED screens. */
type ScreenLayout = 'default' | 'empty';

/** Content of the sticky panel; `today` is the default, events of two days. */
type PanelVariant =
  | 'events'
  | 'productions'
  | 'subscriptions'
  | 'subscription-service'
  | 'search'
  | 'booklet'
  | 'today';

interface RouteRow {
  name: string;
  /** In the router's syntax: `:id`, optional `:page?`, and `*` for the rest. */
  paths: Readonly<Record<Locale, string>>;
  /** Key of the screen's file. Several routes may share one. */
  screen: string;
  layout: ScreenLayout;
  panel: PanelVariant | null;
}

/** In matching order: static segments before parameters, the catch-all page last. */
export const routeTable = [
  { name: 'index', paths: { de: '/de', en: '/en' }, screen: 'home', layout: 'default', panel: 'today' },
  {
    name: 'not-found',
    paths: { de: '/de/404', en: '/en/404' },
    screen: 'not-found',
    layout: 'default',
    panel: 'today',
  },
  {
    name: 'subscriptions',
    paths: { de: '/de/abo', en: '/en/subscriptions' },
    screen: 'subscriptions',
    layout: 'default',
    panel: 'subscriptions',
  },
  {
    name: 'subscriptions-slug-id',
    paths: { de: '/de/abo/:slug/:id', en: '/en/subscriptions/:slug/:id' },
    screen: 'subscription-detail',
    layout: 'default',
    panel: 'subscription-service',
  },
  {
    name: 'ensemble',
    paths: { de: '/de/ensemble', en: '/en/ensemble' },
    screen: 'ensemble',
    layout: 'default',
    panel: 'today',
  },
  {
    name: 'people-teams',
    paths: { de: '/de/menschen/regieteams', en: '/en/people/artistic-teams' },
    screen: 'people-teams',
    layout: 'default',
    panel: 'today',
  },
  {
    name: 'people-slug-id',
    paths: { de: '/de/menschen/:slug/:id', en: '/en/people/:slug/:id' },
    screen: 'person-detail',
    layout: 'default',
    panel: 'today',
  },
  {
    name: 'venues',
    paths: { de: '/de/spielstaetten', en: '/en/venues' },
    screen: 'venues',
    layout: 'default',
    panel: 'today',
  },
  {
    name: 'venues-slug-id',
    paths: { de: '/de/spielstaetten/:slug/:id', en: '/en/venues/:slug/:id' },
    screen: 'venue-detail',
    layout: 'default',
    panel: 'today',
  },
  {
    name: 'press',
    paths: { de: '/de/presse', en: '/en/press' },
    screen: 'press',
    layout: 'default',
    panel: 'today',
  },
  {
    name: 'press-slug-id',
    paths: { de: '/de/presse/:slug/:id', en: '/en/press/:slug/:id' },
    screen: 'press-detail',
    layout: 'default',
    panel: 'today',
  },
  {
    name: 'productions',
    paths: { de: '/de/stuecke', en: '/en/whats-on' },
    screen: 'productions',
    layout: 'default',
    panel: 'productions',
  },
  {
    name: 'productions-slug-id',
    paths: { de: '/de/stuecke/:slug/:id', en: '/en/whats-on/:slug/:id' },
    screen: 'production-detail',
    layout: 'default',
    panel: 'today',
  },
  {
    name: 'productions-slug-id-booklet',
    paths: { de: '/de/stuecke/:slug/:id/programmheft', en: '/en/whats-on/:slug/:id/programme' },
    screen: 'booklet',
    layout: 'default',
    panel: 'booklet',
  },
  {
    name: 'events',
    paths: { de: '/de/termine', en: '/en/event-calendar' },
    screen: 'events',
    layout: 'default',
    panel: 'events',
  },
  {
    name: 'led-screen',
    paths: { de: '/de/led-screen', en: '/en/led-screen' },
    screen: 'led-screen',
    layout: 'empty',
    panel: null,
  },
  {
    name: 'led-screen-2',
    paths: { de: '/de/led-screen-2', en: '/en/led-screen-2' },
    screen: 'led-screen',
    layout: 'empty',
    panel: null,
  },
  {
    name: 'led-screen-3',
    paths: { de: '/de/led-screen-3', en: '/en/led-screen-3' },
    screen: 'led-screen',
    layout: 'empty',
    panel: null,
  },
  {
    name: 'forms-slug',
    paths: { de: '/de/forms/:slug?', en: '/en/forms/:slug?' },
    screen: 'form',
    layout: 'default',
    panel: 'today',
  },
  {
    name: 'search',
    paths: { de: '/de/search/:category?/:page?', en: '/en/search/:category?/:page?' },
    screen: 'search',
    layout: 'default',
    panel: 'search',
  },
  { name: 'page', paths: { de: '/de/*', en: '/en/*' }, screen: 'page', layout: 'default', panel: 'today' },
] as const satisfies readonly RouteRow[];

export type Route = (typeof routeTable)[number];
export type RouteName = Route['name'];
type ScreenKey = Route['screen'];

const rowsByName = new Map<string, Route>(routeTable.map((row) => [row.name, row]));

export function routeOf(name: RouteName): Route {
  return rowsByName.get(name) as Route;
}

/** The router's id of a route: `productions-slug-id___de`. */
export function routeId<N extends RouteName, L extends Locale>(name: N, locale: L): `${N}___${L}` {
  return `${name}___${locale}`;
}

/** A route for the router. */
export interface RouteEntry {
  id: string;
  name: RouteName;
  locale: Locale;
  path: string;
  screen: ScreenKey;
  layout: ScreenLayout;
}

/** All routes in matching order, German before English for each screen. */
export function routeEntries(): RouteEntry[] {
  return routeTable.flatMap(({ name, paths, screen, layout }) =>
    bothLanguages.map((locale) => ({
      id: routeId(name, locale),
      name,
      locale,
      path: paths[locale],
      screen,
      layout,
    })),
  );
}
