/**
 * Labels of the tools for formatted text. Separate from the texts of dialogs, since they are loaded earlier.
 */
import { inLanguages } from '#i18n/in-languages.ts';

const de = {
  tools_of: (text: string) => `Werkzeuge für „${text}“`,
  bold: 'Fett',
  italic: 'Kursiv',
  link: 'Link',
  bullets: 'Aufzählung',
  numbers: 'Nummerierte Liste',
  undo: 'Rückgängig',
  redo: 'Wiederholen',
};

const en: typeof de = {
  tools_of: (text) => `Tools for “${text}”`,
  bold: 'Bold',
  italic: 'Italic',
  link: 'Link',
  bullets: 'Bulleted list',
  numbers: 'Numbered list',
  undo: 'Undo',
  redo: 'Redo',
};

export const textTools = inLanguages(de, en);
