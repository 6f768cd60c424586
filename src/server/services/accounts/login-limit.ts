// Limits login attempts per network and per account, across all instances.
import { and, eq, like, lt, or, sql } from 'drizzle-orm';
import type { Database } from '#server/db/client.server.ts';
import { rate_limits, sessions, users } from '#server/db/schema/users.ts';
import { consumeLimit, limitKey } from './rate-limit.ts';

const minute = 60_000;
/** Milliseconds after the first attempt at which the count is reset. */
const window = 15 * minute;

/**
 * Attempts per window. Offices share one address, so that limit is higher. The limit per account is for guesses from
 * many addresses: with fifteen characters, a thousand guesses a day find nothing.
 */
const loginLimits = { address: 30, account: 10 } as const;

export interface LoginAttempt {
  /** An IPv4 address, or the /64 network of an IPv6 one. */
  network: string;
  email: string;
}

async function keysOf(database: Database, { network, email }: LoginAttempt) {
  return {
    address: await limitKey(database, 'address', network),
    account: await limitKey(database, 'account', email.trim().toLowerCase()),
  };
}

/**
 * Counts an attempt before the password is checked, so that parallel attempts count too.
 * @returns 0 if it is allowed, else the seconds to wait
 */
export async function countAttempt(database: Database, attempt: LoginAttempt): Promise<number> {
  const keys = await keysOf(database, attempt);
  // An attempt from an address over its limit does not count against the account, so that it cannot lock others out.
  const wait = await consumeLimit(database.db, keys.address, { max: loginLimits.address, window });
  if (wait > 0) return wait;
  const closed = await consumeLimit(database.db, keys.account, { max: loginLimits.account, window });
  return closed > 0 && (await isKnownNetwork(database, attempt)) ? 0 : closed;
}

/**
 * Whether the account has a session from this network, including those of the last month: guesses by strangers must not
 * lock the owner out.
 */
export async function isKnownNetwork({ db }: Database, { network, email }: LoginAttempt): Promise<boolean> {
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

/**
 * After a successful login: resets the count of the account, takes back this attempt of the address, and deletes old
 * counts.
 */
export async function resetAttempts(database: Database, attempt: LoginAttempt): Promise<void> {
  const { db } = database;
  const keys = await keysOf(database, attempt);
  await db.delete(rate_limits).where(eq(rate_limits.key, keys.account));
  await db
    .update(rate_limits)
    .set({ count: sql`greatest(${rate_limits.count} - 1, 0)` })
    .where(eq(rate_limits.key, keys.address));
  const isLoginKey = or(like(rate_limits.key, 'address %'), like(rate_limits.key, 'account %'));
  await db.delete(rate_limits).where(and(isLoginKey, lt(rate_limits.last_request, Date.now() - window)));
}
