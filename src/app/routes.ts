/** The router's configuration, generated from the route tables: one route per screen and language. */
import { type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { bothLanguages } from '#domain/languages/locales.ts';
import { backOfficeRoutes } from '#domain/site/back-office-routes.ts';
import { type RouteEntry, routeEntries } from '#domain/site/route-table.ts';

const layoutFiles = { default: 'DefaultLayout', empty: 'EmptyLayout' } as const;

const screenFiles: Record<RouteEntry['screen'], string> = {
  home: 'HomeScreen',
  'not-found': 'NotFoundScreen',
  productions: 'ProductionsScreen',
  'production-detail': 'ProductionScreen',
  booklet: 'BookletScreen',
  events: 'EventsScreen',
  subscriptions: 'SubscriptionsScreen',
  'subscription-detail': 'SubscriptionScreen',
  ensemble: 'EnsembleScreen',
  'person-detail': 'PersonScreen',
  'people-teams': 'TeamsScreen',
  form: 'FormScreen',
  venues: 'VenuesScreen',
  'venue-detail': 'VenueScreen',
  press: 'PressScreen',
  'press-detail': 'PressArticleScreen',
  'led-screen': 'LedScreen',
  search: 'SearchScreen',
  page: 'PageScreen',
};

function screenRoute({ id, path, screen }: RouteEntry): RouteConfigEntry {
  return route(path, `screens/${screenFiles[screen]}.tsx`, { id });
}

const layoutRoutes = (['default', 'empty'] as const).flatMap((layout) =>
  bothLanguages.flatMap((locale): RouteConfigEntry[] => {
    const entries = routeEntries().filter((entry) => entry.layout === layout && entry.locale === locale);
    if (entries.length === 0) return [];
    return [
      {
        id: `${layout}-layout___${locale}`,
        file: `layouts/${layoutFiles[layout]}.tsx`,
        children: entries.map(screenRoute),
      },
    ];
  }),
);

const backOffice: RouteConfigEntry = {
  id: 'back-office',
  file: 'layouts/BackOfficeLayout.tsx',
  children: backOfficeRoutes.map(({ name, path, screen }) =>
    route(path, `screens/${screen}.tsx`, { id: name }),
  ),
};

/** Unknown addresses without a language prefix show the German layout's error page. */
const elsewhere: RouteConfigEntry = {
  id: 'default-layout',
  file: 'layouts/DefaultLayout.tsx',
  children: [route('*', 'screens/NotFoundScreen.tsx', { id: 'not-found' })],
};

export default [...layoutRoutes, backOffice, elsewhere] satisfies RouteConfig;
