// Changes an account's password and ends all its sessions.
import { and, eq } from 'drizzle-orm';
import type { Locale } from '#domain/languages/locales.ts';
import type { Database } from '#server/db/client.server.ts';
import { accounts, users } from '#server/db/schema/users.ts';
import { hashPassword } from './password-hash.ts';
import { passwordProblem } from './passwords.ts';
import { endSessionsOf } from './sessions.ts';

/**
 * Checks and hashes the password; all sessions of the account end.
 * @returns why the password is rejected, per language; null if it was changed
 */
export async function changePassword(
  database: Database,
  user_id: string,
  password: string,
): Promise<Record<Locale, string> | null> {
  const { db } = database;
  const [user] = await db
    .select({ name: users.name, email: users.email })
    .from(users)
    .where(eq(users.id, user_id));
  if (!user) throw new Error('There is no such account.');
  const problem = passwordProblem(password, user);
  if (problem) return problem;
  const hash = await hashPassword(password);
  await db.transaction(async (transaction) => {
    await transaction
      .update(accounts)
      .set({ password: hash, updated_at: new Date() })
      .where(and(eq(accounts.user_id, user_id), eq(accounts.provider_id, 'credential')));
    await endSessionsOf(transaction, user_id);
  });
  return null;
}
