/** Texts of the screen of access services by month and stage. */
import { inLanguages } from '#i18n/in-languages.ts';

const de = {
  title: 'Barrierefreiheit',
  intro:
    'Wie viele Termine je Monat und Bühne ein Angebot haben. »fehlt« heißt: Auf dieser Bühne sind in dem Monat vier Termine oder mehr, und keiner hat es.',
  gaps: { one: '1 Lücke', many: '{count} Lücken' },
  no_gap: 'keine Lücke',
  stage: 'Bühne',
  dates: 'Termine',
  missing: 'fehlt',
  cell: '{service}, {stage}, {month}: {count}',
  cell_missing: '{service}, {stage}, {month}: fehlt',
  dates_cell: 'Alle Termine, {stage}, {month}: {count}',
  by_service: 'Die nächsten Termine',
  none: 'Kein Termin, der noch kommt, hat dieses Angebot.',
  all: 'Alle {count}',
  empty: 'Es sind keine Termine geplant.',
};

const en: typeof de = {
  title: 'Access',
  intro:
    'How many dates of each month and stage have a service. “missing” means: this stage has four dates or more in that month, and none with it.',
  gaps: { one: '1 gap', many: '{count} gaps' },
  no_gap: 'no gap',
  stage: 'Stage',
  dates: 'Dates',
  missing: 'missing',
  cell: '{service}, {stage}, {month}: {count}',
  cell_missing: '{service}, {stage}, {month}: missing',
  dates_cell: 'All dates, {stage}, {month}: {count}',
  by_service: 'The next dates',
  none: 'No date to come has this service.',
  all: 'All {count}',
  empty: 'No dates are planned.',
};

export type AccessTexts = typeof de;
export const accessTexts = inLanguages(de, en);
