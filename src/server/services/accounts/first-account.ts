// The first account: created once, from the environment or with a generated password that is printed once.
import { randomBytes, randomUUID } from 'node:crypto';
import { count } from 'drizzle-orm';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/client.server.ts';
import { accounts, users } from '#server/db/schema/users.ts';
import { hashPassword } from './password-hash.ts';

/** Creates an administrator if there are no accounts. Two instances at once create one account. */
export async function ensureFirstAccount(
  { db }: Database,
  { ADMIN_EMAIL, ADMIN_PASSWORD }: Pick<Config, 'ADMIN_EMAIL' | 'ADMIN_PASSWORD'>,
  say: (text: string) => void,
): Promise<void> {
  const [found] = await db.select({ number: count() }).from(users);
  if (found && found.number > 0) return;
  const email = ADMIN_EMAIL ?? 'admin@example.org';
  const password = ADMIN_PASSWORD ?? randomBytes(15).toString('base64url');
  const hash = await hashPassword(password);
  const made = await db.transaction(async (transaction) => {
    const [user] = await transaction
      .insert(users)
      .values({ id: randomUUID(), name: 'Administrator', email, email_verified: true, role: 'administrator' })
      .onConflictDoNothing()
      .returning({ id: users.id });
    if (!user) return false;
    await transaction.insert(accounts).values({
      id: randomUUID(),
      account_id: user.id,
      provider_id: 'credential',
      user_id: user.id,
      password: hash,
    });
    return true;
  });
  if (made && !ADMIN_PASSWORD) say(`First account: ${email}, password ${password} (shown this once)`);
}
