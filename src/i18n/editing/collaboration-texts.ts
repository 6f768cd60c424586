/** Texts about other people on the same page. Loaded when needed first. */
import type { Locale } from '#domain/languages/locales.ts';
import { inLanguages } from '#i18n/in-languages.ts';

const nameDe = (name: string | null) => name ?? 'Jemand anderes';
const nameEn = (name: string | null) => name ?? 'Somebody else';
/** In the place of a name: the same account in another tab. */
const ownTab = { de: 'Ihr anderes Fenster', en: 'Your other window' };
/** A name after "von", and after "by" or "from". */
const afterVon = (name: string) => (name === ownTab.de ? 'Ihrem anderen Fenster' : name);
const afterBy = (name: string) => (name === ownTab.en ? 'your other window' : name);

const de = {
  // Presence
  people: 'Auch auf dieser Seite',
  person_here: (name: string) => `${name} ist auf dieser Seite`,
  person_in: (name: string, module: string) => `${name}: ${module}`,
  person_show: (name: string, module: string) => `${name} schreibt in: ${module}. Zeigen`,
  person_came: (name: string) => `${name} ist jetzt auch auf dieser Seite.`,
  person_left: (name: string) => `${name} ist nicht mehr auf dieser Seite.`,

  // Remote changes
  own_tab: ownTab.de,
  changed_by: (name: string | null) => `geändert von ${afterVon(name ?? 'jemand anderem')}`,
  merged: (name: string | null, fields: string) =>
    `${nameDe(name)} hat hier auch geschrieben. Zusammengeführt, von dort übernommen: ${fields}.`,
  clash: (name: string | null, module: string) =>
    `${nameDe(name)} hat „${module}“ inzwischen an derselben Stelle geändert. Beide Texte sind noch da.`,
  held: (name: string | null, module: string) =>
    `${nameDe(name)} hat „${module}“ gelöscht, während Sie darin schrieben. Ihr Text ist noch da.`,
  removed: (name: string | null, module: string) => `${nameDe(name)} hat „${module}“ gelöscht.`,
  bring_back: 'Zurückholen',
  brought_back: (name: string | null, module: string) =>
    `${nameDe(name)} hat in „${module}“ geschrieben. Es wurde deshalb nicht gelöscht.`,
  remove_anyway: 'Trotzdem löschen',
  moved: (name: string | null, module: string) =>
    `${nameDe(name)} hat „${module}“ auch verschoben. Es steht jetzt dort.`,
  move_anyway: 'Doch an meinen Platz',

  // The page as a whole
  published: (name: string | null) =>
    `${nameDe(name)} hat diese Seite veröffentlicht, mit allem, was bis dahin gespeichert war.`,
  page_offline: (name: string | null) =>
    `${nameDe(name)} hat diese Seite offline genommen: Besucher sehen sie nicht. Ihr Text wird weiter gespeichert.`,
  page_online: (name: string | null) => `${nameDe(name)} hat diese Seite online gestellt.`,
  page_moved: (name: string | null) =>
    `${nameDe(name)} hat die Adresse dieser Seite geändert. Ihr Text wird weiter gespeichert.`,
  page_follow: 'Zur neuen Adresse',
  understood: 'Verstanden',
  page_removed: (name: string | null) =>
    `${nameDe(name)} hat diese Seite gelöscht. Ihr Text ist noch da und kommt mit der Seite zurück.`,
  page_restore: 'Wiederherstellen',
  page_restored: 'Die Seite ist wieder da.',
  page_not_restored: 'Die Seite ist noch gelöscht. Bitte versuchen Sie es noch einmal.',
  page_brought_back: (name: string | null) => `${nameDe(name)} hat diese Seite wiederhergestellt.`,

  // Conflicts
  title: 'Zwei Fassungen',
  intro: (name: string | null, module: string) =>
    `${nameDe(name)} hat „${module}“ geändert, während Sie darin schrieben. Was soll stehen? Jede Wahl lässt sich rückgängig machen.`,
  gone: (name: string | null, module: string) =>
    `${nameDe(name)} hat „${module}“ gelöscht, während Sie darin schrieben. Soll es bleiben? Beides lässt sich rückgängig machen.`,
  field: (field: string, language: Locale | null) =>
    language === null ? field : `${field} (${language === 'de' ? 'Deutsch' : 'Englisch'})`,
  before: 'Vorher',
  mine: 'Meine Fassung',
  theirs: (name: string | null) => (name === null ? 'Andere Fassung' : `Fassung von ${afterVon(name)}`),
  both: 'Beides zusammen',
  part_new: 'neu:',
  part_gone: 'entfernt:',
  only_form: 'Die Wörter sind dieselben, nur die Auszeichnung ist anders.',
  empty: 'leer',
  yes: 'ja',
  no: 'nein',
  by_itself: 'Von selbst zusammengeführt',
  from_mine: 'von Ihnen',
  from_theirs: (name: string | null) => `von ${afterVon(name ?? 'der anderen Seite')}`,
  from_both: 'verschiedene Stellen von beiden',
  use_choice: 'So übernehmen',
  keep_mine: 'Meine Fassung behalten',
  take_theirs: 'Andere Fassung übernehmen',
  keep_module: 'Meine Fassung behalten',
  remove_module: 'Löschen',
  decided: 'Entschieden.',
  nothing_left: 'Hier ist nichts mehr zu entscheiden.',

  // Publishing
  publish_title: 'Andere haben hier auch geschrieben',
  publish_text:
    'Seit Sie diese Seite geöffnet oder zuletzt veröffentlicht haben. Das würde mit veröffentlicht:',
  publish_unknown: 'Was genau, ist nicht mehr festzustellen. Sehen Sie die Seite durch.',
  publish_anyway: 'Gesehen, veröffentlichen',
  publish_now_in: (names: string) => `Gerade hier: ${names}. Vielleicht ist ein Satz noch nicht fertig.`,
  show: 'Zeigen',
  cancel: 'Abbrechen',
  by: (name: string | null, time: string) => `${name ?? 'unbekannt'}, ${time}`,
  kinds: {
    create: 'eingefügt',
    update: 'geändert',
    move: 'verschoben',
    remove: 'gelöscht',
    restore: 'zurückgeholt',
  },
  whole: 'Die ganze Seite',
};

