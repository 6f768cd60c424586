/** Texts about editing records in place. */
import { inLanguages } from '#i18n/in-languages.ts';

const de = {
  not_public: 'noch nicht öffentlich',
  empty: 'Leer und darum nicht zu sehen:',
  languages: { de: 'Deutsch', en: 'Englisch' },
};

export type InPlaceTexts = typeof de;

const en: InPlaceTexts = {
  not_public: 'not public yet',
  empty: 'Empty, and so not to be seen:',
  languages: { de: 'German', en: 'English' },
};

export const inPlaceTexts = inLanguages(de, en);
