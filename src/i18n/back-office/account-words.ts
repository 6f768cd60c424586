/** Words that all screens about accounts share. */
import type { Role } from '#domain/accounts/account.ts';

const de = {
  roles: {
    administrator: 'Administration',
    editor: 'Redaktion',
    press: 'Presse',
    'evening-service': 'Abenddienst',
  } satisfies Record<Role, string>,
  name: 'Name',
  email: 'E-Mail-Adresse',
  mail_language: 'Sprache der Mails',
  german: 'Deutsch',
  english: 'Englisch',
  copied: 'Kopiert',
  cancel: 'Abbrechen',
  missing: 'Das fehlt noch.',
  no_email: 'Das ist keine E-Mail-Adresse. Schreiben Sie sie so: name@beispiel.de',
  unreachable: 'Das hat nicht geklappt: keine Verbindung. Versuchen Sie es noch einmal.',
  failed: 'Das hat nicht geklappt. Versuchen Sie es noch einmal.',
  logged_out: 'Ihre Anmeldung ist beendet. Laden Sie die Seite neu und melden Sie sich wieder an.',
  saved: 'Gespeichert',
};

const en: typeof de = {
  roles: {
    administrator: 'Administrator',
    editor: 'Editor',
    press: 'Press',
    'evening-service': 'Evening service',
  },
  name: 'Name',
  email: 'E-mail address',
  mail_language: 'Language of mails',
  german: 'German',
  english: 'English',
  copied: 'Copied',
  cancel: 'Cancel',
  missing: 'This is missing.',
  no_email: 'This is not an e-mail address. Write it like this: name@example.org',
  unreachable: 'This did not work: no connection. Try again.',
  failed: 'This did not work. Try again.',
  logged_out: 'Your login has ended. Reload the page and log in again.',
  saved: 'Saved',
};

export const accountWords = { de, en };
