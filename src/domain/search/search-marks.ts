/** Where in a text stands what was searched for, and which few words to show of a long one. */
import type { Mark } from './search.ts';
import { reduced } from './search-words.ts';

/** Characters of an excerpt. */
const excerptLength = 180;
/** Characters that an excerpt shows before what was found. */
const lead = 60;
/** A stem of so many letters is also looked for inside of words: compounds. */
const minInsideLength = 4;
const maxMarks = 20;

/** An excerpt begins within a word rather than so many characters later than it might. */
const maxSkip = 30;

const word = /[\p{L}\p{N}’']+/gu;

/**
 * The words that begin with one of the stems, or hold one that is long enough.
 * @param stems as the index has them, without umlauts: `theat`, `buhn`
 */
export function marksIn(text: string, stems: readonly string[], max = maxMarks): Mark[] {
  const marks: Mark[] = [];
  const whole = reduced(text);
  if (!stems.some((stem) => whole.includes(stem))) return marks;
  for (const { 0: found, index } of text.matchAll(word)) {
    const plain = reduced(found);
    const isMeant = stems.some(
      (stem) => plain.startsWith(stem) || (stem.length >= minInsideLength && plain.includes(stem)),
    );
    if (isMeant) marks.push({ from: index, to: index + found.length });
    if (marks.length === max) break;
  }
  return marks;
}

/** Stems for {@link marksIn}: English ones end in an i where the word has a y. */
export function markableStems(lexemes: readonly string[]): string[] {
  const stems = lexemes.map((lexeme) => reduced(lexeme)).map((stem) => stem.replace(/(?<=\p{L}{3})i$/u, ''));
  return [...new Set(stems)].filter((stem) => stem.length > 1);
}

export interface Excerpt {
  text: string;
  marks: Mark[];
  /** Which of the lines it is from. */
  line: number;
}

/** A stretch of the first line that has what was searched for; else the beginning of the first. */
export function excerptOf(lines: readonly string[], stems: readonly string[]): Excerpt {
  for (const [line, text] of lines.entries()) {
    const [first] = marksIn(text, stems, 1);
    if (!first) continue;
    const cut = cutOut(text, Math.max(0, first.from - lead));
    return { text: cut, marks: marksIn(cut, stems), line };
  }
  return { text: cutOut(lines[0] ?? '', 0), marks: [], line: 0 };
}

/** From the word that begins there, or the text's end; whole words. */
function cutOut(text: string, at: number): string {
  const isWhole = text.length - at <= excerptLength;
  const from = isWhole && text.length <= excerptLength ? 0 : at;
  const start = from === 0 ? 0 : wordStart(text, from);
  const rest = text.slice(start);
  const end = rest.length <= excerptLength ? rest.length : rest.lastIndexOf(' ', excerptLength);
  const cut = rest.slice(0, end > 0 ? end : excerptLength).toWellFormed();
  return `${start > 0 ? '… ' : ''}${cut}${cut.length < rest.length ? ' …' : ''}`;
}

function wordStart(text: string, at: number): number {
  const space = text.indexOf(' ', at);
  return space < 0 || space - at > maxSkip ? at : space + 1;
}
