// What editors type into the search of a picker: words, each of which has to be found somewhere.

/** Nobody means more. */
const mostWords = 8;

/** The words of a question in their order, as they were typed. */
export function typedWords(query: string): string[] {
  return query.split(/\s+/).filter(Boolean).slice(0, mostWords);
}

/** A word as a pattern for `ilike` that finds it anywhere; its own wild cards stand for themselves. */
export function containing(word: string): string {
  return `%${word.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
}
