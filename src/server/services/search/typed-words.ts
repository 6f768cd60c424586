// Search words of pickers; each of them must match.

/** Words; further ones are ignored. */
const maxWords = 8;

/** The words of a query, as typed. */
export function typedWords(query: string): string[] {
  return query.split(/\s+/).filter(Boolean).slice(0, maxWords);
}

/** An `ilike` pattern that contains a word; its wildcards are escaped. */
export function ilikePattern(word: string): string {
  return `%${word.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
}

/** A pattern for `~*`: a word of a text begins with this one. */
export function wordStartPattern(word: string): string {
  return `\\m${word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}`;
}
