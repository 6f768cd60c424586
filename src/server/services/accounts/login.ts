// Logging in. A failed attempt does not tell whether the account exists.
import { and, eq } from 'drizzle-orm';
import type { AppContext } from '#server/app-context.ts';
import type { Database } from '#server/db/client.server.ts';
import { accounts, users } from '#server/db/schema/users.ts';
import { countAttempt, forgiveAttempt } from './login-limit.ts';
import { isPassword } from './password-hash.ts';
import { beginSession, endSession, forgetOldSessions, type Session, sessionOf } from './sessions.ts';
import { sessionCookieHeader, sessionCookieName } from './sessions-cookie.ts';

type LoginContext = Pick<AppContext, 'config' | 'database'>;

export interface Credentials {
  email: string;
  password: string;
}

/** The client of an attempt. */
export interface Visitor {
  /** The client's address, and its network: IPv4 as it is, IPv6 as its /64. */
  address: string;
  network: string;
  user_agent: string;
  /** The request's cookies: the session that they hold ends with the login. */
  cookies: string;
}

export type LoginResult =
  | { outcome: 'welcome'; session: Session; set_cookie: string }
  | { outcome: 'wrong' }
  | { outcome: 'later'; seconds: number };

/** Passwords checked at the same time per process. Each takes a core for about 50 ms, which pages need too. */
const maxConcurrent = 8;
let running = 0;

/** Checks the credentials, with equal work whether or not the account exists, and begins a session. */
export async function logIn(
  appContext: LoginContext,
  { email, password }: Credentials,
  visitor: Visitor,
): Promise<LoginResult> {
  if (running >= maxConcurrent) return { outcome: 'later', seconds: 2 };
  running += 1;
  try {
    return await attemptLogin(appContext, { email, password }, visitor);
  } finally {
    running -= 1;
  }
}

async function attemptLogin(
  { config, database }: LoginContext,
  { email, password }: Credentials,
  visitor: Visitor,
): Promise<LoginResult> {
  const attempt = { network: visitor.network, email };
  const seconds = await countAttempt(database, attempt);
  if (seconds > 0) return { outcome: 'later', seconds };
  const account = await accountOf(database, email);
  const isRight = await isPassword(password, account?.password ?? null);
  if (!account || !isRight) return { outcome: 'wrong' };
  await forgiveAttempt(database, attempt);
  await forgetOldSessions(database);
  const before = await sessionOf({ config, database }, visitor.cookies);
  if (before) await endSession(database, before);
  const value = await beginSession(database, account.user_id, visitor);
  const session = await sessionOf({ config, database }, `${sessionCookieName(config)}=${value}`);
  // Null if the account was disabled meanwhile.
  if (!session) return { outcome: 'wrong' };
  return { outcome: 'welcome', session, set_cookie: sessionCookieHeader(config, value) };
}

/** An account that may log in, with its password's hash. One query. */
async function accountOf({ db }: Database, email: string) {
  const [row] = await db
    .select({ user_id: users.id, password: accounts.password })
    .from(users)
    .innerJoin(accounts, and(eq(accounts.user_id, users.id), eq(accounts.provider_id, 'credential')))
    .where(and(eq(users.email, email), eq(users.is_disabled, false)));
  return row;
}
