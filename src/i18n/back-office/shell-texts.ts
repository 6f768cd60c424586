/** Texts around every screen of the back office. Part of its script, since an error page has no loader. */
import type { SectionName, SectionScreenName } from '#domain/back-office/sections.ts';
import { inLanguages } from '#i18n/in-languages.ts';

const de = {
  home: 'Redaktion',
  sections_label: 'Bereiche',
  screens_label: 'In diesem Bereich',
  menu: 'Menü',
  search: 'Suchen',
  to_site: 'Zur Website',
  contrast: 'Kontrast',
  other_language: 'English',
  skip: 'Zum Inhalt',
  sections: {
    productions: 'Stücke',
    people: 'Menschen',
    subscriptions: 'Abos',
    press: 'Presse',
    website: 'Website',
    administration: 'Verwaltung',
  } satisfies Record<SectionName, string>,
  screens: {
    productions: 'Stücke',
    persons: 'Menschen',
    subscriptions: 'Abos',
    downloads: 'Downloads',
    pages: 'Seiten',
    forms: 'Formulare',
    accounts: 'Konten',
    log: 'Protokoll',
  } satisfies Record<SectionScreenName, string>,
  log_in_title: 'Bitte melden Sie sich an',
  log_in_text:
    'Hier arbeiten alle, die sich um die Website kümmern. Nach der Anmeldung sind Sie gleich auf dieser Seite.',
  log_in: 'Anmelden',
  not_allowed: 'Das gehört nicht zu Ihrem Konto',
  not_allowed_text: 'Wer hier etwas ändern soll, bekommt die Rolle dafür von der Administration.',
  missing: 'Das gibt es hier nicht',
  missing_text: 'Vielleicht ist es gelöscht, oder die Adresse stimmt nicht.',
  failed: 'Das hat nicht geklappt',
  failed_text: 'Laden Sie die Seite noch einmal. Gespeichertes ist nicht betroffen.',
  to_hub: 'Zur Redaktion',
};

const en: typeof de = {
  home: 'Editors',
  sections_label: 'Sections',
  screens_label: 'In this section',
  menu: 'Menu',
  search: 'Search',
  to_site: 'To the website',
  contrast: 'Contrast',
  other_language: 'Deutsch',
  skip: 'Skip to content',
  sections: {
    productions: 'Productions',
    people: 'People',
    subscriptions: 'Subscriptions',
    press: 'Press',
    website: 'Website',
    administration: 'Administration',
  },
  screens: {
    productions: 'Productions',
    persons: 'People',
    subscriptions: 'Subscriptions',
    downloads: 'Downloads',
    pages: 'Pages',
    forms: 'Forms',
    accounts: 'Accounts',
    log: 'Log',
  },
  log_in_title: 'Please log in',
  log_in_text:
    'Everyone who looks after the website works here. After logging in you are right on this page.',
  log_in: 'Log in',
  not_allowed: 'This is not part of your account',
  not_allowed_text: 'Whoever is to change something here gets the role for it from an administrator.',
  missing: 'There is nothing here',
  missing_text: 'It may have been deleted, or the address is not right.',
  failed: 'That did not work',
  failed_text: 'Load the page once more. What is saved is safe.',
  to_hub: 'To the editors’ page',
};

export const shellTexts = inLanguages(de, en);
