/** The words of the press room in both languages: loaders send those of the reader along with the records. */
import type { Locale } from '#domain/locales.ts';

const german = {
  title: 'Presse',
  description: 'Meldungen des Hauses, Bilder zum Herunterladen und wer in der Pressestelle weiterhilft.',
  found_one: '1 Meldung',
  found: '{count} Meldungen',
  more: 'Weitere Meldungen laden',
  none: 'Noch keine Meldungen.',
  none_hint: 'Die Pressestelle hilft Ihnen weiter.',
  contact: 'Pressekontakt',
  contact_text: 'Bilder, Premierenkarten, Gespräche: Rufen Sie an oder schreiben Sie.',
  production: 'Zum Stück',
  date: 'Datum',
  picture: 'Bild',
  all: 'Alle Meldungen',
};

export type PressTexts = { [K in keyof typeof german]: string };

const english: PressTexts = {
  title: 'Press',
  description: 'News from the house, pictures to download, and whom to ask in the press office.',
  found_one: '1 article',
  found: '{count} articles',
  more: 'Load more articles',
  none: 'Nothing published yet.',
  none_hint: 'The press office will help you.',
  contact: 'Press office',
  contact_text: 'Pictures, seats at premieres, interviews: ring us or write.',
  production: 'The play',
  date: 'Date',
  picture: 'Picture',
  all: 'All articles',
};

export function pressTexts(locale: Locale): PressTexts {
  return locale === 'de' ? german : english;
}
