// Sessions: who is behind a cookie, for how long, and how it ends. Serves every request of somebody logged in.
import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { AppContext } from '#server/app-context.ts';
import type { Database } from '#server/db/client.server.ts';
import { type Role, sessions, users } from '#server/db/schema/users.ts';
import type { Queries } from '#server/services/site/content-version.ts';
import { authSecret } from './auth-secret.ts';
import { signedToken, tokenIn } from './sessions-cookie.ts';

/** Somebody who is logged in. */
export interface Session {
  session_id: string;
  user: { id: string; name: string; email: string; role: Role };
  /** Goes along with every call that writes, in the header `X-CSRFToken`. */
  csrf_token: string;
  expires_at: Date;
}

const hour = 3_600_000;
/** Milliseconds after its last use at which a session ends. */
export const sessionLength = 12 * hour;
/** Milliseconds after login at which it ends, however much it is used. */
const longestSession = 7 * 24 * hour;
/** Milliseconds for which the house remembers where somebody was logged in. */
const remembered = 30 * 24 * hour;
/** Milliseconds of use that are not worth a write. */
const renewedAfter = hour;

type Prepared = ReturnType<typeof prepare>;
const prepared = new WeakMap<Database['pool'], Prepared>();

/** By token, in one look: an account that is disabled has no session from that moment on. */
function prepare({ db }: Database) {
  return db
    .select({
      session_id: sessions.id,
      expires_at: sessions.expires_at,
      created_at: sessions.created_at,
      user: { id: users.id, name: users.name, email: users.email, role: users.role },
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .where(
      and(
        eq(sessions.token, sql.placeholder('token')),
        gt(sessions.expires_at, sql`now()`),
        eq(users.is_disabled, false),
      ),
    )
    .prepare('session_of_token');
}

/**
 * The session that a request's cookies belong to; null for everybody else. One query, none without a cookie that we
 * signed; use prolongs the session, with one write an hour, `isQuiet` does not. By real time: the house's clock may be
 * set for a preview.
 */
export async function sessionOf(
  { database, config }: Pick<AppContext, 'database' | 'config'>,
  cookies: string | null | undefined,
  { isQuiet = false } = {},
): Promise<Session | null> {
  if (!cookies?.includes('foyer_session=')) return null;
  const secret = await authSecret(database);
  const token = tokenIn(cookies, config, secret);
  if (token === null) return null;
  const query = prepared.get(database.pool) ?? prepare(database);
  prepared.set(database.pool, query);
  const [row] = await query.execute({ token });
  if (!row) return null;
  const { session_id, user } = row;
  const expires_at = isQuiet ? row.expires_at : await prolong(database, row);
  return { session_id, user, csrf_token: csrfTokenOf(token, secret), expires_at };
}

/** Bound to the session: whoever cannot read its cookie cannot make the token, and it ends with it. */
const csrfTokenOf = (token: string, secret: string): string =>
  createHmac('sha256', secret).update(`csrf ${token}`).digest('base64url');

async function prolong(
  { db }: Database,
  { session_id, expires_at, created_at }: { session_id: string; expires_at: Date; created_at: Date },
): Promise<Date> {
  const until = new Date(Math.min(Date.now() + sessionLength, created_at.getTime() + longestSession));
  if (until.getTime() - expires_at.getTime() < renewedAfter) return expires_at;
  try {
    await db.update(sessions).set({ expires_at: until }).where(eq(sessions.id, session_id));
    return until;
  } catch {
    // A database that cannot write (a full disk) still knows who is there.
    return expires_at;
  }
}

/** Begins a session of an account. @returns the value of its cookie: 256 random bits, signed */
export async function beginSession(
  database: Database,
  user_id: string,
  { address, user_agent }: { address: string; user_agent: string },
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expires_at = new Date(Date.now() + sessionLength);
  await database.db
    .insert(sessions)
    .values({ id: randomUUID(), token, user_id, expires_at, ip_address: address, user_agent });
  return signedToken(token, await authSecret(database));
}

/** Ends one session. The next request with its cookie is anybody's. */
export async function endSession(
  { db }: Database,
  { session_id }: Pick<Session, 'session_id'>,
): Promise<void> {
  await db.delete(sessions).where(eq(sessions.id, session_id));
}

/** Ends all sessions of an account; as part of the transaction that changes its password. */
export async function endSessionsOf(queries: Pick<Queries, 'delete'>, user_id: string): Promise<void> {
  await queries.delete(sessions).where(eq(sessions.user_id, user_id));
}

/** Takes away what has been over for a month. */
export async function forgetOldSessions({ db }: Database): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expires_at, new Date(Date.now() - remembered)));
}
