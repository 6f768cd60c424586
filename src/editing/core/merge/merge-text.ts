/** Two changed states of one text in one language, brought together paragraph by paragraph. */
import { mergeBlocks } from './merge-blocks.ts';

export type TextKind = 'line' | 'plain' | 'rich';

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

/** Lines; of rich text, its paragraphs and lists. */
export function blocksOf(kind: TextKind, text: string): string[] {
  if (text === '') return [];
  return kind === 'plain' ? text.split('\n') : topBlocks(text);
}

/** Stored rich text has no stray tags: a block ends where as many were closed as were opened. */
function topBlocks(html: string): string[] {
  const blocks: string[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: tag, index } of html.matchAll(/<\/?(?:p|ul|ol|li)\b[^>]*>/g)) {
    depth += tag.startsWith('</') ? -1 : 1;
    if (depth > 0) continue;
    depth = 0;
    blocks.push(html.slice(start, index + tag.length));
    start = index + tag.length;
  }
  const rest = html.slice(start);
  return rest.trim() === '' ? blocks : [...blocks, rest];
}
