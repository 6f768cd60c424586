/** Texts of the subscriptions, sent by their loaders. */
import type { Locale } from '#domain/languages/locales.ts';
import { inLanguages } from '#i18n/in-languages.ts';
import * as site from '#site';

const de = {
  title: 'Abo',
  description:
    'Abonnements für Premieren, feste Tage und freie Wahl: was sie kosten, wie viele Plätze sie sichern.',
  intro:
    'Der Strich über jedem Abo zeigt die Woche: an welchen Tagen es liegt, links der Nachmittag, rechts der Abend.',
  found: { one: '1 Abo', many: '{count} Abos' },
  types: 'Art',
  premiere: 'Premieren',
  eight_pack: 'Achter',
  five_pack: 'Fünfer',
  flex: 'Flex',
  thalia_card: '{house} Card',
  weekday: 'Wochentag',
  no_days: 'Tage frei wählbar',
  all_days: 'Alle Tage',
  time_of_day: 'Tageszeit',
  afternoon: 'Nachmittags',
  evening: 'Abends',
  season: 'Spielzeit',
  under_30: 'Unter 30',
  for_under_30: 'unter 30',
  order: 'Abo bestellen',
  order_by_phone: 'Bestellen Sie beim Abo Service:',
  events: 'Die Abende',
  events_past: 'Schon gespielt',
  others: 'Oder ein anderes',
  service_text: 'Platz tauschen, Abo verschenken, neu anfangen: Rufen Sie an oder schreiben Sie.',
};

export type SubscriptionTexts = typeof de;

const en: SubscriptionTexts = {
  title: 'Subscriptions',
  description:
    'Subscriptions for premieres, fixed days or free choice: what they cost and what they include.',
  intro:
    'The line above each one is a week: it shows the days you come, afternoons on the left, evenings on the right.',
  found: { one: '1 subscription', many: '{count} subscriptions' },
  types: 'Kind',
  premiere: 'Premieres',
  eight_pack: 'Eights',
  five_pack: 'Fives',
  flex: 'Flex',
  thalia_card: '{house} Card',
  weekday: 'Day of the week',
  no_days: 'Any days you like',
  all_days: 'Every day',
  time_of_day: 'Time of day',
  afternoon: 'Afternoons',
  evening: 'Evenings',
  season: 'Season',
  under_30: 'Under 30',
  for_under_30: 'under 30',
  order: 'Order this subscription',
  order_by_phone: 'Order from the subscription service:',
  events: 'The evenings',
  events_past: 'Already played',
  others: 'Or another one',
  service_text: 'Swap a seat, give a season away, start afresh: ring us or write.',
};

const texts = inLanguages(de, en);

export function subscriptionTexts(locale: Locale): SubscriptionTexts {
  const found = texts(locale);
  return { ...found, thalia_card: found.thalia_card.replace('{house}', site.name) };
}
