/** What the search says of the home page and the lists, and the other names that people know them by. */
import type { Locale } from '#domain/languages/locales.ts';
import type { RouteName } from '#domain/site/route-table.ts';

interface ScreenWords {
  /** Other names, in one line; none of them is shown. */
  also: Record<Locale, string>;
  text: Record<Locale, string>;
}

export const searchScreens = {
  index: {
    also: { de: 'Startseite, Homepage', en: 'Homepage, start page' },
    text: { de: 'Was heute Abend läuft, und was neu ist.', en: 'What is on tonight, and what is new.' },
  },
  productions: {
    also: { de: 'Repertoire, Inszenierungen, Produktionen', en: 'Plays, productions, repertoire' },
    text: {
      de: 'Alle Stücke der Spielzeit: Premieren, Repertoire und Gastspiele, nach Spielort und Thema.',
      en: 'All plays of the season: premieres, repertoire and guest productions, by venue and theme.',
    },
  },
  events: {
    also: { de: 'Spielplan, Kalender, Vorstellungen', en: 'Schedule, dates, performances' },
    text: {
      de: 'Der Spielplan Tag für Tag, mit Karten: nach Datum, Ort und Thema.',
      en: 'Every performance day by day, with tickets: by date, venue and theme.',
    },
  },
  subscriptions: {
    also: { de: 'Abonnements, Abos', en: 'Season tickets' },
    text: {
      de: 'Alle Abonnements: nach Art, Wochentag und Tageszeit, auch für alle unter 30.',
      en: 'All subscriptions: by kind, weekday and time of day, also for everybody under 30.',
    },
  },
  ensemble: {
    also: { de: 'Schauspieler, Schauspielerinnen', en: 'Company, actors' },
    text: {
      de: 'Wer spielt, und alle, die dafür sorgen, dass gespielt werden kann.',
      en: 'Who is on stage, and everybody who makes it possible.',
    },
  },
  'people-teams': {
    also: { de: 'Regie, Bühnenbild, Kostüm', en: 'Directors, set and costume designers' },
    text: {
      de: 'Wer inszeniert, Bühnen baut, Kostüme entwirft und Musik schreibt.',
      en: 'Who directs, builds sets, designs costumes and writes music.',
    },
  },
  venues: {
    also: { de: 'Bühnen, Orte', en: 'Stages, places' },
    text: {
      de: 'Wo wir spielen: Adressen, Wege, Eingänge und Plätze für den Rollstuhl.',
      en: 'Where we play: addresses, ways to get there, entrances and wheelchair spaces.',
    },
  },
  press: {
    also: { de: 'Pressebilder, Pressefotos', en: 'Press pictures, press photos' },
    text: {
      de: 'Meldungen und Bilder für alle, die über uns schreiben.',
      en: 'News and pictures for everybody who writes about us.',
    },
  },
} as const satisfies Partial<Record<RouteName, ScreenWords>>;
