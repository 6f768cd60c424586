/** Names of events and their kinds, of internal dates, and of their fields. */
import { eventFilterTexts } from '#i18n/events/event-filter-texts.ts';
import { inLanguages } from '#i18n/in-languages.ts';
import type { LabelsOf } from './label-types.ts';

type Labels = LabelsOf<'activities' | 'runs' | 'events' | 'internal_dates'>;

const de: Labels = {
  activities: {
    one: 'Veranstaltungsart',
    many: 'Veranstaltungsarten',
    create: 'Neue Veranstaltungsart',
    fields: { id: 'Nummer', name: 'Name' },
  },
  runs: {
    one: 'Serie',
    many: 'Serien',
    create: 'Neue Serie',
    fields: {
      name: 'Name, nur für die Planung',
      begin_weekdays: 'Beginn Mo bis Fr',
      begin_saturday: 'Beginn Sa',
      begin_sunday: 'Beginn So',
      prices: { label: 'Preise', fields: { name: 'Platzgruppe', amount: 'Preis in Euro' } },
      access_services: { label: 'Angebote am Abend', values: eventFilterTexts('de').services },
    },
  },
  events: {
    one: 'Termin',
    many: 'Termine',
    create: 'Neuer Termin',
    fields: {
      run: 'Serie',
      name: 'Eigener Name',
      intervals: {
        label: 'Pausen',
        fields: { after: 'Nach … Minuten', minutes: 'Dauer in Minuten' },
      },
      unspecific_time: 'Uhrzeit noch offen',
      stage_name: 'Bühne oder Gastspielort',
      is_on_tour: 'Gastspiel an einem anderen Ort',
      outcome: {
        label: 'Findet statt',
        values: { regular: 'wie angekündigt', cancelled: 'abgesagt', replacement: 'mit Ersatz' },
      },
      status: { label: 'Karten', values: { onsale: 'im Verkauf', soldout: 'ausverkauft' } },
      cancellation_info_short: 'Absage, in einer Zeile',
      cancellation_info_long: 'Absage, ausführlich',
      has_substitute: 'Umbesetzung',
      substitution_info: 'Wer einspringt',
      recasts: {
        label: 'Besetzung an diesem Termin',
        fields: {
          role: 'Rolle',
          instead_of: 'Angekündigt war',
          name: 'Es spielt',
          person: 'Person im Haus',
        },
      },
      notice: 'Hinweis zum Abend',
      prices: { label: 'Preise', fields: { name: 'Platzgruppe', amount: 'Preis in Euro' } },
      access_services: {
        label: 'Angebote am Abend',
        values: eventFilterTexts('de').services,
      },
      ticket_url_external: 'Karten, Link zum Webshop',
      secondary_ticket_link: 'Zweiter Kartenlink',
      registration_link: 'Link zur Anmeldung',
      hide_slider: 'Direkt in den Webshop, ohne Hinweis davor',
      presale_start: 'Vorverkauf ab',
      tickets_left: 'Karten übrig',
    },
  },
  internal_dates: {
    one: 'interner Termin',
    many: 'Interne Termine',
    create: 'Neuer interner Termin',
    fields: {
      kind: {
        label: 'Art',
        values: {
          rehearsal: 'Probe',
          technical: 'Technische Einrichtung',
          'private-hire': 'Vermietung',
          closed: 'Bühne gesperrt',
          other: 'Anderes',
        },
      },
      name: 'Was',
      people: 'Wer dabei ist',
      note: 'Notiz',
    },
  },
};

const en: Labels = {
  activities: {
    one: 'kind of event',
    many: 'Kinds of events',
    create: 'New kind of event',
    fields: { id: 'Number', name: 'Name' },
  },
  runs: {
    one: 'run',
    many: 'Runs',
    create: 'New run',
    fields: {
      name: 'Name, for planning only',
      begin_weekdays: 'Start Mon to Fri',
      begin_saturday: 'Start Sat',
      begin_sunday: 'Start Sun',
      prices: { label: 'Prices', fields: { name: 'Seats', amount: 'Price in euros' } },
      access_services: { label: 'Offered on the evening', values: eventFilterTexts('en').services },
    },
  },
  events: {
    one: 'date',
    many: 'Dates',
    create: 'New date',
    fields: {
      run: 'Run',
      name: 'Name of its own',
      intervals: { label: 'Intervals', fields: { after: 'After … minutes', minutes: 'Length in minutes' } },
      unspecific_time: 'Time still open',
      stage_name: 'Stage, or place on tour',
      is_on_tour: 'On tour, at another place',
      outcome: {
        label: 'Takes place',
        values: { regular: 'as announced', cancelled: 'cancelled', replacement: 'with a substitute' },
      },
      status: { label: 'Tickets', values: { onsale: 'on sale', soldout: 'sold out' } },
      cancellation_info_short: 'Cancellation, in one line',
      cancellation_info_long: 'Cancellation, in full',
      has_substitute: 'Change of cast',
      substitution_info: 'Who steps in',
      recasts: {
        label: 'Cast on this date',
        fields: {
          role: 'Part',
          instead_of: 'In place of',
          name: 'Played by',
          person: 'Person of the house',
        },
      },
      notice: 'Notice for the evening',
      prices: { label: 'Prices', fields: { name: 'Seats', amount: 'Price in euros' } },
      access_services: {
        label: 'Offered on the evening',
        values: eventFilterTexts('en').services,
      },
      ticket_url_external: 'Tickets, link to the webshop',
      secondary_ticket_link: 'Second ticket link',
      registration_link: 'Link for registration',
      hide_slider: 'Straight to the webshop, without the notice before it',
      presale_start: 'Advance sale from',
      tickets_left: 'Tickets left',
    },
  },
  internal_dates: {
    one: 'internal date',
    many: 'Internal dates',
    create: 'New internal date',
    fields: {
      kind: {
        label: 'Kind',
        values: {
          rehearsal: 'Rehearsal',
          technical: 'Technical set-up',
          'private-hire': 'Private hire',
          closed: 'Stage closed',
          other: 'Other',
        },
      },
      name: 'What',
      people: 'Who is there',
      note: 'Note',
    },
  },
};

export const eventLabels = inLanguages(de, en);
