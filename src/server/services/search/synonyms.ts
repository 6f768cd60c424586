// The theatre's words, its synonyms and the tags of events, cached per process and compared by a digest.
import { sql } from 'drizzle-orm';
import type { Localized } from '#domain/languages/localized.ts';
import type { SynonymGroup } from '#domain/search/synonym-phrases.ts';
import { synonymGroup } from '#domain/search/synonyms.ts';
import type { Database } from '#server/db/client.server.ts';
import { tags } from '#server/db/schema/productions.ts';
import { search_synonyms } from '#server/db/schema/site.ts';

/** A tag by which the schedule can be filtered. */
export interface NamedTag {
  id: number;
  name: Localized;
}

/** The cached groups, with the words of both languages, because visitors use either. */
export interface CachedSynonyms {
  /** The digest of the rows. */
  digest: string;
  groups: readonly SynonymGroup[];
  tags: readonly NamedTag[];
}

let latest: CachedSynonyms = { digest: '', groups: [], tags: [] };

export const cachedSynonyms = (): CachedSynonyms => latest;

/**
 * SQL value with the words if their digest differs from the cached one, else null. Every search compares it, so it is a
 * sum of hashes: a digest of all rows as text takes eight times as long.
 */
export const synonymsIfChanged = ({ digest }: CachedSynonyms) => sql`(
  select case when digest <> ${digest} then jsonb_build_object('digest', digest,
    'lines', (select coalesce(jsonb_agg(words order by id), '[]') from ${search_synonyms}),
    'tags', (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name) order by "order", id), '[]')
      from ${tags} where for_events)) end
  from (select concat((select sum(jsonb_hash_extended(words, id)) from ${search_synonyms}), ' ',
    (select sum(jsonb_hash_extended(name, id)) from ${tags} where for_events)) as digest) present)`;

interface WordRows {
  digest: string;
  lines: Partial<Record<'de' | 'en', string>>[];
  tags: NamedTag[];
}

/** @param read the value of {@link synonymsIfChanged} */
export function updateSynonyms(known: CachedSynonyms, read: unknown): CachedSynonyms {
  if (read === null) return known;
  const { digest, lines, tags } = read as WordRows;
  latest = { digest, groups: lines.map(({ de, en }) => synonymGroup([de, en])), tags };
  return latest;
}

/** One query. */
export async function readSynonyms({ db }: Database): Promise<CachedSynonyms> {
  const known = latest;
  const { rows } = await db.execute<{ changed: unknown }>(sql`select ${synonymsIfChanged(known)} as changed`);
  return updateSynonyms(known, rows[0]?.changed ?? null);
}
