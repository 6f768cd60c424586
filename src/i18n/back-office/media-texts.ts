/** Texts of uploads and of a picture's details in the back office. */
import { inLanguages } from '#i18n/in-languages.ts';

const de = {
  upload: 'Hochladen',
  drop: 'oder Dateien hier fallen lassen, oder einfügen',
  progress: { one: 'Ein Bild wird hochgeladen', many: '{done} von {all} Bildern sind da' },
  all_there: { one: 'Das Bild ist da', many: '{count} Bilder sind da' },
  none_there: { one: 'Das Bild ging nicht', many: 'Keines der {count} Bilder ging' },
  go_on: 'Sie können weiterarbeiten.',
  waiting: 'wartet',
  percent: '{share} %',
  checking: 'wird geprüft',
  there: 'da',
  no_credit: 'Nachweis fehlt',
  no_alt: 'Alternativtext fehlt',
  no_english: 'Englischer Alternativtext fehlt',
  again: 'Noch einmal',
  drop_one: 'Weglassen',
  close_list: 'Liste schließen',
  again_of: '{name} noch einmal hochladen',
  drop_of: '{name} weglassen',
  crops: 'So wird es beschnitten',
  crop_names: { wide: 'Querformat', upright: 'Hochformat' },
  replace: 'Datei ersetzen',
  replacing: 'Die neue Datei kommt an ihre Stelle, {share} %',
  replaced: 'Die Datei ist ersetzt. Alle Stellen zeigen die neue.',
  facts: '{name}, {width} × {height}',
};

export type MediaTexts = typeof de;

const en: MediaTexts = {
  upload: 'Upload',
  drop: 'or drop files here, or paste',
  progress: { one: 'A picture is being uploaded', many: '{done} of {all} pictures are there' },
  all_there: { one: 'The picture is there', many: '{count} pictures are there' },
  none_there: { one: 'The picture did not work', many: 'None of the {count} pictures worked' },
  go_on: 'You can keep working.',
  waiting: 'waiting',
  percent: '{share}%',
  checking: 'being checked',
  there: 'there',
  no_credit: 'credit missing',
  no_alt: 'alternative text missing',
  no_english: 'English alternative text missing',
  again: 'Once more',
  drop_one: 'Leave it out',
  close_list: 'Close the list',
  again_of: 'Upload {name} once more',
  drop_of: 'Leave out {name}',
  crops: 'How it is cropped',
  crop_names: { wide: 'Wide', upright: 'Upright' },
  replace: 'Replace the file',
  replacing: 'The new file takes its place, {share}%',
  replaced: 'The file is replaced. Every place shows the new one.',
  facts: '{name}, {width} × {height}',
};

export const mediaTexts = inLanguages(de, en);
