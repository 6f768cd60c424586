/** Texts shown while a page cannot be reached. */
import { inLanguages } from '#i18n/in-languages.ts';

const de = {
  stalled: 'Die Seite kommt gerade nicht durch. Sie öffnet sich, sobald die Verbindung wieder da ist.',
  try_again: 'Jetzt versuchen',
};

const en: typeof de = {
  stalled: 'The page is not coming through. It opens as soon as the connection is back.',
  try_again: 'Try now',
};

export const stalledTexts = inLanguages(de, en);
