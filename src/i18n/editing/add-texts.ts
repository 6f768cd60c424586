/** The search among the modules to choose from. */
import { inLanguages } from '#i18n/in-languages.ts';

const de = {
  search: 'Suchen',
  nothing: (query: string) => `Kein Modul passt zu „${query}“.`,
};

const en: typeof de = {
  search: 'Search',
  nothing: (query) => `No module matches “${query}”.`,
};

export const addTexts = inLanguages(de, en);
