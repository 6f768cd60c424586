/** The keys of the editor: which there are, and what each does. */
import { inLanguages } from '#i18n/in-languages.ts';

interface KeyTexts {
  title: string;
  intro: string;
  groups: readonly { where: string; keys: readonly (readonly [key: string, does: string])[] }[];
}

const de: KeyTexts = {
  title: 'Tasten',
  intro: 'Am Mac ist Strg die Befehlstaste ⌘ und Alt die Wahltaste ⌥.',
  groups: [
    {
      where: 'Überall auf der Seite',
      keys: [
        ['Strg + Umschalt + Eingabe', 'Veröffentlichen'],
        ['Strg + Z', 'Rückgängig'],
        ['Strg + Umschalt + Z, Strg + Y', 'Wiederherstellen'],
        ['Strg + /', 'Diese Liste'],
      ],
    },
    {
      where: 'In einem Text',
      keys: [
        ['Eingabe', 'In einer Zeile: zum nächsten Text. Sonst: neuer Absatz'],
        ['Umschalt + Eingabe', 'Neue Zeile im selben Absatz'],
        ['Strg + B, Strg + I', 'Fett, kursiv'],
        ['Strg + K', 'Link'],
        ['Alt + F10', 'Zu den Werkzeugen des Textes'],
        ['Esc', 'Zum Modul um den Text'],
      ],
    },
    {
      where: 'Auf einem Modul',
      keys: [
        ['Eingabe', 'Seinen ersten Text schreiben'],
        ['↑, ↓', 'Zum Modul davor, dahinter'],
        ['←, →', 'Zum Modul darum, zum ersten darin'],
        ['Alt + ↑, ↓, ←, →', 'Verschieben'],
        ['Strg + D', 'Verdoppeln'],
        ['Strg + C, Strg + X, Strg + V', 'Kopieren, ausschneiden, dahinter einfügen'],
        ['Entf', 'Löschen'],
        ['Tabulator, dann ←, →', 'Zu den Griffen, von Griff zu Griff'],
      ],
    },
  ],
};

const en: KeyTexts = {
  title: 'Keys',
  intro: 'On a Mac, Ctrl is Command ⌘ and Alt is Option ⌥.',
  groups: [
    {
      where: 'Anywhere on the page',
      keys: [
        ['Ctrl + Shift + Enter', 'Publish'],
        ['Ctrl + Z', 'Undo'],
        ['Ctrl + Shift + Z, Ctrl + Y', 'Redo'],
        ['Ctrl + /', 'This list'],
      ],
    },
    {
      where: 'In a text',
      keys: [
        ['Enter', 'In a single line: to the next text. Elsewhere: a new paragraph'],
        ['Shift + Enter', 'A new line in the same paragraph'],
        ['Ctrl + B, Ctrl + I', 'Bold, italic'],
        ['Ctrl + K', 'Link'],
        ['Alt + F10', 'To the tools of the text'],
        ['Esc', 'To the module around the text'],
      ],
    },
    {
      where: 'On a module',
      keys: [
        ['Enter', 'Write its first text'],
        ['↑, ↓', 'To the module before, behind'],
        ['←, →', 'To the module around it, to the first in it'],
        ['Alt + ↑, ↓, ←, →', 'Move'],
        ['Ctrl + D', 'Duplicate'],
        ['Ctrl + C, Ctrl + X, Ctrl + V', 'Copy, cut, paste behind'],
        ['Delete', 'Delete'],
        ['Tab, then ←, →', 'To the handles, from one to the next'],
      ],
    },
  ],
};

export const keyTexts = inLanguages(de, en);
