/** The title of the plays on the home page; sent by its loader. */
import { inLanguages } from '#i18n/in-languages.ts';

const de = {
  next_events: 'Die nächsten Abende',
  /** If none of them has a date. */
  productions: 'Stücke',
};

const en: typeof de = {
  next_events: 'The next evenings',
  productions: 'Plays',
};

export const homeTexts = inLanguages(de, en);
