/** The words of the programme booklets in both languages: the loader sends those of the reader along. */
import type { Locale } from '#domain/languages/locales.ts';

const german = {
  title: 'Programmheft',
  contents: 'Inhalt',
  play: 'Zum Stück',
  cast: 'Besetzung',
  previous: 'Zurück',
  next: 'Weiter',
  by: 'Text',
  turn: 'Blättern',
};

export type BookletTexts = { [K in keyof typeof german]: string };

const english: BookletTexts = {
  title: 'Programme',
  contents: 'Contents',
  play: 'About the play',
  cast: 'Cast',
  previous: 'Back',
  next: 'Next',
  by: 'Text',
  turn: 'Turn the page',
};

export function bookletTexts(locale: Locale): BookletTexts {
  return locale === 'de' ? german : english;
}
