/** The title of the news feed. */
import { inLanguages } from '#i18n/in-languages.ts';

const de = { title: 'Neues' };

const en: typeof de = { title: 'News' };

export const newsFeedTexts = inLanguages(de, en);
