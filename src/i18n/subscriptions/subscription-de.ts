/** What the subscriptions say in German. It comes with the data of their pages; other pages carry none of it. */
export const subscriptionDe = {
  title: 'Abo',
  description:
    'Abonnements für Premieren, feste Tage und freie Wahl: was sie kosten, wie viele Plätze sie sichern.',
  intro:
    'Der Strich über jedem Abo zeigt die Woche: an welchen Tagen es liegt, links der Nachmittag, rechts der Abend.',
  found_one: '1 Abo',
  found: '{count} Abos',
  none: 'Zu dieser Auswahl gibt es kein Abo.',
  none_hint: 'Nehmen Sie einen Filter weg, oder fragen Sie den Abo Service: Vieles geht am Telefon.',
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
  service_text: 'Platz tauschen, Abo verschenken, neu anfangen: Rufen Sie an oder schreiben Sie.',
};

export type SubscriptionTexts = { [K in keyof typeof subscriptionDe]: string };
