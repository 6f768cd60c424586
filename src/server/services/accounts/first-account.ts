// The first account: created once, from the environment or with a generated password that is printed once.
import { randomBytes, randomUUID } from 'node:crypto';
import { count } from 'drizzle-orm';
import { type Config, ConfigError } from '#server/config.ts';
import type { Database } from '#server/db/client.server.ts';
import { accounts, users } from '#server/db/schema/users.ts';
import { hashPassword } from './password-hash.ts';
import { passwordProblem } from './passwords.ts';

type Setting = Pick<Config, 'ADMIN_EMAIL' | 'ADMIN_PASSWORD'>;

const name = 'Administrator';

const isFirst = async ({ db }: Database) =>
  (await db.select({ number: count() }).from(users))[0]?.number === 0;

/**
 * Validates the password for the first account, if there is no account yet.
 * @throws ConfigError if the password rules reject it
 */
export async function checkFirstPassword(
  database: Database,
  { ADMIN_EMAIL = '', ADMIN_PASSWORD }: Setting,
): Promise<void> {
  if (!ADMIN_PASSWORD || !(await isFirst(database))) return;
  const problem = await passwordProblem(ADMIN_PASSWORD, { name, email: ADMIN_EMAIL });
  if (problem) throw new ConfigError(`ADMIN_PASSWORD cannot be used. ${problem.en}`);
}

/** Creates an administrator if there are no accounts. Two instances at once create one account. */
export async function ensureFirstAccount(
  database: Database,
  { ADMIN_EMAIL, ADMIN_PASSWORD }: Setting,
  print: (text: string) => void,
): Promise<void> {
  if (!(await isFirst(database))) return;
  const email = ADMIN_EMAIL ?? 'admin@example.org';
  const password = ADMIN_PASSWORD ?? randomBytes(15).toString('base64url');
  const hash = await hashPassword(password);
  const made = await database.db.transaction(async (transaction) => {
    const [user] = await transaction
      .insert(users)
      .values({ id: randomUUID(), name, email, email_verified: true, role: 'administrator' })
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
  if (made && !ADMIN_PASSWORD) print(`First account: ${email}, password ${password} (shown this once)`);
}
