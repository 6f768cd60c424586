/** Names of subscriptions, venues and forms, and of their fields. */
import { inLanguages } from '#i18n/in-languages.ts';
import { venueFactNames } from '#i18n/venues/venue-texts.ts';
import * as site from '#site';
import type { LabelsOf } from './label-types.ts';

type Labels = LabelsOf<'subscriptions' | 'venues' | 'forms'>;

const de: Labels = {
  subscriptions: {
    one: 'Abo',
    many: 'Abos',
    create: 'Neues Abo',
    fields: {
      type: {
        label: 'Art',
        values: {
          premiere: 'Premieren',
          eight_pack: 'Achter',
          five_pack: 'Fünfer',
          flex: 'Flex',
          thalia_card: `${site.name} Card`,
        },
      },
      weekdays: {
        label: 'Wochentage',
        values: {
          mo: 'Montag',
          tu: 'Dienstag',
          we: 'Mittwoch',
          th: 'Donnerstag',
          fr: 'Freitag',
          sa: 'Samstag',
          su: 'Sonntag',
        },
      },
      time_of_day: { label: 'Tageszeit', values: { afternoon: 'nachmittags', evening: 'abends' } },
      is_under_30: 'Für alle unter 30',
      price_info: 'Preise',
      order_link: 'Bestellen im Webshop',
      events: 'Termine',
    },
  },
  venues: {
    one: 'Spielort',
    many: 'Spielorte',
    create: 'Neuer Spielort',
    fields: {
      id: 'Nummer',
      address: 'Anschrift',
      directions: 'Der Weg',
      access: 'Ohne Hindernisse',
      facts: {
        label: 'Auf einen Blick',
        fields: {
          kind: {
            label: 'Wovon',
            values: venueFactNames.de,
          },
          text: 'Text',
        },
      },
      map: 'Lageplan',
    },
  },
  forms: {
    one: 'Formular',
    many: 'Formulare',
    create: 'Neues Formular',
    fields: {
      intro: 'Einleitung',
      confirmation: 'Dank nach dem Absenden',
      notify_email: 'Eingänge melden an',
      fields: {
        label: 'Felder',
        fields: {
          slug: 'Name im Datensatz (leer: aus der Beschriftung)',
          label: 'Beschriftung',
          field_type: {
            label: 'Art des Feldes',
            values: {
              1: 'Zeile',
              2: 'mehrere Zeilen',
              3: 'E-Mail-Adresse',
              4: 'Häkchen',
              5: 'mehrere Häkchen',
              6: 'Auswahlliste',
              7: 'Auswahlliste, mehrere möglich',
              8: 'eins von mehreren',
              9: 'Datei',
              10: 'Datum',
              11: 'Datum und Uhrzeit',
              12: 'unsichtbar',
              13: 'Zahl',
              14: 'Webadresse',
              15: 'Geburtsdatum',
            },
          },
          required: 'Pflicht',
          visible: 'Wird gezeigt',
          choices: {
            label: 'Zur Wahl',
            fields: { value: 'Wert (leer: aus der Beschriftung)', label: 'Beschriftung' },
          },
          default: 'Vorbelegt mit',
          placeholder_text: 'Beispiel im Feld',
          help_text: 'Hinweis am Feld',
        },
      },
    },
  },
};

const en: Labels = {
  subscriptions: {
    one: 'subscription',
    many: 'Subscriptions',
    create: 'New subscription',
    fields: {
      type: {
        label: 'Kind',
        values: {
          premiere: 'Premieres',
          eight_pack: 'Eights',
          five_pack: 'Fives',
          flex: 'Flex',
          thalia_card: `${site.name} Card`,
        },
      },
      weekdays: {
        label: 'Days of the week',
        values: {
          mo: 'Monday',
          tu: 'Tuesday',
          we: 'Wednesday',
          th: 'Thursday',
          fr: 'Friday',
          sa: 'Saturday',
          su: 'Sunday',
        },
      },
      time_of_day: {
        label: 'Time of day',
        values: { afternoon: 'in the afternoon', evening: 'in the evening' },
      },
      is_under_30: 'For everybody under 30',
      price_info: 'Prices',
      order_link: 'Order in the webshop',
      events: 'Dates',
    },
  },
  venues: {
    one: 'venue',
    many: 'Venues',
    create: 'New venue',
    fields: {
      id: 'Number',
      address: 'Postal address',
      directions: 'Getting there',
      access: 'Access',
      facts: {
        label: 'At a glance',
        fields: {
          kind: {
            label: 'About',
            values: venueFactNames.en,
          },
          text: 'Text',
        },
      },
      map: 'Map',
    },
  },
  forms: {
    one: 'form',
    many: 'Forms',
    create: 'New form',
    fields: {
      intro: 'Introduction',
      confirmation: 'Thanks after sending',
      notify_email: 'Entries are reported to',
      fields: {
        label: 'Fields',
        fields: {
          slug: 'Name in the data (empty: from the label)',
          label: 'Label',
          field_type: {
            label: 'Kind of field',
            values: {
              1: 'a line',
              2: 'several lines',
              3: 'e-mail address',
              4: 'tick box',
              5: 'several tick boxes',
              6: 'list to choose from',
              7: 'list to choose several from',
              8: 'one of several',
              9: 'file',
              10: 'date',
              11: 'date and time',
              12: 'invisible',
              13: 'number',
              14: 'web address',
              15: 'date of birth',
            },
          },
          required: 'Required',
          visible: 'Is shown',
          choices: {
            label: 'To choose from',
            fields: { value: 'Value (empty: from the label)', label: 'Label' },
          },
          default: 'Filled in with',
          placeholder_text: 'Example in the field',
          help_text: 'Hint at the field',
        },
      },
    },
  },
};

export const offerLabels = inLanguages(de, en);
