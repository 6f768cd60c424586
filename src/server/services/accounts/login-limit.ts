// How often somebody may try to log in: counted per address and per account, by all instances together.
import { and, eq, like, lt, or, sql } from 'drizzle-orm';
import type { Database } from '#server/db/client.server.ts';
import { rate_limits, sessions, users } from '#server/db/schema/users.ts';
import { countTime, limitKey } from './rate-limit.ts';

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

async function keysOf(database: Database, { network, email }: Attempt) {
  return {
    address: await limitKey(database, 'address', network),
    account: await limitKey(database, 'account', email.trim().toLowerCase()),
  };
}

/**
 * Counts an attempt before anything else is done for it, so that many at once cannot slip through.
 * @returns 0 where it may go on, otherwise the seconds to wait
 */
export async function countAttempt(database: Database, attempt: Attempt): Promise<number> {
  const keys = await keysOf(database, attempt);
  // The account is not asked where the address is at its end: nobody locks others out from there for longer.
  const wait = await countTime(database.db, keys.address, { most: loginLimits.address, window });
  if (wait > 0) return wait;
  const closed = await countTime(database.db, keys.account, { most: loginLimits.account, window });
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
  const isOurs = or(like(rate_limits.key, 'address %'), like(rate_limits.key, 'account %'));
  await db.delete(rate_limits).where(and(isOurs, lt(rate_limits.last_request, Date.now() - window)));
}
