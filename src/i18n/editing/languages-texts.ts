/** Texts of the side-by-side view of languages. Loaded with it. */
import { inLanguages } from '#i18n/in-languages.ts';

const de = {
  other: { de: 'Deutsch', en: 'Englisch' },
  beside: (module: string, language: string) => `${module}, ${language}`,
  field: (label: string, language: string) => `${label}, ${language}`,
  missing: { de: 'Deutsch fehlt', en: 'Englisch fehlt' },
  stale: 'Englisch ist älter als Deutsch',
  changed: 'Was sich auf Deutsch geändert hat:',
  only_form: 'Nur Formatierung oder Links haben sich geändert.',
  part_new: 'neu:',
  part_gone: 'weg:',
  right: 'Englisch passt so',
  right_done: 'Vermerkt: Englisch passt zum deutschen Text.',
  right_failed: 'Das hat nicht geklappt. Versuchen Sie es noch einmal.',
  on: 'Beide Sprachen werden gezeigt.',
  off: 'Nur die Sprache der Seite wird gezeigt.',
};

const en: typeof de = {
  other: { de: 'German', en: 'English' },
  beside: (module, language) => `${module}, ${language}`,
  field: (label, language) => `${label}, ${language}`,
  missing: { de: 'German is missing', en: 'English is missing' },
  stale: 'English is older than German',
  changed: 'What has changed in German:',
  only_form: 'Only formatting or links have changed.',
  part_new: 'new:',
  part_gone: 'gone:',
  right: 'English is right as it is',
  right_done: 'Noted: the English fits the German text.',
  right_failed: 'That did not work. Try again.',
  on: 'Both languages are shown.',
  off: 'Only the language of the page is shown.',
};

export type LanguagesTexts = typeof de;

export const languagesTexts = inLanguages(de, en);
