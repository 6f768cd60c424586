/** Names of events and their kinds, and of their fields. */
import { inLanguages } from '#i18n/in-languages.ts';
import type { LabelsOf } from './label-types.ts';

type Labels = LabelsOf<'activities' | 'events'>;

const de: Labels = {
  activities: {
    one: 'Veranstaltungsart',
    many: 'Veranstaltungsarten',
    fields: { id: 'Nummer', name: 'Name' },
  },
  events: {
    one: 'Termin',
    many: 'Termine',
    create: 'Neuer Termin',
    fields: {
      production: 'Stück',
      activity: 'Art der Veranstaltung',
      name: 'Eigener Name',
      subtitle: 'Untertitel',
      promotional_tagline: 'Zeile zur Werbung',
      date_start: 'Beginn',
      date_end: 'Ende',
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
      short_price_info: 'Preise, in einer Zeile',
      long_price_info: 'Preise, ausführlich',
      min_price_normal_excl_e: 'Günstigster Preis in Euro',
      min_price_youth_ticket_excl_e: 'Günstigster ermäßigter Preis in Euro',
      accessibility_info: 'Barrierefreiheit',
      access_services: {
        label: 'Angebote am Abend',
        values: {
          surtitles: 'Übertitel',
          'audio-description': 'Audiodeskription',
          'sign-language': 'Gebärdensprache',
          relaxed: 'Relaxed Performance',
          'touch-tour': 'Tastführung',
        },
      },
      ticket_url_external: 'Karten, Link zum Webshop',
      secondary_ticket_link: 'Zweiter Kartenlink',
      alternative_ticket_status: 'Statt des Kartenlinks',
      registration_link: 'Link zur Anmeldung',
      hide_slider: 'Direkt in den Webshop, ohne Hinweis davor',
      presale_start: 'Vorverkauf ab',
      tickets_left: 'Karten übrig',
      is_online: 'Online',
      tags: 'Themen',
    },
  },
};

const en: Labels = {
  activities: { one: 'kind of event', many: 'Kinds of events', fields: { id: 'Number', name: 'Name' } },
  events: {
    one: 'date',
    many: 'Dates',
    create: 'New date',
    fields: {
      production: 'Play',
      activity: 'Kind of event',
      name: 'Name of its own',
      subtitle: 'Subtitle',
      promotional_tagline: 'Tagline',
      date_start: 'Begins',
      date_end: 'Ends',
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
      short_price_info: 'Prices, in one line',
      long_price_info: 'Prices, in full',
      min_price_normal_excl_e: 'Lowest price in euros',
      min_price_youth_ticket_excl_e: 'Lowest reduced price in euros',
      accessibility_info: 'Accessibility',
      access_services: {
        label: 'Offered on the evening',
        values: {
          surtitles: 'Surtitles',
          'audio-description': 'Audio description',
          'sign-language': 'Sign language',
          relaxed: 'Relaxed performance',
          'touch-tour': 'Touch tour',
        },
      },
      ticket_url_external: 'Tickets, link to the webshop',
      secondary_ticket_link: 'Second ticket link',
      alternative_ticket_status: 'In place of the ticket link',
      registration_link: 'Link for registration',
      hide_slider: 'Straight to the webshop, without the notice before it',
      presale_start: 'Advance sale from',
      tickets_left: 'Tickets left',
      is_online: 'Online',
      tags: 'Themes',
    },
  },
};

export const eventLabels = inLanguages(de, en);
