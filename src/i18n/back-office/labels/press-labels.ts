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
      subline: 'Unterzeile',
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
      category: 'Rubrik',
      is_restricted: 'Nur mit Pressezugang',
      files: { label: 'Dateien', fields: { media: 'Datei', title: 'Titel' } },
    },
  },
};

const en: Labels = {
  press_articles: {
    one: 'press release',
    many: 'Press releases',
    create: 'New press release',
    fields: {
      subline: 'Line below the title',
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
      category: 'Category',
      is_restricted: 'For press accounts only',
      files: { label: 'Files', fields: { media: 'File', title: 'Title' } },
    },
  },
};

export const pressLabels = inLanguages(de, en);
