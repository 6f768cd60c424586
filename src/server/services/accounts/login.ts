// Logging in. A failed attempt does not tell whether the account exists.
import { and, eq, sql } from 'drizzle-orm';
import type { AppContext } from '#server/app-context.ts';
import type { Database } from '#server/db/client.server.ts';
import type { Queries } from '#server/db/query-builder.ts';
import { accounts, two_factors, users } from '#server/db/schema/users.ts';
import { passwordStillValid } from './change-password.ts';
import { countAttempt, resetAttempts } from './login-limit.ts';
import { isPassword } from './password-hash.ts';
import { codeLimit, redeemLoginCode } from './second-factor.ts';
import { createSession, deleteOldSessions, endSession, type Session, sessionOf } from './sessions.ts';
import { sessionCookieHeader, sessionCookieName } from './sessions-cookie.ts';

type LoginContext = Pick<AppContext, 'config' | 'database'>;

export interface Credentials {
  email: string;
  password: string;
  /** The code of the authenticator app, or a recovery code; only for accounts with a second factor. */
  code?: string | undefined;
}

/** The client of an attempt. */
export interface LoginClient {
  /** The client's address, and its network: IPv4 as it is, IPv6 as its /64. */
  address: string;
  network: string;
  user_agent: string;
  /** The request's cookies; the login ends the session in them. */
  cookies: string;
}

export type LoginResult =
  | { outcome: 'logged-in'; session: Session; set_cookie: string }
  | { outcome: 'wrong' }
  /** The password is right, and a code is missing or wrong. Nothing is stored: the next attempt sends all three. */
  | { outcome: 'code'; isWrong: boolean }
  | { outcome: 'later'; seconds: number };

/** Maximum concurrent password checks per process. Each takes about 50 ms of CPU time, which pages need too. */
const maxConcurrent = 8;
let running = 0;

/** Checks the credentials, with equal work whether or not the account exists, and begins a session. */
export async function logIn(
  appContext: LoginContext,
  credentials: Credentials,
  visitor: LoginClient,
): Promise<LoginResult> {
  if (running >= maxConcurrent) return { outcome: 'later', seconds: 2 };
  running += 1;
  try {
    return await attemptLogin(appContext, credentials, visitor);
  } finally {
    running -= 1;
  }
}

async function attemptLogin(
  { config, database }: LoginContext,
  { email, password, code = '' }: Credentials,
  visitor: LoginClient,
): Promise<LoginResult> {
  const attempt = { network: visitor.network, email };
  const seconds = await countAttempt(database, attempt);
  if (seconds > 0) return { outcome: 'later', seconds };
  const account = await accountOf(database, email);
  const hash = account?.password ?? null;
  const isRight = await isPassword(password, hash);
  if (!account || hash === null || !isRight) return { outcome: 'wrong' };
  if (account.has_second_factor) {
    if (code.trim() === '') return { outcome: 'code', isWrong: false };
    const outcome = await redeemLoginCode(database, account.user_id, code, attempt);
    if (outcome === 'later') return { outcome: 'later', seconds: codeLimit.window / 1000 };
    if (outcome === 'wrong') return { outcome: 'code', isWrong: true };
  }
  await resetAttempts(database, attempt);
  const { user_id } = account;
  const isStillValid = await passwordStillValid(user_id, password, hash);
  return replaceSession({ config, database }, user_id, visitor, isStillValid);
}

/**
 * Begins a session for an authenticated user and ends the browser's previous one.
 * @param isStillRight as in {@link createSession}
 */
export async function replaceSession(
  { config, database }: LoginContext,
  user_id: string,
  visitor: LoginClient,
  isStillRight?: (queries: Queries) => Promise<boolean>,
): Promise<LoginResult> {
  await deleteOldSessions(database);
  const before = await sessionOf({ config, database }, visitor.cookies);
  if (before) await endSession(database, before);
  const value = await createSession(database, user_id, visitor, isStillRight);
  if (value === null) return { outcome: 'wrong' };
  const session = await sessionOf({ config, database }, `${sessionCookieName(config)}=${value}`);
  // Ended meanwhile.
  if (!session) return { outcome: 'wrong' };
  return { outcome: 'logged-in', session, set_cookie: sessionCookieHeader(config, value) };
}

/** An account that may log in, with its password's hash. One query. */
async function accountOf({ db }: Database, email: string) {
  const [row] = await db
    .select({
      user_id: users.id,
      password: accounts.password,
      has_second_factor: sql<boolean>`exists (select 1 from ${two_factors}
        where ${two_factors.user_id} = ${users.id} and ${two_factors.is_confirmed})`,
    })
    .from(users)
    .innerJoin(accounts, and(eq(accounts.user_id, users.id), eq(accounts.provider_id, 'credential')))
    .where(and(eq(users.email, email), eq(users.is_disabled, false)));
  return row;
}
