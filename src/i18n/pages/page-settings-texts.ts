/** Texts of the page settings about conflicts and unsaved changes. Loaded with them. */
import { inLanguages } from '#i18n/in-languages.ts';

const de = {
  at_once: 'Was hier steht (Adresse, Platz, Menü, online), gilt für alle, sobald Sie speichern.',
  when_published:
    'Was im Kopf der Seite steht (Titel, Bild, Text, Link, Angaben für Suchmaschinen und zum Teilen), wartet wie die Module auf „Veröffentlichen“.',
  open_head: 'Kopf der Seite bearbeiten',
  merged: (name: string | null, fields: string) =>
    `${name ?? 'Jemand anderes'} hat die Seite inzwischen geändert. Von dort übernommen: ${fields}. Ihre Änderungen stehen noch hier, aber nicht gespeichert.`,
  clash: (name: string | null) =>
    `${name ?? 'Jemand anderes'} hat dieselben Einstellungen geändert. Was soll gelten? Danach wird gespeichert.`,
  back: 'Was beim letzten Mal nicht gespeichert wurde, steht wieder hier. Gespeichert ist es noch nicht.',
  back_clash: (name: string | null) =>
    `Ihre Änderungen waren noch nicht gespeichert, und ${name ?? 'jemand anderes'} hat inzwischen dasselbe geändert. Was soll gelten? Danach wird gespeichert.`,
  unsaved: 'Nicht gespeichert. Verwerfen?',
  discard: 'Verwerfen',
  go_on: 'Weiter bearbeiten',
  stands: (parent: string, position: number) => `${parent}, Stelle ${position}`,
};

export type PageSettingsTexts = typeof de;

const en: PageSettingsTexts = {
  at_once: 'What stands here (address, position, menu, online) holds for everybody as soon as you save.',
  when_published:
    'What stands in the head of the page (title, picture, text, link, what search engines and shares show) waits for “Publish”, as the modules do.',
  open_head: 'Edit the head of the page',
  merged: (name, fields) =>
    `${name ?? 'Somebody else'} has changed the page meanwhile. Taken over from there: ${fields}. Your changes are still here, but not saved.`,
  clash: (name) =>
    `${name ?? 'Somebody else'} has changed the same settings. What is to hold? It is saved after that.`,
  back: 'What was not saved last time is back here. It is still not saved.',
  back_clash: (name) =>
    `Your changes had not been saved, and ${name ?? 'somebody else'} has changed the same meanwhile. What is to hold? It is saved after that.`,
  unsaved: 'Not saved. Discard it?',
  discard: 'Discard',
  go_on: 'Go on editing',
  stands: (parent, position) => `${parent}, position ${position}`,
};

export const pageSettingsTexts = inLanguages(de, en);
