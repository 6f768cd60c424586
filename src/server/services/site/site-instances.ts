// The running instances of the site with the content version that each serves, to tell when a change is live
// everywhere.
import { eq, lt, sql } from 'drizzle-orm';
import type { Database } from '#server/db/client.server.ts';
import { content_version, site_instances } from '#server/db/schema/site.ts';

/** Three missed reports: an instance that ended without saying so. */
const goneAfter = sql`interval '15 seconds'`;

/** Records which version an instance serves, and forgets those that have ended. */
export async function reportInstance({ db }: Database, id: string, version: number): Promise<void> {
  await db
    .insert(site_instances)
    .values({ id, content_version: version })
    .onConflictDoUpdate({
      target: site_instances.id,
      // Two reports may arrive in another order than they were sent.
      set: {
        content_version: sql`greatest(${site_instances.content_version}, ${version})`,
        seen_at: sql`now()`,
      },
    });
  await db.delete(site_instances).where(lt(site_instances.seen_at, sql`now() - 20 * ${goneAfter}`));
}

export async function removeInstance({ db }: Database, id: string): Promise<void> {
  await db.delete(site_instances).where(eq(site_instances.id, id));
}

export interface Instances {
  /** The number of running instances. */
  running: number;
  /** The number of instances that serve the latest content. */
  current: number;
}

/** One query. */
export async function countInstances({ db }: Pick<Database, 'db'>): Promise<Instances> {
  const [row] = await db
    .select({
      running: sql<number>`count(*)::int`,
      current: sql<number>`(count(*) filter (where ${site_instances.content_version} >=
        (select max(${content_version.version}) from ${content_version})))::int`,
    })
    .from(site_instances)
    .where(sql`${site_instances.seen_at} > now() - ${goneAfter}`);
  return row ?? { running: 0, current: 0 };
}
