/** Two changed states of one text in one language, brought together paragraph by paragraph. */
import { mergeBlocks } from './merge-blocks.ts';
import { blocksOf, type TextKind } from './text-blocks.ts';

/** Null where both have changed the same paragraph, or the only line there is. */
export function mergeText(kind: TextKind, base: string, mine: string, theirs: string): string | null {
  if (mine === theirs || theirs === base) return mine;
  if (mine === base) return theirs;
  if (kind === 'line') return null;
  const merged = mergeBlocks(blocksOf(kind, base), blocksOf(kind, mine), blocksOf(kind, theirs));
  return merged && joined(kind, merged);
}

/** Both texts: paragraphs that were changed twice stand one after the other, mine first; lines likewise. */
export function bothTexts(kind: TextKind, base: string, mine: string, theirs: string): string {
  if (mine === '' || theirs === '' || mine === theirs) return mine || theirs;
  if (kind === 'line') return `${mine} ${theirs}`;
  const all = [base, mine, theirs].map((text) => blocksOf(kind, text)) as [string[], string[], string[]];
  return joined(kind, mergeBlocks(...all, true) ?? []);
}

const joined = (kind: TextKind, blocks: readonly string[]) => blocks.join(kind === 'plain' ? '\n' : '');
