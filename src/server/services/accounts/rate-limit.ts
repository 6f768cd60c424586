// Rate limits, counted in the database for all instances.
import { createHmac, randomUUID } from 'node:crypto';
import { eq, lt, sql } from 'drizzle-orm';
import type { Database } from '#server/db/client.server.ts';
import { rate_limits } from '#server/db/schema/users.ts';
import { authSecret } from './auth-secret.ts';

export interface Limit {
  max: number;
  /** Milliseconds after which the count is reset. */
  window: number;
}

/** The key of a count; hashed, so that the table has no addresses or e-mail addresses. */
export async function limitKey(database: Database, kind: string, text: string): Promise<string> {
  const secret = await authSecret(database);
  return `${kind} ${createHmac('sha256', secret).update(`${kind} ${text}`).digest('base64url').slice(0, 32)}`;
}

/**
 * Counts one use, atomically.
 * @returns 0 if it is allowed, else the seconds to wait
 */
export async function consumeLimit(
  db: Pick<Database['db'], 'insert'>,
  key: string,
  { max, window }: Limit,
): Promise<number> {
  const now = Date.now();
  // A count that began later than any clock may differ is left from one that was wrong: it would lock people out.
  const isOver = sql`${rate_limits.last_request} not between ${now - window + 1}::bigint and ${now + window}::bigint`;
  const [row] = await db
    .insert(rate_limits)
    .values({ id: randomUUID(), key, count: 1, last_request: now })
    .onConflictDoUpdate({
      target: rate_limits.key,
      set: {
        // Stops counting beyond the limit.
        count: sql`case when ${isOver} then 1 else least(${rate_limits.count} + 1, ${max + 1}::int) end`,
        last_request: sql`case when ${isOver} then ${now}::bigint else ${rate_limits.last_request} end`,
      },
    })
    .returning({ count: rate_limits.count, since: rate_limits.last_request });
  if (!row || row.count <= max) return 0;
  return Math.max(1, Math.ceil((row.since + window - now) / 1000));
}

/** Resets a count. */
export async function resetCount({ db }: Database, key: string): Promise<void> {
  await db.delete(rate_limits).where(eq(rate_limits.key, key));
}

/** Deletes expired counts of all kinds. */
export async function deleteOldCounts({ db }: Database, maxAge: number): Promise<void> {
  await db.delete(rate_limits).where(lt(rate_limits.last_request, Date.now() - maxAge));
}
