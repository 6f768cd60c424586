/** Descriptions and synonyms of the home page and the lists, for the search and for search engines. */
import type { Locale } from '#domain/languages/locales.ts';
import { inLanguages } from '#i18n/in-languages.ts';

const de = {
  index: {
    also: 'Startseite, Homepage',
    text: 'Was heute Abend läuft, und was neu ist.',
  },
  productions: {
    also: 'Repertoire, Inszenierungen, Produktionen',
    text: 'Alle Stücke der Spielzeit: Premieren, Repertoire und Gastspiele, nach Spielort und Thema.',
  },
  events: {
    also: 'Spielplan, Kalender, Vorstellungen',
    text: 'Der Spielplan Tag für Tag, mit Karten: nach Datum, Ort und Thema.',
  },
  subscriptions: {
    also: 'Abonnements, Abos',
    text: 'Alle Abonnements: nach Art, Wochentag und Tageszeit, auch für alle unter 30.',
  },
  ensemble: {
    also: 'Schauspieler, Schauspielerinnen',
    text: 'Wer spielt, und alle, die dafür sorgen, dass gespielt werden kann.',
  },
  'people-teams': {
    also: 'Regie, Bühnenbild, Kostüm',
    text: 'Wer inszeniert, Bühnen baut, Kostüme entwirft und Musik schreibt.',
  },
  venues: {
    also: 'Bühnen, Orte',
    text: 'Wo wir spielen: Adressen, Wege, Eingänge und Plätze für den Rollstuhl.',
  },
  press: {
    also: 'Pressebilder, Pressefotos',
    text: 'Meldungen und Bilder für alle, die über uns schreiben.',
  },
};

const en: typeof de = {
  index: {
    also: 'Homepage, start page',
    text: 'What is on tonight, and what is new.',
  },
  productions: {
    also: 'Plays, productions, repertoire',
    text: 'All plays of the season: premieres, repertoire and guest productions, by venue and theme.',
  },
  events: {
    also: 'Schedule, dates, performances',
    text: 'Every performance day by day, with tickets: by date, venue and theme.',
  },
  subscriptions: {
    also: 'Season tickets',
    text: 'All subscriptions: by kind, weekday and time of day, also for everybody under 30.',
  },
  ensemble: {
    also: 'Company, actors',
    text: 'Who is on stage, and everybody who makes it possible.',
  },
  'people-teams': {
    also: 'Directors, set and costume designers',
    text: 'Who directs, builds sets, designs costumes and writes music.',
  },
  venues: {
    also: 'Stages, places',
    text: 'Where we play: addresses, ways to get there, entrances and wheelchair spaces.',
  },
  press: {
    also: 'Press pictures, press photos',
    text: 'News and pictures for everybody who writes about us.',
  },
};

export type SearchedScreen = keyof typeof de;

/** By screen: `text` is its description, `also` contains synonyms, which are searched but not shown. */
export const searchScreens = inLanguages(de, en);

/** Descriptions of lists for search engines. */
export const screenDescription = (name: SearchedScreen, locale: Locale): string =>
  searchScreens(locale)[name].text;
