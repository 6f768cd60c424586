// Ranks titles by where they contain the search words, for pickers and the search of the back office.
import { type SQL, sql } from 'drizzle-orm';
import { ilikePattern, wordStartPattern } from './typed-words.ts';

/**
 * How a title matches: it equals the query, starts with the first word, has a word that starts with it, or none of
 * these.
 */
export const titleRanks = { same: 0, start: 1, word: 2, elsewhere: 3 } as const;

/** The best rank of these titles, as an integer; all are `same` without words. */
export function titleRank(titles: readonly SQL[], words: readonly string[]): SQL {
  const [first] = words;
  if (first === undefined) return sql`${titleRanks.same}::int`;
  const anyOf = (matches: (title: SQL) => SQL) => sql.join(titles.map(matches), sql` or `);
  return sql`case
    when ${anyOf((title) => sql`lower(${title}) = ${words.join(' ').toLowerCase()}`)} then ${titleRanks.same}::int
    when ${anyOf((title) => sql`${title} ilike ${ilikePattern(first).slice(1)}`)} then ${titleRanks.start}::int
    when ${anyOf((title) => sql`${title} ~* ${wordStartPattern(first)}`)} then ${titleRanks.word}::int
    else ${titleRanks.elsewhere}::int end`;
}
