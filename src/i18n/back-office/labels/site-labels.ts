/** Labels of site-wide resources (menus, redirects, colours, home page, settings) and their fields. */
import { inLanguages } from '#i18n/in-languages.ts';
import type { LabelsOf } from './label-types.ts';

type Labels = LabelsOf<
  | 'color_groups'
  | 'menu_links'
  | 'submenu_links'
  | 'redirects'
  | 'search_tips'
  | 'search_synonyms'
  | 'home_elements'
  | 'production_teasers'
  | 'news_teasers'
  | 'settings'
>;

const deLink = {
  menu_name: 'Name im Menü',
  url: 'Ziel',
  is_highlight: 'Hervorgehoben',
  order: 'Platz im Menü',
  list: { label: 'Steht', values: { menu: 'im Hauptmenü', footer: 'in der Fußzeile' } },
};

const de: Labels = {
  color_groups: {
    one: 'Farbpaar',
    many: 'Farbpaare',
    create: 'Neues Farbpaar',
    fields: {
      base_color: 'Erste Farbe',
      secondary_color: 'Zweite Farbe',
    },
  },
  menu_links: {
    one: 'Menüpunkt',
    many: 'Menüs',
    create: 'Neuer Menüpunkt',
    fields: { ...deLink, children: 'Untermenü' },
  },
  submenu_links: {
    one: 'Punkt im Untermenü',
    many: 'Untermenüs',
    create: 'Neuer Punkt im Untermenü',
    fields: { ...deLink, parent: 'Steht unter' },
  },
  redirects: {
    one: 'Weiterleitung',
    many: 'Weiterleitungen',
    create: 'Neue Weiterleitung',
    fields: { old_path: 'Alte Adresse', new_path: 'Neue Adresse' },
  },
  search_tips: {
    one: 'Suchvorschlag',
    many: 'Suchvorschläge',
    create: 'Neuer Suchvorschlag',
    fields: { name: 'Name', target_url: 'Ziel', order: 'Platz in der Liste' },
  },
  search_synonyms: {
    one: 'Wortgruppe der Suche',
    many: 'Gleiche Wörter der Suche',
    create: 'Neue Wortgruppe',
    fields: {
      words: {
        label: 'Wörter, die dasselbe finden',
        hint: 'Mit Kommas dazwischen; oder »Titel: Wörter, die dorthin führen«.',
      },
    },
  },
  home_elements: {
    one: 'Abschnitt der Startseite',
    many: 'Startseite',
    create: 'Neuer Abschnitt',
    fields: {
      kind: {
        label: 'Art',
        values: {
          hero: 'Aufmacher',
          'struck-text': 'Strichfassung',
          announcement: 'Ankündigung',
          newsletter: 'Newsletter',
        },
      },
      subline: 'Unterzeile',
      link_text: 'Worte des Links',
      order: 'Platz auf der Startseite',
    },
  },
  production_teasers: {
    one: 'Stück auf der Startseite',
    many: 'Stücke auf der Startseite',
    create: 'Stück auf die Startseite',
    fields: {
      is_wide: 'Über die ganze Breite',
      order: 'Platz auf der Startseite',
    },
  },
  news_teasers: {
    one: 'Nachricht',
    many: 'Nachrichten',
    create: 'Neue Nachricht',
    fields: {
      order: 'Platz auf der Startseite',
    },
  },
  settings: { one: 'Einstellung', many: 'Einstellungen', fields: { key: 'Name', value: 'Wert' } },
};

const enLink = {
  menu_name: 'Name in the menu',
  url: 'Target',
  is_highlight: 'Highlighted',
  order: 'Place in the menu',
  list: { label: 'Stands', values: { menu: 'in the main menu', footer: 'in the footer' } },
};

const en: Labels = {
  color_groups: {
    one: 'colour pair',
    many: 'Colour pairs',
    create: 'New colour pair',
    fields: {
      base_color: 'First colour',
      secondary_color: 'Second colour',
    },
  },
  menu_links: {
    one: 'menu entry',
    many: 'Menus',
    create: 'New menu entry',
    fields: { ...enLink, children: 'Submenu' },
  },
  submenu_links: {
    one: 'entry of a submenu',
    many: 'Submenus',
    create: 'New submenu entry',
    fields: { ...enLink, parent: 'Stands under' },
  },
  redirects: {
    one: 'redirect',
    many: 'Redirects',
    create: 'New redirect',
    fields: { old_path: 'Old address', new_path: 'New address' },
  },
  search_tips: {
    one: 'search suggestion',
    many: 'Search suggestions',
    create: 'New search suggestion',
    fields: { name: 'Name', target_url: 'Target', order: 'Place in the list' },
  },
  search_synonyms: {
    one: 'group of search words',
    many: 'Synonyms of the search',
    create: 'New group of words',
    fields: {
      words: {
        label: 'Words that find the same',
        hint: 'Separated by commas; or “Title: words that lead there”.',
      },
    },
  },
  home_elements: {
    one: 'section of the home page',
    many: 'Home page',
    create: 'New section',
    fields: {
      kind: {
        label: 'Kind',
        values: {
          hero: 'Opening',
          'struck-text': 'Cut passage',
          announcement: 'Announcement',
          newsletter: 'Newsletter',
        },
      },
      subline: 'Line below',
      link_text: 'Words of the link',
      order: 'Place on the home page',
    },
  },
  production_teasers: {
    one: 'play on the home page',
    many: 'Plays on the home page',
    create: 'Put a play on the home page',
    fields: {
      is_wide: 'Over the full width',
      order: 'Place on the home page',
    },
  },
  news_teasers: {
    one: 'news item',
    many: 'News',
    create: 'New news item',
    fields: {
      order: 'Place on the home page',
    },
  },
  settings: { one: 'setting', many: 'Settings', fields: { key: 'Name', value: 'Value' } },
};

export const siteLabels = inLanguages(de, en);
