/** Marks matches in a text and cuts excerpts, for search results. */

import { normalizeUmlauts } from './normalize-words.ts';
import type { MatchRange } from './search.ts';

/** In characters. */
const excerptLength = 180;
/** Characters shown before the first match. */
const contextLength = 60;
/** Minimum letters of stems that also match inside words, for compounds. */
const minInsideLength = 4;
const maxMarks = 20;

/** Maximum characters to skip so that an excerpt starts at a word. */
const maxSkip = 30;

const word = /[\p{L}\p{N}’']+/gu;

/**
 * Words that begin with one of the stems, or contain one that is long enough.
 * @param stems as in the index, without umlauts: `theat`, `buhn`
 */
export function findMatchRanges(text: string, stems: readonly string[], max = maxMarks): MatchRange[] {
  const marks: MatchRange[] = [];
  const whole = normalizeUmlauts(text);
  if (!stems.some((stem) => whole.includes(stem))) return marks;
  for (const { 0: found, index } of text.matchAll(word)) {
    const plain = normalizeUmlauts(found);
    const isMeant = stems.some(
      (stem) => plain.startsWith(stem) || (stem.length >= minInsideLength && plain.includes(stem)),
    );
    if (isMeant) marks.push({ from: index, to: index + found.length });
    if (marks.length === max) break;
  }
  return marks;
}

/** The stems for {@link findMatchRanges}. English stems end in `i` where the word has a `y`. */
export function stemsToHighlight(lexemes: readonly string[]): string[] {
  const stems = lexemes
    .map((lexeme) => normalizeUmlauts(lexeme))
    .map((stem) => stem.replace(/(?<=\p{L}{3})i$/u, ''));
  return [...new Set(stems)].filter((stem) => stem.length > 1);
}

export interface Excerpt {
  text: string;
  marks: MatchRange[];
  /** Index of the line of the excerpt. */
  line: number;
}

/** Cuts around the first match in the first line that has one; without a match, the beginning of the first line. */
export function excerptOf(lines: readonly string[], stems: readonly string[]): Excerpt {
  for (const [line, text] of lines.entries()) {
    const [first] = findMatchRanges(text, stems, 1);
    if (!first) continue;
    const cut = cutOut(text, Math.max(0, first.from - contextLength));
    return { text: cut, marks: findMatchRanges(cut, stems), line };
  }
  return { text: cutOut(lines[0] ?? '', 0), marks: [], line: 0 };
}

/** Cuts at word boundaries. */
function cutOut(text: string, at: number): string {
  const isWhole = text.length - at <= excerptLength;
  const from = isWhole && text.length <= excerptLength ? 0 : at;
  const start = from === 0 ? 0 : wordStart(text, from);
  const rest = text.slice(start);
  const end = rest.length <= excerptLength ? rest.length : rest.lastIndexOf(' ', excerptLength);
  const cut = rest.slice(0, end > 0 ? end : excerptLength).toWellFormed();
  return `${start > 0 ? '…\u00a0' : ''}${cut}${cut.length < rest.length ? '\u00a0…' : ''}`;
}

function wordStart(text: string, at: number): number {
  const space = text.indexOf(' ', at);
  return space < 0 || space - at > maxSkip ? at : space + 1;
}
