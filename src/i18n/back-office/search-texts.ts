/** Texts of the search for records. Part of the shell's script, since its field is in the toolbar. */
import { inLanguages } from '#i18n/in-languages.ts';

const de = {
  title: 'Suchen',
  label: 'Alles durchsuchen',
  placeholder: 'Stück, Mensch, Termin',
  shortcut: 'Strg K',
  submit: 'Suchen',
  searching: 'Wird gesucht',
  count: (count: number) => (count === 1 ? '1 Treffer' : `${count} Treffer`),
  none: 'Nichts gefunden.',
  none_hint: 'Gesucht wird in Titeln und Namen, bei Terminen auch nach dem Tag: »Faust 24.11.«',
  not_reached: 'Der Server ist gerade nicht zu erreichen.',
  offline: 'offline',
};

const en: typeof de = {
  title: 'Search',
  label: 'Search everything',
  placeholder: 'Play, person, date',
  shortcut: 'Ctrl K',
  submit: 'Search',
  searching: 'Searching',
  count: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  none: 'Nothing found.',
  none_hint: 'Titles and names are searched, dates also by their day: “Faust 24.11.”',
  not_reached: 'The server cannot be reached at the moment.',
  offline: 'offline',
};

export const recordSearchTexts = inLanguages(de, en);
