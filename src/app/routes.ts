/** The router's list, made from the route table: one entry per screen and language. */
import { type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { type RouteEntry, routeEntries } from '../domain/route-table.ts';

const layoutFiles = { default: 'DefaultLayout', empty: 'EmptyLayout', hub: 'HubLayout' } as const;

/** Screens that are built; the others show what is being prepared. */
const screenFiles: Partial<Record<RouteEntry['screen'], string>> = {
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
  'cms-hub': 'HubScreen',
