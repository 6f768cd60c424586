/** Titles of screens, for links and messages. */
import type { Locale } from '#domain/languages/locales.ts';
import type { RouteName } from '#domain/site/route-table.ts';
import { inLanguages } from '#i18n/in-languages.ts';

const de: Readonly<Record<RouteName, string>> = {
  index: 'Start',
  'not-found': 'Nicht gefunden',
  page: 'Seite',
  productions: 'Stücke',
  'productions-slug-id': 'Stück',
  events: 'Termine',
  subscriptions: 'Abo',
  'subscriptions-slug-id': 'Abo',
  ensemble: 'Ensemble',
  'people-slug-id': 'Menschen',
  'people-teams': 'Regieteams',
  venues: 'Spielstätten',
  'venues-slug-id': 'Spielstätte',
  press: 'Presse',
  'press-slug-id': 'Presse',
  'productions-slug-id-booklet': 'Programmheft',
  'forms-slug': 'Formular',
  search: 'Suche',
  'led-screen': 'Heute',
  'led-screen-2': 'Heute',
  'led-screen-3': 'Heute',
};

const en: typeof de = {
  index: 'Home',
  'not-found': 'Not found',
  page: 'Page',
  productions: 'What’s on',
  'productions-slug-id': 'Play',
  events: 'Calendar',
  subscriptions: 'Subscriptions',
  'subscriptions-slug-id': 'Subscription',
  ensemble: 'Ensemble',
  'people-slug-id': 'People',
  'people-teams': 'Artistic teams',
  venues: 'Venues',
  'venues-slug-id': 'Venue',
  press: 'Press',
  'press-slug-id': 'Press',
  'productions-slug-id-booklet': 'Programme',
  'forms-slug': 'Form',
  search: 'Search',
  'led-screen': 'Today',
  'led-screen-2': 'Today',
  'led-screen-3': 'Today',
};

const titles = inLanguages(de, en);

export const screenTitle = (name: RouteName, locale: Locale): string => titles(locale)[name];
