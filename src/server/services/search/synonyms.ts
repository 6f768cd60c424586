// The theatre's synonyms, as the back office has them.
import { asc } from 'drizzle-orm';
import { type SynonymGroup, synonymGroup } from '#domain/search/synonyms.ts';
import type { Database } from '#server/db/client.server.ts';
import { search_synonyms } from '#server/db/schema/site.ts';

/** What the lines were read as: most questions find the same ones. */
let latest: { lines: string; groups: SynonymGroup[] } = { lines: '', groups: [] };

/** All groups, with the words of both languages: people ask in either. One query. */
export async function listSynonymGroups({ db }: Database): Promise<SynonymGroup[]> {
  const rows = await db
    .select({ words: search_synonyms.words })
    .from(search_synonyms)
    .orderBy(asc(search_synonyms.id));
  const lines = JSON.stringify(rows);
  if (lines !== latest.lines) {
    latest = { lines, groups: rows.map(({ words }) => synonymGroup([words.de, words.en])) };
  }
  return latest.groups;
}
