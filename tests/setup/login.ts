// Creates logged-in users of a role without the cost of hashing a password.
import { randomUUID } from 'node:crypto';
import { type Config, loadConfig } from '#server/config.ts';
import type { Database } from '#server/db/client.server.ts';
import { accounts, type Role, users } from '#server/db/schema/users.ts';
import { createSession, sessionOf } from '#server/services/accounts/sessions.ts';
import { sessionCookieName } from '#server/services/accounts/sessions-cookie.ts';

export interface TestLogin {
  user_id: string;
  session_id: string;
  email: string;
  /** Value of the `Cookie` header. */
  cookie: string;
  csrf_token: string;
  /** Headers of a JSON request from a page of the site. */
  headers: Record<string, string>;
}

/** The configuration of the API and HTTP tests. */
const usual = loadConfig({ PUBLIC_URL: 'https://theatre.example' });

/**
 * Creates an account of this role with a session. It has no password, so logging in to it is not possible.
 */
export async function loginAs(
  database: Database,
  role: Role,
  config: Pick<Config, 'PUBLIC_URL'> = usual,
): Promise<TestLogin> {
  const user_id = randomUUID();
  const email = `${role}-${user_id.slice(0, 8)}@theatre.example`;
  await database.db.insert(users).values({ id: user_id, name: `Test ${role}`, email, role });
  const value = await createSession(database, user_id, { address: '', user_agent: '' });
  const cookie = `${sessionCookieName(config)}=${value}`;
  const session = await sessionOf({ database, config: { ...usual, ...config } }, cookie);
  if (!session) throw new Error('The session that was just made is not there.');
  const { csrf_token, session_id } = session;
  const headers = {
    Cookie: cookie,
    Origin: config.PUBLIC_URL,
    'Sec-Fetch-Site': 'same-origin',
    'X-CSRFToken': csrf_token,
    'Content-Type': 'application/json',
  };
  return { user_id, session_id, email, cookie, csrf_token, headers };
}

/** For tests of the login itself. */
export const password = 'four words in a row';

/** The hash of that password, computed once because hashing is slow. */
const passwordHash =
  '$argon2id$v=19$m=19456,t=2,p=1$c2FsdHNhbHRzYWx0c2FsdA$r7RI8hbiDSvNPbfiMn2e5t7guP918bweGyiTqP97gmc';

export async function givePassword(
  database: Database,
  { user_id }: Pick<TestLogin, 'user_id'>,
): Promise<void> {
  await database.db.insert(accounts).values({
    id: `account of ${user_id}`,
    account_id: user_id,
    provider_id: 'credential',
    user_id,
    password: passwordHash,
  });
}
