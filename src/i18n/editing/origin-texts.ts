/** Where a visible text comes from, in a sentence each, and what leads there. */
import { inLanguages } from '#i18n/in-languages.ts';

const de = {
  title: 'Woher dieser Text kommt',
  record: (resource: string, title: string, field: string) =>
    `Dieser Text kommt aus „${title}“ (${resource}), Feld „${field}“.`,
  page: (title: string) => `Dieser Text kommt von der Seite „${title}“.`,
  interface: 'Dieses Wort gehört zur Oberfläche und ist fest.',
  config: 'Dieser Text gehört zu den festen Angaben des Hauses: site.config.ts.',
  computed: 'Diese Angabe setzt die Website aus Tagen, Zeiten und Zahlen zusammen.',
  module: 'Diesen Text setzt das Modul zusammen, in dem er steht.',
  linked: 'Diese Zeile fasst die Seite zusammen, zu der ihr Link führt.',
  unknown: 'Woher dieser Text kommt, ist nicht bekannt.',
  unreachable: 'Der Server ist gerade nicht zu erreichen.',
  looking: 'Wird nachgesehen …',
  open_form: 'Formular öffnen',
  open_page: 'Seite öffnen',
  follow: 'Link folgen',
  list: 'Woher die Texte kommen',
};

export type OriginTexts = typeof de;

const en: OriginTexts = {
  title: 'Where this text comes from',
  record: (resource, title, field) => `This text comes from “${title}” (${resource}), field “${field}”.`,
  page: (title) => `This text comes from the page “${title}”.`,
  interface: 'This word is part of the interface and fixed.',
  config: 'This text is one of the fixed facts of the house: site.config.ts.',
  computed: 'The website makes this of days, times and numbers.',
  module: 'The module around this text puts it together.',
  linked: 'This line sums up the page that its link leads to.',
  unknown: 'Where this text comes from is not known.',
  unreachable: 'The server cannot be reached just now.',
  looking: 'Looking it up …',
  open_form: 'Open the form',
  open_page: 'Open the page',
  follow: 'Follow the link',
  list: 'Where the texts come from',
};

export const originTexts = inLanguages(de, en);
