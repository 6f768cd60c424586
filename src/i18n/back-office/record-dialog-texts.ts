/** Texts of a record's form over a page. */
import { inLanguages } from '#i18n/in-languages.ts';

const de = {
  loading: 'Das Formular wird geladen …',
  failed: {
    401: 'Sie sind abgemeldet. Melden Sie sich an und öffnen Sie das Formular noch einmal.',
    403: 'Ihr Konto darf das nicht ansehen.',
    404: 'Den Datensatz gibt es nicht mehr.',
    other: 'Das Formular ließ sich nicht laden. Prüfen Sie die Verbindung.',
  },
  again: 'Noch einmal versuchen',
  whole: 'Ganzes Formular',
  follow: 'Link folgen',
  close: 'Schließen',
  unsaved:
    'Noch nicht gespeichert. Ihre Änderungen liegen in diesem Browser und sind beim nächsten Öffnen wieder da.',
  write_on: 'Weiter schreiben',
  close_kept: 'Schließen',
  discard: 'Änderungen verwerfen',
  saved: 'Gespeichert: {title}',
};

export type RecordDialogTexts = typeof de;

const en: RecordDialogTexts = {
  loading: 'The form is loading …',
  failed: {
    401: 'You are logged out. Log in and open the form again.',
    403: 'Your account may not see this.',
    404: 'The record is no longer there.',
    other: 'The form could not be loaded. Check your connection.',
  },
  again: 'Try again',
  whole: 'Whole form',
  follow: 'Follow the link',
  close: 'Close',
  unsaved: 'Not saved yet. Your changes are kept in this browser and are back when you open the form again.',
  write_on: 'Keep writing',
  close_kept: 'Close',
  discard: 'Discard the changes',
  saved: 'Saved: {title}',
};

export const recordDialogTexts = inLanguages(de, en);
