/** Texts of the programme booklets, sent by their loader. */
import { inLanguages } from '#i18n/in-languages.ts';

const de = {
  title: 'Programmheft',
  contents: 'Inhalt',
  play: 'Zum Stück',
  cast: 'Besetzung',
  previous: 'Zurück',
  next: 'Weiter',
  by: 'Text',
  turn: 'Blättern',
  next_events: 'Nächste Abende',
  sold_out: 'Ausverkauft',
};

export type BookletTexts = typeof de;

const en: BookletTexts = {
  title: 'Programme',
  contents: 'Contents',
  play: 'About the play',
  cast: 'Cast',
  previous: 'Back',
  next: 'Next',
  by: 'Text',
  turn: 'Turn the page',
  next_events: 'On stage next',
  sold_out: 'Sold out',
};

export const bookletTexts = inLanguages(de, en);
