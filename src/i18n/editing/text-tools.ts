/** Names of the tools of rich text. They come with the text's editor, the words of whole dialogs do not. */
import type { Locale } from '#domain/languages/locales.ts';

const german = {
  tools_of: (text: string) => `Werkzeuge für „${text}“`,
  bold: 'Fett',
  italic: 'Kursiv',
  link: 'Link',
  bullets: 'Aufzählung',
  numbers: 'Nummerierte Liste',
  undo: 'Rückgängig',
  redo: 'Wiederholen',
};

const english: typeof german = {
  tools_of: (text) => `Tools for “${text}”`,
  bold: 'Bold',
  italic: 'Italic',
  link: 'Link',
  bullets: 'Bulleted list',
  numbers: 'Numbered list',
  undo: 'Undo',
  redo: 'Redo',
};

export function textTools(locale: Locale): typeof german {
  return locale === 'de' ? german : english;
}
