/** Three-way merge of a paragraph or line by words. */
import { type Hunk, hunksOf, isOverlap, isSameHunk } from './merge-blocks.ts';

/** Tokens: words, punctuation, spaces, and tags of rich text. */
const tokensOf = (text: string): string[] => text.match(/<[^>]*>|\s+|[^\s<\p{P}]+|[\s\S]/gu) ?? [];

/** Minimum tokens between two changes; closer ones conflict. */
const distance = 6;

/**
 * Null if tags have changed, or if both sides have changed words close to each other; with `keepBoth` the result has
 * both versions then, mine first.
 */
export function mergeWords(base: string, mine: string, theirs: string, keepBoth = false): string | null {
  const words = tokensOf(base);
  const own = hunksOf(words, tokensOf(mine));
  const other = hunksOf(words, tokensOf(theirs)).filter(
    (hunk) => !own.some((each) => isSameHunk(each, hunk)),
  );
  const all = [...own, ...other];
  if (all.some((hunk) => hasTags(hunk, words))) return null;
  const isNear = (hunk: Hunk) => own.some((each) => isWithin(each, hunk));
  if (!keepBoth && other.some(isNear)) return null;
  const merged: string[] = [];
  let unchanged = '';
  let at = 0;
  for (const { from, to, items } of [...joinedOverlaps(own, other), end(words)]) {
    unchanged += words
      .slice(at, from)
      .filter((token) => !token.startsWith('<'))
      .join('');
    merged.push(...words.slice(at, from), ...items);
    at = to;
  }
  // Two versions without a common word are not combined into one sentence.
  return keepBoth && !/\p{L}/u.test(unchanged) ? null : merged.join('');
}

const end = ({ length }: readonly string[]): Hunk => ({ from: length, to: length, items: [] });

const hasTags = ({ from, to, items }: Hunk, words: readonly string[]) =>
  [...words.slice(from, to), ...items].some((token) => token.startsWith('<'));

const isWithin = (one: Hunk, other: Hunk) => one.from < other.to + distance && other.from < one.to + distance;

/** In text order, mine first; overlapping changes are joined, with the words of both. */
function joinedOverlaps(own: readonly Hunk[], other: readonly Hunk[]): Hunk[] {
  const joined: Hunk[] = [];
  for (const hunk of [...own, ...other].toSorted((a, b) => a.from - b.from)) {
    const before = joined.at(-1);
    if (!before || !(isOverlap(before, hunk) || hunk.from < before.to)) joined.push(hunk);
    else {
      const isOpen =
        /[\s\p{L}\p{N}]$/u.test(before.items.join('')) && /^[\p{L}\p{N}]/u.test(hunk.items.join(''));
      const space = isOpen && !/\s$/.test(before.items.join('')) ? [' '] : [];
      const items = before.items.length === 0 ? hunk.items : [...before.items, ...space, ...hunk.items];
      joined[joined.length - 1] = { from: before.from, to: Math.max(before.to, hunk.to), items };
    }
  }
  return joined;
}
