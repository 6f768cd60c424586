// Password reset links: requested at the login, created by an administrator, or by the command on the server.
import { and, eq, exists, sql } from 'drizzle-orm';
import type { Database } from '#server/db/client.server.ts';
import { accounts, users } from '#server/db/schema/users.ts';
import { createLink } from './account-links.ts';
import { logAccount } from './account-log.ts';
import type { Invitation } from './invite-account.ts';
import { consumeLimit, limitKey } from './rate-limit.ts';

const hour = 3_600_000;
/** Rate limits of requested links: per network, which many may share, and per account. */
const limits = { network: { max: 20, window: hour }, account: { max: 3, window: hour } } as const;

/** A reset link of an account that has a password and is not disabled; null for any other. */
export function createResetLink(
  { db }: Database,
  by: { user_id: string } | { email: string },
  actor?: string,
): Promise<Invitation | null> {
  return db.transaction(async (queries) => {
    const passwords = queries.select({ one: sql`1` }).from(accounts).where(eq(accounts.user_id, users.id));
    const condition = 'email' in by ? eq(users.email, by.email) : eq(users.id, by.user_id);
    const [user] = await queries
      .select({ user_id: users.id, email: users.email, locale: users.locale })
      .from(users)
      .where(and(condition, eq(users.is_disabled, false), exists(passwords)))
      .for('update');
    if (!user) return null;
    const { user_id } = user;
    await logAccount(queries, { actor: actor ?? user_id, user_id, event: 'reset-link-made' });
    return { ...user, ...(await createLink(queries, 'password-reset', user_id)) };
  });
}

/**
 * Creates a link for a user who has forgotten the password. To reveal nothing, the caller responds equally in every
 * case and does not await this.
 * @returns the link to mail; null for an unknown address or beyond the account's limit
 */
export async function requestPasswordReset(database: Database, email: string): Promise<Invitation | null> {
  const key = await limitKey(database, 'reset', email.trim().toLowerCase());
  if ((await consumeLimit(database.db, key, limits.account)) > 0) return null;
  return createResetLink(database, { email });
}

/** Counts a request for a link by its network. @returns 0 if it is allowed, else the seconds to wait */
export async function countResetRequest(database: Database, network: string): Promise<number> {
  return consumeLimit(database.db, await limitKey(database, 'reset-network', network), limits.network);
}
