/** Texts about the head of a page while it is edited. Loaded with the editing layer. */
import { inLanguages } from '#i18n/in-languages.ts';

const de = {
  name: 'Kopf der Seite',
  add_text: 'Text hinzufügen',
  picture: 'Bild',
  add_picture: 'Bild hinzufügen',
  link: 'Link',
  add_link: 'Link hinzufügen',
  all: 'Suche und Teilen',
};

const en: typeof de = {
  name: 'Head of the page',
  add_text: 'Add a text',
  picture: 'Picture',
  add_picture: 'Add a picture',
  link: 'Link',
  add_link: 'Add a link',
  all: 'Search and sharing',
};

export const headTexts = inLanguages(de, en);
