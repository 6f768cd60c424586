// Sets an account's password and ends its sessions.
import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Locale } from '#domain/languages/locales.ts';
import type { Database } from '#server/db/client.server.ts';
import type { Queries } from '#server/db/query-builder.ts';
import { accounts, users } from '#server/db/schema/users.ts';
import { revokeLinks } from './account-links.ts';
import { logAccount } from './account-log.ts';
import { hashPassword, isOutdated, isPassword } from './password-hash.ts';
import { passwordProblem } from './passwords.ts';
import { consumeLimit, limitKey } from './rate-limit.ts';
import { endSessionsOf, lockOwnAccount, type OwnSession } from './sessions.ts';

/** Why a password is rejected, per language. */
export type PasswordProblem = Readonly<Record<Locale, string>>;

const isOf = (user_id: string) => and(eq(accounts.user_id, user_id), eq(accounts.provider_id, 'credential'));

/** Stores a password's hash, in the caller's transaction. All sessions and links of the account end. */
export async function storePassword(
  queries: Queries,
  user_id: string,
  password: string,
  { except }: { except?: string | undefined } = {},
): Promise<void> {
  const [changed] = await queries
    .update(accounts)
    .set({ password, updated_at: new Date() })
    .where(isOf(user_id))
    .returning({ id: accounts.id });
  if (!changed) {
    const account = { id: randomUUID(), account_id: user_id, provider_id: 'credential', user_id, password };
    await queries.insert(accounts).values(account);
  }
  await endSessionsOf(queries, user_id, except);
  await revokeLinks(queries, user_id);
}

/**
 * Checks again, in the transaction that begins the session, that the password has not been changed since it was
 * verified. A hash with an outdated cost is replaced.
 * @param checked the hash against which it was verified
 */
export async function passwordStillValid(user_id: string, password: string, checked: string) {
  // Outside of the transaction, which locks the account.
  const renewed = isOutdated(checked) ? await hashPassword(password) : null;
  return async (queries: Queries): Promise<boolean> => {
    const [row] = await queries
      .select({ hash: accounts.password })
      .from(accounts)
      .where(isOf(user_id))
      .for('update');
    if (!row?.hash) return false;
    // Changed, or replaced by another login.
    if (row.hash !== checked) return isPassword(password, row.hash);
    if (renewed) await queries.update(accounts).set({ password: renewed }).where(isOf(user_id));
    return true;
  };
}

/** Rate limit for wrong passwords of a logged-in user, per account. */
const presentLimit = { max: 10, window: 15 * 60_000 };

/** Whether this is the account's password. Counted, so that a session that was left open is no way to guess it. */
export async function checkPresentPassword(
  database: Database,
  user_id: string,
  password: string,
): Promise<'right' | 'wrong' | 'later'> {
  const { db } = database;
  const key = await limitKey(database, 'present', user_id);
  if ((await consumeLimit(db, key, presentLimit)) > 0) return 'later';
  const [row] = await db.select({ password: accounts.password }).from(accounts).where(isOf(user_id));
  return (await isPassword(password, row?.password ?? null)) ? 'right' : 'wrong';
}

/**
 * Checks and hashes a password that an account's owner has chosen; all other sessions end.
 * @returns why the password is rejected; null if it was changed
 * @throws SessionEnded
 */
export async function changePassword(
  { db }: Database,
  session: OwnSession,
  password: string,
): Promise<PasswordProblem | null> {
  const user_id = session.user.id;
  const [user] = await db
    .select({ name: users.name, email: users.email })
    .from(users)
    .where(eq(users.id, user_id));
  if (!user) throw new Error('There is no such account.');
  const problem = await passwordProblem(password, user);
  if (problem) return problem;
  const hash = await hashPassword(password);
  await db.transaction(async (queries) => {
    await lockOwnAccount(queries, session);
    await storePassword(queries, user_id, hash, { except: session.session_id });
    await logAccount(queries, { actor: user_id, user_id, event: 'password-changed' });
  });
  return null;
}
