/** Texts of the press room, sent by its loaders. */
import { inLanguages } from '#i18n/in-languages.ts';

const de = {
  title: 'Presse',
  description: 'Meldungen des Hauses, Bilder zum Herunterladen und wer in der Pressestelle weiterhilft.',
  found: { one: '1 Meldung', many: '{count} Meldungen' },
  more: 'Weitere Meldungen laden',
  none: 'Noch keine Meldungen.',
  none_hint: 'Die Pressestelle hilft Ihnen weiter.',
  contact: 'Pressekontakt',
  contact_text: 'Bilder, Premierenkarten, Gespräche: Rufen Sie an oder schreiben Sie.',
  production: 'Zum Stück',
  date: 'Datum',
  picture: 'Bild',
  all: 'Alle Meldungen',
  downloads: 'Bilder für die Presse',
  downloads_text:
    'Frei für die Berichterstattung über das Haus, wenn Sie nennen, wer sie gemacht hat. Jedem Archiv liegt eine Liste mit Bildtexten und Nachweisen bei.',
  no_downloads: 'Zurzeit liegen hier keine Bilder.',
  files: { one: '1 Datei', many: '{count} Dateien' },
  restricted: 'mit Zugang',
  restricted_text:
    'Diese Dateien sind für Redaktionen mit Zugang. Wer noch keinen hat, bekommt ihn von der Pressestelle.',
  log_in: 'Anmelden',
  take: 'Laden',
  take_all: 'Alle laden',
};

export type PressTexts = typeof de;

const en: PressTexts = {
  title: 'Press',
  description: 'News from the house, pictures to download, and whom to ask in the press office.',
  found: { one: '1 article', many: '{count} articles' },
  more: 'Load more articles',
  none: 'Nothing published yet.',
  none_hint: 'The press office will help you.',
  contact: 'Press office',
  contact_text: 'Pictures, seats at premieres, interviews: ring us or write.',
  production: 'The play',
  date: 'Date',
  picture: 'Picture',
  all: 'All articles',
  downloads: 'Pictures for the press',
  downloads_text:
    'Free for reports about the house, as long as you name who made them. Every archive comes with a list of captions and credits.',
  no_downloads: 'There are no pictures here at present.',
  files: { one: '1 file', many: '{count} files' },
  restricted: 'with access',
  restricted_text:
    'These files are for newsrooms with access. If you have none yet, the press office will give it to you.',
  log_in: 'Log in',
  take: 'Download',
  take_all: 'Download all',
};

export const pressTexts = inLanguages(de, en);
