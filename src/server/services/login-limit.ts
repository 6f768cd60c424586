// How often somebody may try to log in: counted per address and per account, by all instances together.
import { createHmac, randomUUID } from 'node:crypto';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '#server/db/client.server.ts';
import { rate_limits, sessions, users } from '#server/db/schema/users.ts';
import { authSecret } from '#server/services/auth-secret.ts';

const minute = 60_000;
/** Milliseconds after the first attempt at which the counting begins anew. */
const window = 15 * minute;

/**
 * Attempts per window. An office shares one address, so that has more. An account's limit is there for guesses from
 * many addresses: at fifteen characters, a thousand a day find nothing.
 */
export const loginLimits = { address: 30, account: 10 } as const;

interface Attempt {
  /** An IPv4 address, or the /64 network of an IPv6 one. */
  network: string;
  email: string;
}

/** Neither addresses nor e-mails lie in the table. */
async function keysOf(database: Database, { network, email }: Attempt) {
  const secret = await authSecret(database);
  const key = (kind: string, text: string) =>
    `${kind} ${createHmac('sha256', secret).update(`${kind} ${text}`).digest('base64url').slice(0, 32)}`;
  return { address: key('address', network), account: key('account', email.trim().toLowerCase()) };
}

/**
 * Counts an attempt before anything else is done for it, so that many at once cannot slip through.
 * @returns 0 where it may go on, otherwise the seconds to wait
 */
export async function countAttempt(database: Database, attempt: Attempt): Promise<number> {
  const keys = await keysOf(database, attempt);
  // The account is not asked where the address is at its end: nobody locks others out from there for longer.
  const wait = await count(database, keys.address, loginLimits.address);
  if (wait > 0) return wait;
  const closed = await count(database, keys.account, loginLimits.account);
  return closed > 0 && (await isAtHome(database, attempt)) ? 0 : closed;
}

/**
 * Whether the account was logged in from there before, within the time that sessions are remembered: strangers who
 * guess at an account do not keep its owner out.
 */
async function isAtHome({ db }: Database, { network, email }: Attempt): Promise<boolean> {
  const [row] = await db
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .where(
      and(
        eq(users.email, email.trim().toLowerCase()),
        sql`nullif(${sessions.ip_address}, '')::inet <<= ${network}::inet`,
      ),
    )
    .limit(1);
  return row !== undefined;
}

/** After a success: the account begins anew, the address gets this attempt back. Old counts go. */
export async function forgiveAttempt(database: Database, attempt: Attempt): Promise<void> {
  const { db } = database;
  const keys = await keysOf(database, attempt);
  await db.delete(rate_limits).where(eq(rate_limits.key, keys.account));
  await db
    .update(rate_limits)
    .set({ count: sql`greatest(${rate_limits.count} - 1, 0)` })
    .where(eq(rate_limits.key, keys.address));
  await db.delete(rate_limits).where(lt(rate_limits.last_request, Date.now() - window));
}

/** One statement: two attempts at once are two. */
async function count({ db }: Database, key: string, most: number): Promise<number> {
  const now = Date.now();
  const isOver = sql`${rate_limits.last_request} <= ${now - window}::bigint`;
  const [row] = await db
    .insert(rate_limits)
    .values({ id: randomUUID(), key, count: 1, last_request: now })
    .onConflictDoUpdate({
      target: rate_limits.key,
      set: {
        // Beyond the limit there is nothing to count: the number stays small.
        count: sql`case when ${isOver} then 1 else least(${rate_limits.count} + 1, ${most + 1}::int) end`,
        last_request: sql`case when ${isOver} then ${now}::bigint else ${rate_limits.last_request} end`,
      },
    })
    .returning({ count: rate_limits.count, since: rate_limits.last_request });
  if (!row || row.count <= most) return 0;
  return Math.max(1, Math.ceil((row.since + window - now) / 1000));
}
