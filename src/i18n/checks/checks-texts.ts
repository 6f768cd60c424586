/** Texts of the list of page checks and of the dialog before publishing. Loaded with them. */
import { inLanguages } from '#i18n/in-languages.ts';

const de = {
  title: 'Prüfliste',
  checking: 'Wird geprüft …',
  failed: 'Die Prüfung ist gerade nicht möglich.',
  again: 'Noch einmal',
  nothing: 'Nichts zu beanstanden.',
  nothing_more:
    'Alternativtexte, Überschriften, Links, Termine, beide Sprachen und Kontraste sind in Ordnung.',
  blocking: 'Vor dem Veröffentlichen',
  warnings: 'Hinweise',
  count: (count: number, blocking: number) => {
    const all = count === 1 ? '1 Eintrag' : `${count} Einträge`;
    return blocking === 0
      ? all
      : `${all}, ${blocking} davon hinder${blocking === 1 ? 't' : 'n'} am Veröffentlichen`;
  },
  of_page: 'Seite',
  languages: { de: 'Deutsch', en: 'Englisch' },
  close: 'Schließen',
  publish_title: 'Seite veröffentlichen',
  what: 'Was soll öffentlich werden?',
  both: 'Beide Sprachen',
  only_de: 'Nur Deutsch',
  only_de_hint: 'Module, Bilder und Links gehen mit. Englische Texte bleiben, wie sie öffentlich sind.',
  only_en: 'Nur Englisch',
  only_en_hint: 'Nur englische Texte von dem, was schon öffentlich ist. Alles andere bleibt, wie es ist.',
  blocked: 'So kann die Seite nicht veröffentlicht werden:',
  hints: (count: number) =>
    count === 1 ? 'Die Prüfliste hat 1 Hinweis.' : `Die Prüfliste hat ${count} Hinweise.`,
  fine: 'Die Prüfliste ist leer.',
  show_list: 'Prüfliste zeigen',
  publish: 'Veröffentlichen',
  cancel: 'Abbrechen',
  planned: 'Noch nicht öffentlich. Jetzt schon veröffentlichen?',
};

const en: typeof de = {
  title: 'Check list',
  checking: 'Checking …',
  failed: 'Checking is not possible at the moment.',
  again: 'Try again',
  nothing: 'Nothing to mend.',
  nothing_more: 'Alternative texts, headlines, links, dates, both languages and contrast are in order.',
  blocking: 'Before publishing',
  warnings: 'Hints',
  count: (count, blocking) => {
    const all = count === 1 ? '1 entry' : `${count} entries`;
    return blocking === 0 ? all : `${all}, ${blocking} of them in the way of publishing`;
  },
  of_page: 'Page',
  languages: { de: 'German', en: 'English' },
  close: 'Close',
  publish_title: 'Publish the page',
  what: 'What is to be public?',
  both: 'Both languages',
  only_de: 'German only',
  only_de_hint: 'Modules, pictures and links go with it. English texts stay as they are public.',
  only_en: 'English only',
  only_en_hint: 'Only English texts of what is public already. Everything else stays as it is.',
  blocked: 'The page cannot be published as it is:',
  hints: (count) => (count === 1 ? 'The check list has 1 hint.' : `The check list has ${count} hints.`),
  fine: 'The check list is empty.',
  show_list: 'Show the check list',
  publish: 'Publish',
  cancel: 'Cancel',
  planned: 'Not public yet. Publish it now?',
};

export const checksTexts = inLanguages(de, en);
