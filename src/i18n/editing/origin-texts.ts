/** Labels about the origin of visible texts; the sentences are sent by the server. */
import { inLanguages } from '#i18n/in-languages.ts';

const de = {
  title: 'Woher dieser Text kommt',
  module: 'Diesen Text setzt das Modul zusammen, in dem er steht.',
  linked: 'Diese Zeile fasst die Seite zusammen, zu der ihr Link führt.',
  unreachable: 'Der Server ist gerade nicht zu erreichen.',
  looking: 'Wird nachgesehen …',
  open_form: 'Formular öffnen',
  open_page: 'Seite öffnen',
  open_library: 'In der Bibliothek zeigen',
  follow: 'Link folgen',
  list: 'Woher die Texte kommen',
};

export type OriginTexts = typeof de;

const en: OriginTexts = {
  title: 'Where this text comes from',
  module: 'The module around this text puts it together.',
  linked: 'This line sums up the page that its link leads to.',
  unreachable: 'The server cannot be reached just now.',
  looking: 'Looking it up …',
  open_form: 'Open the form',
  open_page: 'Open the page',
  open_library: 'Show in the library',
  follow: 'Follow the link',
  list: 'Where the texts come from',
};

export const originTexts = inLanguages(de, en);
