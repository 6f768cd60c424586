// Sets a password with an invitation or reset link.
import { eq } from 'drizzle-orm';
import type { Database } from '#server/db/client.server.ts';
import { users } from '#server/db/schema/users.ts';
import { rejectableTransaction } from '#server/services/rejectable-transaction.ts';
import { type AccountLinkKind, findLink, redeemAccountLink } from './account-links.ts';
import { logAccount } from './account-log.ts';
import { type PasswordProblem, storePassword } from './change-password.ts';
import { hashPassword } from './password-hash.ts';
import { passwordProblem } from './passwords.ts';

export type LinkOutcome =
  | { outcome: 'set'; user_id: string }
  | { outcome: 'invalid'; problem: PasswordProblem }
  /** The link is unknown, used or over. */
  | { outcome: 'over' };

/**
 * Sets name and password with an invitation, or the password with a reset link. The link is used up by a password that
 * is accepted; of two requests at once, one sets it. All sessions of the account end.
 * @param name only with an invitation
 */
export async function setPasswordByLink(
  database: Database,
  kind: AccountLinkKind,
  { token, password, name }: { token: string; password: string; name?: string | undefined },
): Promise<LinkOutcome> {
  const owner = await findLink(database, kind, token);
  if (!owner) return { outcome: 'over' };
  const problem = await passwordProblem(password, { name: name ?? owner.name, email: owner.email });
  if (problem) return { outcome: 'invalid', problem };
  const hash = await hashPassword(password);
  return rejectableTransaction<LinkOutcome>(
    database.db,
    async (queries) => {
      // Lock order: the account before its links, as when an account is disabled.
      const { user_id } = owner;
      const [user] = await queries
        .select({ is_disabled: users.is_disabled })
        .from(users)
        .where(eq(users.id, user_id))
        .for('update');
      if (!user || user.is_disabled || !(await redeemAccountLink(queries, kind, token)))
        return { outcome: 'over' };
      // The owner of the link reads mail to this address, or got it from an administrator.
      const joined = kind === 'invitation' ? { name: name ?? owner.name, email_verified: true } : {};
      await queries
        .update(users)
        .set({ ...joined, updated_at: new Date() })
        .where(eq(users.id, user_id));
      await storePassword(queries, user_id, hash);
      const event = kind === 'invitation' ? 'joined' : 'password-reset';
      await logAccount(queries, { actor: user_id, user_id, event, after: name ? { name } : {} });
      return { outcome: 'set', user_id };
    },
    ({ outcome }) => outcome !== 'set',
  );
}
