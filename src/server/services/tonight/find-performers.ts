// Finds possible replacements by words of their names.
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '#server/db/client.server.ts';
import { persons } from '#server/db/schema/persons.ts';
import { titleRank } from '#server/services/search/title-rank.ts';
import { ilikePattern, typedWords } from '#server/services/search/typed-words.ts';

const maxPlayers = 8;

/** Names of online people, the best matches first, then members of the ensemble; empty without a word. One query. */
export async function findPerformers({ db }: Database, query: string): Promise<string[]> {
  const words = typedWords(query);
  if (words.length === 0) return [];
  const name = sql<string>`trim(${persons.first_name} || ' ' || ${persons.last_name})`;
  const rows = await db
    .select({ name })
    .from(persons)
    .where(and(eq(persons.is_online, true), ...words.map((word) => sql`${name} ilike ${ilikePattern(word)}`)))
    .orderBy(titleRank([name], words), desc(persons.is_ensemble), asc(persons.last_name), asc(persons.id))
    .limit(maxPlayers);
  return rows.map((row) => row.name);
}
