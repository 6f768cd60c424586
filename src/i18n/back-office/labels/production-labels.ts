/** Names of productions, their booklets and their themes, and of their fields. */
import { inLanguages } from '#i18n/in-languages.ts';
import type { LabelsOf } from './label-types.ts';

type Labels = LabelsOf<'tags' | 'productions' | 'booklet_sections'>;

const de: Labels = {
  tags: {
    one: 'Thema',
    many: 'Themen',
    create: 'Neues Thema',
    fields: {
      for_events: 'Für Termine',
      for_productions: 'Für Stücke',
    },
  },
  productions: {
    one: 'Stück',
    many: 'Stücke',
    create: 'Neues Stück',
    fields: {
      name: 'Titel',
      original_title: 'Originaltitel',
      author: 'Autorin oder Autor',
      director: 'Regie',
      composer: 'Musik',
      co_production: 'Koproduktion',
      duration: 'Dauer mit Pausen, in Minuten',
      intervals: {
        label: 'Pausen',
        fields: { after: 'Nach … Minuten', minutes: 'Dauer in Minuten' },
      },
      language_info: 'Sprache und Übertitel',
      age_recommendation: 'Alter, ab Jahren',
      content_note: 'Inhaltshinweis',
      premiere_date: 'Premiere am',
      is_premiere: 'Premiere dieser Spielzeit',
      show_in_production_list: 'In der Liste der Stücke',
      trailer: {
        label: 'Trailer',
        fields: {
          provider: { label: 'Anbieter', values: { youtube: 'YouTube', vimeo: 'Vimeo' } },
          id: 'Kennung des Videos',
          title: 'Titel',
          length: 'Länge, Minuten und Sekunden',
        },
      },
      picture: 'Hauptbild',
      pictures: 'Bilderstrecke',
      credits: { label: 'Team', fields: { role: 'Aufgabe', name: 'Name', person: 'Person im Haus' } },
      cast: { label: 'Besetzung', fields: { role: 'Rolle', name: 'Name', person: 'Person im Haus' } },
      covers: {
        label: 'Wer einspringen kann',
        fields: { role: 'Rolle', name: 'Name', person: 'Person im Haus' },
      },
      quotes: {
        label: 'Stimmen',
        fields: {
          kind: { label: 'Woher', values: { press: 'aus der Presse', rehearsal: 'von den Proben' } },
          content: 'Wortlaut',
          author: 'Wer das sagt',
        },
      },
      booklet: 'Programmheft',
    },
  },
  booklet_sections: {
    one: 'Abschnitt des Programmhefts',
    many: 'Programmheft',
    create: 'Neuer Abschnitt',
    fields: {
      author: 'Von',
      order: 'Platz im Heft',
    },
  },
};

const en: Labels = {
  tags: {
    one: 'theme',
    many: 'Themes',
    create: 'New theme',
    fields: {
      for_events: 'For dates',
      for_productions: 'For plays',
    },
  },
  productions: {
    one: 'play',
    many: 'Plays',
    create: 'New play',
    fields: {
      name: 'Title',
      original_title: 'Original title',
      author: 'Author',
      director: 'Director',
      composer: 'Music',
      co_production: 'Co-production',
      duration: 'Length with intervals, in minutes',
      intervals: { label: 'Intervals', fields: { after: 'After … minutes', minutes: 'Length in minutes' } },
      language_info: 'Language and surtitles',
      age_recommendation: 'Age, from',
      content_note: 'Content note',
      premiere_date: 'Premiere on',
      is_premiere: 'Premiere of this season',
      show_in_production_list: 'In the list of plays',
      trailer: {
        label: 'Trailer',
        fields: {
          provider: { label: 'Provider', values: { youtube: 'YouTube', vimeo: 'Vimeo' } },
          id: 'Id of the video',
          title: 'Title',
          length: 'Length, minutes and seconds',
        },
      },
      picture: 'Main picture',
      pictures: 'Picture series',
      credits: { label: 'Team', fields: { role: 'Task', name: 'Name', person: 'Person of the house' } },
      cast: { label: 'Cast', fields: { role: 'Part', name: 'Name', person: 'Person of the house' } },
      covers: { label: 'Covers', fields: { role: 'Part', name: 'Name', person: 'Person of the house' } },
      quotes: {
        label: 'Quotes',
        fields: {
          kind: { label: 'Where from', values: { press: 'from the papers', rehearsal: 'from rehearsals' } },
          content: 'Words',
          author: 'Who says so',
        },
      },
      booklet: 'Booklet',
    },
  },
  booklet_sections: {
    one: 'section of the booklet',
    many: 'Booklet',
    create: 'New section',
    fields: {
      author: 'By',
      order: 'Place in the booklet',
    },
  },
};

export const productionLabels = inLanguages(de, en);
