/** The words of the records behind the editors' front page. Loaders send those of the reader: no visitor loads them. */
import type { Locale } from '#domain/locales.ts';
import type { RecordKind } from '#domain/records.ts';

const german = {
  back: 'Redaktion',
  kinds: {
    forms: 'Formulare und Eingänge',
    productions: 'Stücke',
    persons: 'Menschen',
    subscriptions: 'Abos',
    'download-directories': 'Presse-Downloads',
    pages: 'Seiten',
  } satisfies Record<RecordKind, string>,
  name: 'Name',
  state: 'Zustand',
  online: 'online',
  offline: 'offline',
  entries: 'Eingänge',
  received: 'Eingang',
  answers: 'Antworten',
  entry: 'Eingang {id}',
  no_entries: 'Noch ist nichts eingegangen.',
  as_table: 'Alle als Tabelle (CSV)',
  load_file: 'Datei laden',
  sent_in: { de: 'deutsch geschrieben', en: 'englisch geschrieben' },
  newer: 'Neuere',
  older: 'Ältere',
  page_of: 'Seite {page} von {pages}',
  fields: 'Was gespeichert ist',
  german: 'Deutsch',
  english: 'Englisch',
  english_missing: 'fehlt',
  on_site: 'Auf der Website ansehen',
  edit_page: 'Auf der Seite bearbeiten',
  imported: 'Kommt aus den Spielzeitdateien und wird dort geändert; das nächste Einlesen bringt es her.',
  changed: 'zuletzt geändert {when}',
};

export type RecordTexts = typeof german;

const english: RecordTexts = {
  back: 'Editors',
  kinds: {
    forms: 'Forms and what came in',
    productions: 'Plays',
    persons: 'People',
    subscriptions: 'Subscriptions',
    'download-directories': 'Press downloads',
    pages: 'Pages',
  },
  name: 'Name',
  state: 'State',
  online: 'online',
  offline: 'offline',
  entries: 'Entries',
  received: 'Received',
  answers: 'Answers',
  entry: 'Entry {id}',
  no_entries: 'Nothing has come in yet.',
  as_table: 'All as a table (CSV)',
  load_file: 'Load the file',
  sent_in: { de: 'written in German', en: 'written in English' },
  newer: 'Newer',
  older: 'Older',
  page_of: 'Page {page} of {pages}',
  fields: 'What is stored',
  german: 'German',
  english: 'English',
  english_missing: 'missing',
  on_site: 'See it on the site',
  edit_page: 'Edit it on the page',
  imported: 'Comes from the season files and is changed there; the next import brings it here.',
  changed: 'last changed {when}',
};

export function recordTexts(locale: Locale): RecordTexts {
  return locale === 'de' ? german : english;
}
