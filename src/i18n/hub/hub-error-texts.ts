/** Texts of the hub's error page. Part of its script, since no loader can send them. */
import { inLanguages } from '#i18n/in-languages.ts';

const de = {
  missing: 'Das gibt es hier nicht',
  missing_text: 'Vielleicht ist es gelöscht, oder die Adresse stimmt nicht.',
  failed: 'Das hat nicht geklappt',
  failed_text: 'Laden Sie die Seite noch einmal. Gespeichertes ist nicht betroffen.',
  to_hub: 'Zur Redaktion',
  to_site: 'Zur Website',
};

const en: typeof de = {
  missing: 'There is nothing here',
  missing_text: 'It may have been deleted, or the address is not right.',
  failed: 'That did not work',
  failed_text: 'Load the page once more. What is saved is safe.',
  to_hub: 'To the editors’ page',
  to_site: 'To the website',
};

export const hubErrorTexts = inLanguages(de, en);
