/** Labels of the press resources and their fields. */
import { inLanguages } from '#i18n/in-languages.ts';
import type { LabelsOf } from './label-types.ts';

type Labels = LabelsOf<'press_articles' | 'download_categories' | 'download_directories'>;

const de: Labels = {
  press_articles: {
    one: 'Pressemitteilung',
    many: 'Pressemitteilungen',
    create: 'Neue Pressemitteilung',
    fields: {
      slug: 'Adresse auf der Website',
      title: 'Titel',
      subline: 'Unterzeile',
      lead: 'Vorspann',
      text: 'Text',
      date: 'Datum',
      production: 'Stück',
      picture: 'Bild',
      is_online: 'Online',
    },
  },
  download_categories: {
    one: 'Rubrik der Presse-Downloads',
    many: 'Rubriken der Presse-Downloads',
    create: 'Neue Rubrik',
    fields: { name: 'Name', order: 'Platz in der Liste' },
  },
  download_directories: {
    one: 'Ordner der Presse-Downloads',
    many: 'Presse-Downloads',
    create: 'Neuer Ordner',
    fields: {
      name: 'Name',
      category: 'Rubrik',
      production: 'Stück',
      is_restricted: 'Nur mit Pressezugang',
      files: { label: 'Dateien', fields: { media: 'Datei', title: 'Titel' } },
      order: 'Platz in der Liste',
    },
  },
};

const en: Labels = {
  press_articles: {
    one: 'press release',
    many: 'Press releases',
    create: 'New press release',
    fields: {
      slug: 'Address on the site',
      title: 'Title',
      subline: 'Line below the title',
      lead: 'Lead',
      text: 'Text',
      date: 'Date',
      production: 'Play',
      picture: 'Picture',
      is_online: 'Online',
    },
  },
  download_categories: {
    one: 'category of press downloads',
    many: 'Categories of press downloads',
    create: 'New category',
    fields: { name: 'Name', order: 'Place in the list' },
  },
  download_directories: {
    one: 'folder of press downloads',
    many: 'Press downloads',
    create: 'New folder',
    fields: {
      name: 'Name',
      category: 'Category',
      production: 'Play',
      is_restricted: 'For press accounts only',
      files: { label: 'Files', fields: { media: 'File', title: 'Title' } },
      order: 'Place in the list',
    },
  },
};

export const pressLabels = inLanguages(de, en);
