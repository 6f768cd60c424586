/** Three-way merge of a text in one language, by paragraphs and words. */
import { mergeBlocks } from './merge-blocks.ts';
import { mergeWords } from './merge-words.ts';
import { blocksOf, type TextKind } from './text-blocks.ts';

/** Null if both sides have changed words close to each other. */
export function mergeText(kind: TextKind, base: string, mine: string, theirs: string): string | null {
  if (mine === theirs || theirs === base) return mine;
  if (mine === base) return theirs;
  if (kind === 'line') return mergeWords(base, mine, theirs);
  const merged = mergeBlocks(blocksOf(kind, base), blocksOf(kind, mine), blocksOf(kind, theirs));
  return merged ? joined(kind, merged) : mergeWords(base, mine, theirs);
}

/**
 * Keeps both versions: in a sentence that both have changed, the words of both, local ones first; whole paragraphs one
 * after the other if they were restructured.
 */
export function bothTexts(kind: TextKind, base: string, mine: string, theirs: string): string {
  if (mine === '' || theirs === '' || mine === theirs) return mine || theirs;
  const words = mergeWords(base, mine, theirs, true);
  if (words !== null) return words;
  if (kind === 'line') return `${mine} ${theirs}`;
  const all = [base, mine, theirs].map((text) => blocksOf(kind, text)) as [string[], string[], string[]];
  return joined(kind, mergeBlocks(...all, true) ?? []);
}

const joined = (kind: TextKind, blocks: readonly string[]) => blocks.join(kind === 'plain' ? '\n' : '');
