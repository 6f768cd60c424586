/** Splits German compounds into words of the search index, so that "stück" finds "Theaterstück". */

/** Minimum letters of a part; with fewer, "Kooperation" would contain "Oper". */
export const minPartLength = 4;
/** Minimum letters of a compound. */
export const minCompoundLength = 2 * minPartLength;
/** Longer texts are not split. */
const maxCompoundLength = 60;
/** Minimum letters of a part whose counterpart is unknown. */
const minLonePartLength = 5;
/** Minimum letters of a part in the middle of a word. */
const minInnerPartLength = 6;
const minRemainder = 3;

/** Linking elements, most frequent first. */
const linkingElements = ['', 's', 'n', 'es', 'en', 'e', 'er', 'ens'];
/** Inflections of the last part. */
const endings = ['', 's', 'n', 'e', 'en', 'es', 'er', 'ern', 'em'];

/**
 * The known words that a compound consists of, without duplicates; parts that are compounds are split too.
 * @param has whether a word is known; receives words with `ss` for `ß`
 */
export function splitCompound(compound: string, has: (word: string) => boolean): string[] {
  const word = compound.replaceAll('ß', 'ss');
  if (word.length < minCompoundLength || word.length > maxCompoundLength) return [];
  const parts = divide(word, has) ?? outerParts(word, has);
  const found = new Set(parts.flatMap((part) => [part, ...splitCompound(part, has)]));
  found.delete(word);
  return [...found];
}

/**
 * Splits the whole word into known words with linking elements between them; null if a piece remains unknown.
 */
function divide(word: string, has: (word: string) => boolean): string[] | null {
  const dead = new Set<number>();
  const from = (start: number): string[] | null => {
    if (dead.has(start)) return null;
    const rest = word.slice(start);
    const last = start > 0 && knownForm(rest, has);
    if (last) return [last];
    for (let end = rest.length - minPartLength; end >= minPartLength; end -= 1) {
      const part = rest.slice(0, end);
      if (!has(part)) continue;
      for (const joint of linkingElements) {
        if (!rest.startsWith(joint, end)) continue;
        const next = start + end + joint.length;
        if (word.length - next < minPartLength) continue;
        const others = from(next);
        if (others) return [part, ...others];
      }
    }
    dead.add(start);
    return null;
  };
  return from(0);
}

/**
 * The longest known words at the beginning and the end, or one in the middle, of a compound with unknown
 * pieces.
 */
function outerParts(word: string, has: (word: string) => boolean): string[] {
  const first = longestPartAt(word, 0, minLonePartLength, has);
  const found = first ? [first] : [];
  for (let start = Math.max(minRemainder, first?.length ?? 0); start < word.length; start += 1) {
    const last = word.length - start >= minLonePartLength && knownForm(word.slice(start), has);
    const part =
      last && last.length >= minLonePartLength ? last : longestPartAt(word, start, minInnerPartLength, has);
    if (!part) continue;
    found.push(part);
    start += part.length - 1;
  }
  return found;
}

/** The longest known word that begins at an index and ends before the compound does. */
function longestPartAt(
  word: string,
  start: number,
  minLength: number,
  has: (word: string) => boolean,
): string | null {
  for (let end = word.length - minRemainder; end - start >= minLength; end -= 1) {
    const part = word.slice(start, end);
    if (has(part)) return part;
  }
  return null;
}

/** The word with or without its ending, whichever is known; else null. */
function knownForm(text: string, has: (word: string) => boolean): string | null {
  for (const ending of endings) {
    const stem = text.slice(0, text.length - ending.length);
    if (stem.length >= minPartLength && text.endsWith(ending) && has(stem)) return stem;
  }
  return null;
}
