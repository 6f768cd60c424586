/** Texts of the venues' screens, sent by their loaders. */

import type { Locale } from '#domain/languages/locales.ts';
import type { VenueFactKind } from '#domain/venues/venue.ts';
import { inLanguages } from '#i18n/in-languages.ts';

/** The kinds of facts, also for the form of a venue. */
export const venueFactNames: Record<Locale, Record<VenueFactKind, string>> = {
  de: {
    floor: 'Stockwerk',
    entrance: 'Eingang',
    stop: 'Haltestelle',
    lift: 'Aufzug',
    wheelchair: 'Rollstuhlplätze',
    hearing_loop: 'Höranlage',
    toilet: 'Barrierefreie Toilette',
    parking: 'Parken',
    seats: 'Plätze',
  },
  en: {
    floor: 'Floor',
    entrance: 'Entrance',
    stop: 'Nearest stop',
    lift: 'Lift',
    wheelchair: 'Wheelchair spaces',
    hearing_loop: 'Hearing loop',
    toilet: 'Accessible toilet',
    parking: 'Parking',
    seats: 'Seats',
  },
};

const de = {
  title: 'Spielstätten',
  description:
    'Wo wir spielen, welcher Eingang der richtige ist, wo die Bahn hält und wo es ohne Stufen geht.',
  lead: 'Welcher Eingang, welche Haltestelle, wo der Aufzug ist und wo man gut hört.',
  count: { one: '1 Spielstätte', many: '{count} Spielstätten' },
  rooms: 'Im selben Haus',
  none: 'Noch keine Spielstätte eingetragen.',
  none_hint: 'Die Kasse weiß, wo gespielt wird.',
  address: 'Adresse',
  facts: 'Auf einen Blick',
  map: 'Lageplan',
  map_of: 'Lageplan: {name}',
  map_note: 'Norden ist oben. Die gepunktete Linie ist der Weg ohne Stufen.',
  directions: 'Der Weg',
  access: 'Ohne Hindernisse',
  events: 'Nächste Abende hier',
  events_none: 'Hier ist zurzeit nichts angesetzt.',
  events_none_hint: 'Der Spielplan sagt, was anderswo gespielt wird.',
  events_all: 'Alle Termine',
  all: 'Alle Spielstätten',
  ask: 'Fragen zum Weg oder zum Platz?',
  ...venueFactNames.de,
};

export type VenueTexts = typeof de;

const en: VenueTexts = {
  title: 'Venues',
  description: 'Where we play, which door to take, where the train stops and where there are no steps.',
  lead: 'Which entrance, which stop, where the lift is and where you hear well.',
  count: { one: '1 venue', many: '{count} venues' },
  rooms: 'In the same building',
  none: 'No venue entered yet.',
  none_hint: 'The box office knows where we are playing.',
  address: 'Address',
  facts: 'At a glance',
  map: 'Map',
  map_of: 'Map: {name}',
  map_note: 'North is at the top. The dotted line is the step-free way.',
  directions: 'Getting there',
  access: 'Access',
  events: 'On here next',
  events_none: 'Nothing scheduled here at the moment.',
  events_none_hint: 'The calendar has what is on elsewhere.',
  events_all: 'The whole calendar',
  all: 'All venues',
  ask: 'A question about the way or your seat?',
  ...venueFactNames.en,
};

export const venueTexts = inLanguages(de, en);
