/** What screens are called where they speak of themselves. */
import type { Locale } from '#domain/languages/locales.ts';
import type { RouteName } from '#domain/site/route-table.ts';

const titles: Partial<Record<RouteName, Record<Locale, string>>> = {
  index: { de: 'Start', en: 'Home' },
  productions: { de: 'Stücke', en: 'What’s on' },
  events: { de: 'Termine', en: 'Calendar' },
  subscriptions: { de: 'Abo', en: 'Subscriptions' },
  'subscriptions-slug-id': { de: 'Abo', en: 'Subscription' },
  ensemble: { de: 'Ensemble', en: 'Ensemble' },
  'people-slug-id': { de: 'Menschen', en: 'People' },
  'people-teams': { de: 'Regieteams', en: 'Artistic teams' },
  venues: { de: 'Spielstätten', en: 'Venues' },
  'venues-slug-id': { de: 'Spielstätte', en: 'Venue' },
  press: { de: 'Presse', en: 'Press' },
  'press-slug-id': { de: 'Presse', en: 'Press' },
  'productions-slug-id-booklet': { de: 'Programmheft', en: 'Programme' },
  'forms-slug': { de: 'Formular', en: 'Form' },
  search: { de: 'Suche', en: 'Search' },
  'led-screen': { de: 'Heute', en: 'Today' },
  'led-screen-2': { de: 'Heute', en: 'Today' },
  'led-screen-3': { de: 'Heute', en: 'Today' },
  'cms-hub': { de: 'Redaktion', en: 'Editors' },
  'cms-hub-records': { de: 'Datensätze', en: 'Records' },
};

export function screenTitle(name: RouteName, locale: Locale): string {
  return titles[name]?.[locale] ?? '';
}
