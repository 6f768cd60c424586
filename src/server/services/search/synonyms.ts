// The theatre's synonyms, as the back office has them.
import { sql } from 'drizzle-orm';
import type { SynonymGroup } from '#domain/search/synonym-phrases.ts';
import { synonymGroup } from '#domain/search/synonyms.ts';
import type { Database } from '#server/db/client.server.ts';
import { search_synonyms } from '#server/db/schema/site.ts';

/** All groups, with the words of both languages: people ask in either. */
export interface KnownSynonyms {
  /** The digest of the lines that they were read from. */
  digest: string;
  groups: readonly SynonymGroup[];
}

/** What was read last: most questions find the same ones. */
let latest: KnownSynonyms = { digest: '', groups: [] };

export const latestSynonyms = (): KnownSynonyms => latest;

/** A value that is null if the synonyms are still these. */
export const synonymsUnless = ({ digest }: KnownSynonyms) => sql`(
  select case when digest <> ${digest} then jsonb_build_object('digest', digest, 'lines', lines) end
  from (select md5(coalesce(jsonb_agg(words order by id)::text, '')) as digest,
    coalesce(jsonb_agg(words order by id), '[]') as lines from ${search_synonyms}) present)`;

/** @param read what {@link synonymsUnless} gave */
export function takeSynonyms(known: KnownSynonyms, read: unknown): KnownSynonyms {
  if (read === null) return known;
  const { digest, lines } = read as { digest: string; lines: Partial<Record<'de' | 'en', string>>[] };
  latest = { digest, groups: lines.map(({ de, en }) => synonymGroup([de, en])) };
  return latest;
}

/** One query. */
export async function listSynonymGroups({ db }: Database): Promise<readonly SynonymGroup[]> {
  const known = latest;
  const { rows } = await db.execute<{ changed: unknown }>(sql`select ${synonymsUnless(known)} as changed`);
  return takeSynonyms(known, rows[0]?.changed ?? null).groups;
}
