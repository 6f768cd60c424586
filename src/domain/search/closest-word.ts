/** Finds the closest known word, for error messages of the import and for search suggestions. */

/** The known word with the smallest edit distance; null if that is too large for a typing error. */
export function closestWord(word: string, known: Iterable<string>): string | null {
  let best: string | null = null;
  let least = Math.max(1, Math.floor(word.length / 3)) + 1;
  if (word.length > 100) return null;
  for (const candidate of known) {
    if (Math.abs(candidate.length - word.length) >= least) continue;
    const distance = editDistance(word.toLowerCase(), candidate.toLowerCase());
    if (distance < least) {
      least = distance;
      best = candidate;
    }
  }
  return best;
}

const sounds: [RegExp, string][] = [
  [/äu|aeu|eu|oi/g, 'oy'],
  [/ai|ei|ey|ay/g, 'ai'],
  [/ph|v|w/g, 'f'],
  [/th|dt/g, 't'],
  [/ck|c(?!h)|q/g, 'k'],
  [/tz|z/g, 's'],
  [/ie|y(?!$)/g, 'i'],
  [/ä|ae/g, 'e'],
  [/ö|oe/g, 'o'],
  [/ü|ue/g, 'u'],
  [/ß/g, 's'],
  [/(?<=[aeiou])h/g, ''],
  [/er$/g, 'a'],
  [/(.)\1+/g, '$1'],
];

/**
 * A phonetic key for German and English: words that sound alike have the same key.
 * @param word folded
 */
export function soundOf(word: string): string {
  return sounds.reduce((written, [letters, sound]) => written.replace(letters, sound), word);
}

/** Damerau-Levenshtein distance: insertions, deletions, substitutions and swaps of adjacent letters. */
export function editDistance(a: string, b: string): number {
  let above: number[] = [];
  let before = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let row = 1; row <= a.length; row++) {
    const line = [row];
    for (let at = 1; at <= b.length; at++) {
      const exchanged = (before[at - 1] as number) + (a[row - 1] === b[at - 1] ? 0 : 1);
      let least = Math.min(exchanged, (before[at] as number) + 1, (line[at - 1] as number) + 1);
      const isSwapped = row > 1 && at > 1 && a[row - 1] === b[at - 2] && a[row - 2] === b[at - 1];
      if (isSwapped) least = Math.min(least, (above[at - 2] as number) + 1);
      line[at] = least;
    }
    above = before;
    before = line;
  }
  return before[b.length] as number;
}
