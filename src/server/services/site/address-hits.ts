// Number of uses of redirects, and addresses that were not found (table `missed_addresses`).
import { sql } from 'drizzle-orm';
import type { NotFoundAddress, RedirectHits } from '#domain/back-office/not-found-address.ts';
import type { Database } from '#server/db/client.server.ts';
import { spellingsOf } from './redirects.ts';

/** Maximum number of addresses; those with the fewest and oldest hits are evicted. */
const maxAddresses = 500;
/** Days after which an address without further hits is deleted. */
const retentionDays = 90;

/** Paths with their number of hits. */
export type HitsByPath = ReadonlyMap<string, number>;

const listOf = (hits: HitsByPath) =>
  sql`unnest(${sql.param([...hits.keys()])}::text[], ${sql.param([...hits.values()])}::int[]) as h(path, hits)`;

/** Adds to the addresses that were not found, and keeps their table small. Two queries. */
export async function countNotFoundAddresses({ db }: Pick<Database, 'db'>, hits: HitsByPath): Promise<void> {
  if (hits.size === 0) return;
  await db.execute(sql`insert into missed_addresses (path, hits, last_at) select h.path, h.hits, now() from ${listOf(hits)}
    on conflict (path) do update set hits = missed_addresses.hits + excluded.hits, last_at = excluded.last_at`);
  await db.execute(sql`delete from missed_addresses where last_at < now() - make_interval(days => ${retentionDays})
    or path in (select path from missed_addresses order by hits desc, last_at desc, path offset ${maxAddresses})`);
}

/** Adds to the redirects of these paths, in whichever spelling each is stored. One query. */
export async function countRedirects({ db }: Pick<Database, 'db'>, hits: HitsByPath): Promise<void> {
  if (hits.size === 0) return;
  const spellings = [...hits].flatMap(([path, count]) =>
    spellingsOf(path).map((spelling) => ({ path, spelling, count })),
  );
  const given = sql`unnest(${sql.param(spellings.map(({ path }) => path))}::text[],
    ${sql.param(spellings.map(({ spelling }) => spelling))}::text[],
    ${sql.param(spellings.map(({ count }) => count))}::int[]) as h(path, spelling, hits)`;
  await db.execute(sql`insert into redirect_hits (redirect_id, hits, last_at)
    select f.id, sum(f.hits), now() from (
      select distinct on (h.path) r.id, h.hits from ${given} join redirects r on r.old_path = h.spelling
      order by h.path, r.old_path) f
    group by f.id
    on conflict (redirect_id) do update set hits = redirect_hits.hits + excluded.hits, last_at = excluded.last_at`);
}

/** Addresses without a redirect, in any spelling of the trailing slash. */
export const isStillNotFound = sql`not exists (select 1 from redirects r where r.old_path in (m.path, m.path || '/'))`;

/** The addresses that were requested most. One query. */
export async function listNotFoundAddresses(
  { db }: Pick<Database, 'db'>,
  limit: number,
): Promise<NotFoundAddress[]> {
  const { rows } = await db.execute<{ path: string; hits: number; last_at: string }>(sql`
    select m.path, m.hits, m.last_at from missed_addresses m where ${isStillNotFound}
    order by m.hits desc, m.last_at desc, m.path limit ${limit}`);
  return rows.map((row) => ({ ...row, last_at: new Date(row.last_at).toISOString() }));
}

/** The redirects that visitors followed most. One query. */
export async function listRedirectHits({ db }: Pick<Database, 'db'>, limit: number): Promise<RedirectHits[]> {
  const { rows } = await db.execute<RedirectHits & Record<string, unknown>>(sql`
    select r.id, r.old_path, r.new_path, coalesce(h.hits, 0) as hits, h.last_at from redirects r
    left join redirect_hits h on h.redirect_id = r.id
    order by coalesce(h.hits, 0) desc, h.last_at desc nulls last, r.old_path limit ${limit}`);
  return rows.map((row) => ({ ...row, last_at: row.last_at && new Date(row.last_at).toISOString() }));
}
