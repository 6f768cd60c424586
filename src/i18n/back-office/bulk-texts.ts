/** Texts of what is done with many records at once. */
import { inLanguages } from '#i18n/in-languages.ts';

const de = {
  chosen: '{count} gewählt',
  choose_all: 'Alle {count} wählen',
  clear: 'Auswahl aufheben',
  region: 'Für die gewählten Einträge',
  actions: {
    online: 'Online stellen',
    offline: 'Offline nehmen',
    cancel: 'Absagen',
    uncancel: 'Findet statt',
    sell_out: 'Ausverkauft',
    put_on_sale: 'Im Verkauf',
    move: 'Verschieben',
  },
  will: {
    online: 'Gehen online: {count}. Besucher sehen sie sofort.',
    offline: 'Gehen offline: {count}. Besucher sehen sie nicht mehr.',
    cancel: 'Werden abgesagt: {count}. Besucher lesen es sofort.',
    uncancel: 'Finden statt: {count}. Besucher lesen es sofort.',
    sell_out: 'Sind ausverkauft: {count}. Der Kartenlink entfällt sofort.',
    put_on_sale: 'Sind im Verkauf: {count}. Der Kartenlink steht sofort da.',
    move: 'Werden verschoben: {count}. Besucher sehen die neue Zeit sofort.',
  },
  nothing: 'Bei den gewählten Einträgen ist das schon so.',
  days: 'Tage',
  minutes: 'Minuten',
  apply: '{count} ändern',
  cancel: 'Abbrechen',
  writing: 'Wird geschrieben …',
  done: 'Geändert: {count}.',
  undo: 'Rückgängig machen',
  undone: 'Es ist wieder wie vorher.',
  stale:
    'Nichts ist geändert: An einem dieser Einträge hat inzwischen jemand gearbeitet. Laden Sie die Liste neu.',
  failed: 'Nichts ist geändert. Versuchen Sie es noch einmal.',
  logged_out: 'Nichts ist geändert: Sie sind nicht angemeldet.',
  unreachable: 'Der Server ist nicht erreichbar. Versuchen Sie es noch einmal.',
};

export type BulkTexts = typeof de;

const en: BulkTexts = {
  chosen: '{count} chosen',
  choose_all: 'Choose all {count}',
  clear: 'Clear the choice',
  region: 'For the chosen records',
  actions: {
    online: 'Put online',
    offline: 'Take offline',
    cancel: 'Cancel',
    uncancel: 'Takes place',
    sell_out: 'Sold out',
    put_on_sale: 'On sale',
    move: 'Move',
  },
  will: {
    online: 'Going online: {count}. Visitors see them at once.',
    offline: 'Going offline: {count}. Visitors no longer see them.',
    cancel: 'To be cancelled: {count}. Visitors read it at once.',
    uncancel: 'Taking place: {count}. Visitors read it at once.',
    sell_out: 'Sold out: {count}. The ticket link goes at once.',
    put_on_sale: 'On sale: {count}. The ticket link is there at once.',
    move: 'To be moved: {count}. Visitors see the new time at once.',
  },
  nothing: 'The chosen records are like that already.',
  days: 'Days',
  minutes: 'Minutes',
  apply: 'Change {count}',
  cancel: 'Cancel',
  writing: 'Being written …',
  done: 'Changed: {count}.',
  undo: 'Undo',
  undone: 'It is as it was before.',
  stale: 'Nothing is changed: somebody has worked on one of these records meanwhile. Reload the list.',
  failed: 'Nothing is changed. Try again.',
  logged_out: 'Nothing is changed: you are not logged in.',
  unreachable: 'The server cannot be reached. Try again.',
};

export const bulkTexts = inLanguages(de, en);
