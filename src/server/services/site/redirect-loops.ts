// Finds redirect loops, also over several redirects. Checked after redirects are written.
import { sql } from 'drizzle-orm';
import type { Queries } from '#server/db/query-builder.ts';

/**
 * Serialises writers of redirects, since two of them could close a loop together.
 * @param ids of redirects that were written
 * @returns those that are part of a loop
 */
export async function findRedirectLoops(queries: Queries, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  await queries.execute(sql`select pg_advisory_xact_lock(hashtextextended('redirects', 0))`);
  // An address with and without a slash at its end is the same.
  const { rows } = await queries.execute<{ id: number }>(sql`
    with recursive way (id, path) as (
      select id, rtrim(new_path, '/') from redirects where id = any (${sql.param([...ids])}::int[])
      union
      select way.id, rtrim(next.new_path, '/')
      from way join redirects next on next.old_path in (way.path, way.path || '/')
    )
    select distinct way.id from way join redirects own on own.id = way.id and rtrim(own.old_path, '/') = way.path`);
  return new Set(rows.map(({ id }) => id));
}
