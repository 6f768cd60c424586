// Logging in and out. Whoever is wrong learns only that: not whether there is such an account.
import type { House } from '#server/house.ts';
import { addressHeader, authOf } from '#server/services/auth.ts';
import { countAttempt, forgiveAttempt } from '#server/services/login-limit.ts';
import { endSession, forgetOldSessions, type Session, sessionOf } from '#server/services/sessions.ts';
import { sessionCookieHeader, sessionCookieName } from '#server/services/sessions-cookie.ts';

type LoginHouse = Pick<House, 'config' | 'database' | 'log'>;

export interface Credentials {
  email: string;
  password: string;
}

/** Where an attempt comes from. */
export interface Visitor {
  /** The address of whoever asks, and what of it counts: IPv4 as it is, of IPv6 the /64 network. */
  address: string;
  network: string;
  user_agent: string;
  /** The cookies of the request: a session that it has already ends with the login. */
  cookies: string;
}

export type LoginResult =
  | { outcome: 'welcome'; session: Session; set_cookie: string }
  | { outcome: 'wrong' }
  | { outcome: 'later'; seconds: number };

/** Passwords that are looked at side by side, per process. Each takes a core for a while; the pages need them too. */
const mostAtOnce = 8;
let underWay = 0;

/** Checks the pair, at the same expense whether or not there is such an account, and begins a session. */
export async function logIn(
  house: LoginHouse,
  { email, password }: Credentials,
  visitor: Visitor,
): Promise<LoginResult> {
  if (underWay >= mostAtOnce) return { outcome: 'later', seconds: 2 };
  underWay += 1;
  try {
    return await attemptLogin(house, { email, password }, visitor);
  } finally {
    underWay -= 1;
  }
}

async function attemptLogin(
  house: LoginHouse,
  { email, password }: Credentials,
  visitor: Visitor,
): Promise<LoginResult> {
  const attempt = { network: visitor.network, email };
  const seconds = await countAttempt(house.database, attempt);
  if (seconds > 0) return { outcome: 'later', seconds };
  const value = await cookieValueFor(house, { email: email.trim(), password }, visitor);
  if (value === null) return { outcome: 'wrong' };
  await forgiveAttempt(house.database, attempt);
  await forgetOldSessions(house.database);
  const before = await sessionOf(house, visitor.cookies);
  if (before) await endSession(house.database, before);
  const session = await sessionOf(house, `${sessionCookieName(house.config)}=${value}`);
  if (!session) return { outcome: 'wrong' };
  return { outcome: 'welcome', session, set_cookie: sessionCookieHeader(house.config, value) };
}

/** What the cookie of a new session holds; null for a pair that is wrong, and for an account that is disabled. */
async function cookieValueFor(
  house: LoginHouse,
  credentials: Credentials,
  { address, user_agent }: Visitor,
): Promise<string | null> {
  const auth = await authOf(house);
  try {
    const { headers } = await auth.api.signInEmail({
      body: credentials,
      headers: new Headers({ [addressHeader]: address, 'User-Agent': user_agent }),
      returnHeaders: true,
    });
    const start = `${sessionCookieName(house.config)}=`;
    const cookie = headers.getSetCookie().find((one) => one.startsWith(start));
    return cookie?.slice(start.length).split(';', 1)[0] ?? null;
  } catch (error) {
    // Refusals carry a status; whatever does not is a fault, and for others to explain.
    const { statusCode = 500 } = error as { statusCode?: number };
    if (statusCode < 500) return null;
    throw error;
  }
}
