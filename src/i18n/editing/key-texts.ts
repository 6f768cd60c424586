/** The editor's keyboard shortcuts and their descriptions. */
import { inLanguages } from '#i18n/in-languages.ts';

interface KeyTexts {
  title: string;
  groups: readonly { where: string; keys: readonly (readonly [key: string, does: string])[] }[];
}

const de: KeyTexts = {
  title: 'Tasten',
  groups: [
    {
      where: 'Seite',
      keys: [
        ['Strg + Umschalt + Eingabe', 'Veröffentlichen'],
        ['Strg + Z, Strg + Y', 'Rückgängig, wiederholen'],
      ],
    },
    {
      where: 'Text',
      keys: [
        ['Eingabe', 'Nächster Text, neuer Absatz'],
        ['Alt + F10', 'Werkzeuge'],
        ['Esc', 'Modul'],
      ],
    },
    {
      where: 'Modul',
      keys: [
        ['Eingabe', 'Schreiben'],
        ['Alt + Pfeile', 'Verschieben'],
        ['Strg + D, C, X, V', 'Verdoppeln, kopieren, ausschneiden, einfügen'],
        ['Entf', 'Löschen'],
        ['Tabulator, ← →', 'Griffe'],
      ],
    },
  ],
};

const en: KeyTexts = {
  title: 'Keys',
  groups: [
    {
      where: 'Page',
      keys: [
        ['Ctrl + Shift + Enter', 'Publish'],
        ['Ctrl + Z, Ctrl + Y', 'Undo, redo'],
      ],
    },
    {
      where: 'Text',
      keys: [
        ['Enter', 'Next text, new paragraph'],
        ['Alt + F10', 'Tools'],
        ['Esc', 'Module'],
      ],
    },
    {
      where: 'Module',
      keys: [
        ['Enter', 'Write'],
        ['Alt + arrows', 'Move'],
        ['Ctrl + D, C, X, V', 'Duplicate, copy, cut, paste'],
        ['Delete', 'Delete'],
        ['Tab, ← →', 'Handles'],
      ],
    },
  ],
};

export const keyTexts = inLanguages(de, en);