export type CollaborationTexts = typeof de;

const en: CollaborationTexts = {
  people: 'Also on this page',
  person_here: (name) => `${name} is on this page`,
  person_in: (name, module) => `${name}: ${module}`,
  person_show: (name, module) => `${name} is writing in: ${module}. Show`,
  person_came: (name) => `${name} is on this page now, too.`,
  person_left: (name) => `${name} has left this page.`,

  changed_by: (name) => `changed by ${afterBy(name ?? 'somebody else')}`,
  own_tab: ownTab.en,
  merged: (name, fields) => `${nameEn(name)} has written here, too. Merged, taken from there: ${fields}.`,
  clash: (name, module) =>
    `${nameEn(name)} has changed “${module}” in the same place meanwhile. Both texts are still there.`,
  held: (name, module) =>
    `${nameEn(name)} has deleted “${module}” while you were writing in it. Your text is still there.`,
  removed: (name, module) => `${nameEn(name)} has deleted “${module}”.`,
  bring_back: 'Bring back',
  brought_back: (name, module) =>
    `${nameEn(name)} has written in “${module}”. For that reason it was not deleted.`,
  remove_anyway: 'Delete anyway',
  moved: (name, module) => `${nameEn(name)} has moved “${module}”, too. It stands there now.`,
  move_anyway: 'To my place after all',

  published: (name) => `${nameEn(name)} has published this page, with everything that was saved until then.`,
  page_offline: (name) =>
    `${nameEn(name)} has taken this page offline: visitors do not see it. Your text is still being saved.`,
  page_online: (name) => `${nameEn(name)} has put this page online.`,
  page_moved: (name) =>
    `${nameEn(name)} has changed the address of this page. Your text is still being saved.`,
  page_follow: 'To the new address',
  understood: 'Understood',
  page_removed: (name) =>
    `${nameEn(name)} has deleted this page. Your text is still there and comes back with the page.`,
  page_restore: 'Bring it back',
  page_restored: 'The page is back.',
  page_not_restored: 'The page is still deleted. Please try again.',
  page_brought_back: (name) => `${nameEn(name)} has brought this page back.`,

  title: 'Two versions',
  intro: (name, module) =>
    `${nameEn(name)} has changed “${module}” while you were writing in it. What is to stand there? Every choice can be undone.`,
  gone: (name, module) =>
    `${nameEn(name)} has deleted “${module}” while you were writing in it. Is it to stay? Both can be undone.`,
  field: (field, language) =>
    language === null ? field : `${field} (${language === 'de' ? 'German' : 'English'})`,
  before: 'Before',
  mine: 'My version',
  theirs: (name) => (name === null ? 'Other version' : `Version by ${afterBy(name)}`),
  both: 'Both together',
  part_new: 'new:',
  part_gone: 'removed:',
  only_form: 'The words are the same, only their formatting differs.',
  empty: 'empty',
  yes: 'yes',
  no: 'no',
  by_itself: 'Merged by itself',
  from_mine: 'from you',
  from_theirs: (name) => `from ${afterBy(name ?? 'the other side')}`,
  from_both: 'different places from both',
  use_choice: 'Use this',
  keep_mine: 'Keep my version',
  take_theirs: 'Take the other version',
  keep_module: 'Keep my version',
  remove_module: 'Delete',
  decided: 'Decided.',
  nothing_left: 'There is nothing left to decide here.',

  publish_title: 'Others have written here, too',
  publish_text: 'Since you opened this page or published it last. This would be published as well:',
  publish_unknown: 'What exactly cannot be told any more. Please look through the page.',
  publish_anyway: 'I have seen it, publish',
  publish_now_in: (names) => `Here right now: ${names}. A sentence may not be finished yet.`,
  show: 'Show',
  cancel: 'Cancel',
  by: (name, time) => `${name ?? 'unknown'}, ${time}`,
  kinds: {
    create: 'added',
    update: 'changed',
    move: 'moved',
    remove: 'deleted',
    restore: 'brought back',
  },
  whole: 'The whole page',
};

export const collaborationTexts = inLanguages(de, en);
