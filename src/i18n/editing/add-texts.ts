/** The search among the modules to choose from, and the ends of the place that a module is in. */
import { inLanguages } from '#i18n/in-languages.ts';

const de = {
  search: 'Suchen',
  nothing: (query: string) => `Kein Modul passt zu „${query}“.`,
  first: 'Ganz nach oben',
  last: 'Ganz nach unten',
};

const en: typeof de = {
  search: 'Search',
  nothing: (query) => `No module matches “${query}”.`,
  first: 'To the top',
  last: 'To the bottom',
};

export const addTexts = inLanguages(de, en);
