/** Texts of the LED screens, sent by their loader. */
import { inLanguages } from '#i18n/in-languages.ts';

const de = {
  title: 'Heute und demnächst',
  today: 'Heute',
  tomorrow: 'Morgen',
  running: 'Läuft',
  running_until: 'Läuft bis {time}',
  soon: 'in {minutes} Min.',
  cancelled: 'Abgesagt',
  sold_out: 'Ausverkauft',
  tickets: 'Karten',
  few: { one: 'Noch 1 Karte', many: 'Noch {count} Karten' },
  premiere: 'Premiere',
  substitute: 'Umbesetzung',
  time_open: 'Zeit offen',
  nothing: 'Heute ist hier kein Programm.',
  nothing_more: 'Für heute ist hier Schluss.',
  nothing_ahead: 'Bis bald.',
  as_of: 'Stand {time}',
};

export type LedScreenTexts = typeof de;

const en: LedScreenTexts = {
  title: 'Today and coming up',
  today: 'Today',
  tomorrow: 'Tomorrow',
  running: 'On now',
  running_until: 'On until {time}',
  soon: 'in {minutes} min',
  cancelled: 'Cancelled',
  sold_out: 'Sold out',
  tickets: 'Tickets',
  few: { one: '1 ticket left', many: '{count} tickets left' },
  premiere: 'Premiere',
  substitute: 'Change of cast',
  time_open: 'Time open',
  nothing: 'Nothing on here today.',
  nothing_more: 'That is all for today.',
  nothing_ahead: 'See you soon.',
  as_of: 'As of {time}',
};

export const ledScreenTexts = inLanguages(de, en);
