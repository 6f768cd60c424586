/** Names of pages, slots and pictures, and of their fields. */
import { inLanguages } from '#i18n/in-languages.ts';
import type { LabelsOf } from './label-types.ts';

type Labels = LabelsOf<'pages' | 'containers' | 'media'>;

const de: Labels = {
  pages: {
    one: 'Seite',
    many: 'Seiten',
    fields: {
      parent: 'Steht unter',
      path_de: 'Deutsche Adresse',
      path_en: 'Englische Adresse',
      headline: 'Überschrift auf der Seite',
      is_clickable: 'In Menüs anklickbar',
      in_menu: 'Im Hauptmenü',
      in_footer: 'In der Fußzeile',
      has_tab_navigation: 'Geschwister als Reiter',
      meta_title: 'Titel für Suchmaschinen',
      og_title: 'Titel beim Teilen',
      og_description: 'Beschreibung beim Teilen',
      og_image: 'Bild beim Teilen',
      og_type: 'Art beim Teilen',
      hero_image: 'Bild im Kopf',
      hero_link: 'Link im Kopf',
      hero_text: 'Text im Kopf',
      hero_video: 'Video im Kopf',
      order: 'Platz unter ihren Geschwistern',
      modules: 'Module',
    },
  },
  containers: {
    one: 'Platz für Module',
    many: 'Plätze für Module',
    fields: { key: 'Ort', modules: 'Module' },
  },
  media: {
    one: 'Bild',
    many: 'Bilder',
    fields: {
      file: 'Datei',
      alt: 'Alternativtext',
      caption: 'Bildunterschrift',
      credit: 'Bildnachweis',
      focal_x: 'Bildmitte, von links',
      focal_y: 'Bildmitte, von oben',
      print: {
        label: 'Druck',
        values: {
          'as-is': 'wie das Foto',
          'line-screen': 'als Strichraster',
          'two-inks': 'in den zwei Farben der Seite',
        },
      },
      is_decorative: 'Nur Schmuck, ohne Alternativtext',
      upright: 'Auf schmalen Bildschirmen',
    },
  },
};

const en: Labels = {
  pages: {
    one: 'page',
    many: 'Pages',
    fields: {
      parent: 'Stands under',
      path_de: 'German address',
      path_en: 'English address',
      headline: 'Headline on the page',
      is_clickable: 'Can be pressed in menus',
      in_menu: 'In the main menu',
      in_footer: 'In the footer',
      has_tab_navigation: 'Siblings as tabs',
      meta_title: 'Title for search engines',
      og_title: 'Title when shared',
      og_description: 'Description when shared',
      og_image: 'Picture when shared',
      og_type: 'Kind when shared',
      hero_image: 'Picture in the head',
      hero_link: 'Link in the head',
      hero_text: 'Text in the head',
      hero_video: 'Video in the head',
      order: 'Place among its siblings',
      modules: 'Modules',
    },
  },
  containers: {
    one: 'slot for modules',
    many: 'Slots for modules',
    fields: { key: 'Place', modules: 'Modules' },
  },
  media: {
    one: 'picture',
    many: 'Pictures',
    fields: {
      file: 'File',
      alt: 'Alternative text',
      caption: 'Caption',
      credit: 'Credit',
      focal_x: 'Focus, from the left',
      focal_y: 'Focus, from the top',
      print: {
        label: 'Print',
        values: {
          'as-is': 'as the photograph',
          'line-screen': 'as a line screen',
          'two-inks': 'in the two inks of the page',
        },
      },
      is_decorative: 'Decoration only, without alternative text',
      upright: 'On narrow screens',
    },
  },
};

export const pageLabels = inLanguages(de, en);
