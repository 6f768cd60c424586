// The theatre's synonyms, cached per process and compared by a digest.
import { sql } from 'drizzle-orm';
import type { SynonymGroup } from '#domain/search/synonym-phrases.ts';
import { synonymGroup } from '#domain/search/synonyms.ts';
import type { Database } from '#server/db/client.server.ts';
import { search_synonyms } from '#server/db/schema/site.ts';

/** The cached groups, with the words of both languages, because visitors use either. */
export interface CachedSynonyms {
  /** The digest of the rows. */
  digest: string;
  groups: readonly SynonymGroup[];
}

let latest: CachedSynonyms = { digest: '', groups: [] };

export const cachedSynonyms = (): CachedSynonyms => latest;

/**
 * SQL value with the synonyms if their digest differs from the cached one, else null. Every search compares it, so it is
 * a sum of hashes: a digest of all rows as text takes eight times as long.
 */
export const synonymsIfChanged = ({ digest }: CachedSynonyms) => sql`(
  select case when digest <> ${digest} then jsonb_build_object('digest', digest,
    'lines', (select coalesce(jsonb_agg(words order by id), '[]') from ${search_synonyms})) end
  from (select coalesce(sum(jsonb_hash_extended(words, id)), 0)::text as digest from ${search_synonyms}) present)`;

/** @param read the value of {@link synonymsIfChanged} */
export function updateSynonyms(known: CachedSynonyms, read: unknown): CachedSynonyms {
  if (read === null) return known;
  const { digest, lines } = read as { digest: string; lines: Partial<Record<'de' | 'en', string>>[] };
  latest = { digest, groups: lines.map(({ de, en }) => synonymGroup([de, en])) };
  return latest;
}

/** One query. */
export async function listSynonymGroups({ db }: Database): Promise<readonly SynonymGroup[]> {
  const known = latest;
  const { rows } = await db.execute<{ changed: unknown }>(sql`select ${synonymsIfChanged(known)} as changed`);
  return updateSynonyms(known, rows[0]?.changed ?? null).groups;
}
