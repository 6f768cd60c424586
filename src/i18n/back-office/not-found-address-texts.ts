/** Texts of the screen of addresses that visitors did not find. */
import { inLanguages } from '#i18n/in-languages.ts';

const de = {
  title: 'Nicht gefunden',
  intro:
    'Diese Adressen haben Besucher aufgerufen, und es gab dort nichts. Gezählt wird nur die Adresse, nicht wer sie aufgerufen hat; nach 90 Tagen ohne Aufruf ist sie vergessen.',
  none: 'Gerade fehlt keine Adresse.',
  address: 'Adresse',
  hits: 'Aufrufe',
  last: 'Zuletzt',
  redirect: 'Weiterleiten',
  redirect_name: '{path} weiterleiten',
  redirects: 'Weiterleitungen nach Aufrufen',
  redirects_none: 'Es gibt noch keine Weiterleitung.',
  target: 'Führt zu',
  never: 'noch nie',
};

const en: typeof de = {
  title: 'Not found',
  intro:
    'Visitors asked for these addresses, and there was nothing. Only the address is counted, not who asked for it; after 90 days without a visit it is forgotten.',
  none: 'No address is missing at the moment.',
  address: 'Address',
  hits: 'Visits',
  last: 'Last',
  redirect: 'Redirect',
  redirect_name: 'Redirect {path}',
  redirects: 'Redirects by visits',
  redirects_none: 'There is no redirect yet.',
  target: 'Leads to',
  never: 'never',
};

export const notFoundAddressTexts = inLanguages(de, en);
export type NotFoundAddressTexts = typeof de;
