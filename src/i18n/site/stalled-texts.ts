/** Texts shown while a page, or a requested part of one, cannot be reached. */
import { inLanguages } from '#i18n/in-languages.ts';

const de = {
  stalled: 'Das kommt gerade nicht durch. Es öffnet sich, sobald die Verbindung wieder da ist.',
};

const en: typeof de = {
  stalled: 'This is not coming through. It opens as soon as the connection is back.',
};

export const stalledTexts = inLanguages(de, en);
