// Logging in. A failed attempt does not tell whether the account exists.
import type { AppContext } from '#server/app-context.ts';
import { addressHeader, authOf } from './auth.ts';
import { countAttempt, forgiveAttempt } from './login-limit.ts';
import { endSession, forgetOldSessions, type Session, sessionOf } from './sessions.ts';
import { sessionCookieHeader, sessionCookieName } from './sessions-cookie.ts';

type LoginContext = Pick<AppContext, 'config' | 'database' | 'log'>;

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
const mostAtOnce = 8;
let underWay = 0;

/** Checks the credentials, with equal work whether or not the account exists, and begins a session. */
export async function logIn(
  appContext: LoginContext,
  { email, password }: Credentials,
  visitor: Visitor,
): Promise<LoginResult> {
  if (underWay >= mostAtOnce) return { outcome: 'later', seconds: 2 };
  underWay += 1;
  try {
    return await attemptLogin(appContext, { email, password }, visitor);
  } finally {
    underWay -= 1;
  }
}

async function attemptLogin(
  appContext: LoginContext,
  { email, password }: Credentials,
  visitor: Visitor,
): Promise<LoginResult> {
  const attempt = { network: visitor.network, email };
  const seconds = await countAttempt(appContext.database, attempt);
  if (seconds > 0) return { outcome: 'later', seconds };
  const value = await cookieValueFor(appContext, { email: email.trim(), password }, visitor);
  if (value === null) return { outcome: 'wrong' };
  await forgiveAttempt(appContext.database, attempt);
  await forgetOldSessions(appContext.database);
  const before = await sessionOf(appContext, visitor.cookies);
  if (before) await endSession(appContext.database, before);
  const session = await sessionOf(appContext, `${sessionCookieName(appContext.config)}=${value}`);
  if (!session) return { outcome: 'wrong' };
  return { outcome: 'welcome', session, set_cookie: sessionCookieHeader(appContext.config, value) };
}

/** What the cookie of a new session holds; null for a pair that is wrong, and for an account that is disabled. */
async function cookieValueFor(
  appContext: LoginContext,
  credentials: Credentials,
  { address, user_agent }: Visitor,
): Promise<string | null> {
  const auth = await authOf(appContext);
  try {
    const { headers } = await auth.api.signInEmail({
      body: credentials,
      headers: new Headers({ [addressHeader]: address, 'User-Agent': user_agent }),
      returnHeaders: true,
    });
    const start = `${sessionCookieName(appContext.config)}=`;
    const cookie = headers.getSetCookie().find((one) => one.startsWith(start));
    return cookie?.slice(start.length).split(';', 1)[0] ?? null;
  } catch (error) {
    // Refusals carry a status; whatever does not is a fault, and for others to explain.
    const { statusCode = 500 } = error as { statusCode?: number };
    if (statusCode < 500) return null;
    throw error;
  }
}
