// Sessions: beginning, reading by cookie, prolonging and ending.
import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { and, desc, eq, gt, lt, ne, not, notInArray, or, sql } from 'drizzle-orm';
import { type SessionRole, withoutSecondFactor } from '#domain/accounts/account.ts';
import type { AppContext } from '#server/app-context.ts';
import type { Database } from '#server/db/client.server.ts';
import type { Queries } from '#server/db/query-builder.ts';
import { sessions, two_factors, users } from '#server/db/schema/users.ts';
import { authSecret } from './auth-secret.ts';
import { signedToken, tokenIn } from './sessions-cookie.ts';

/** A session with its user. */
export interface Session {
  session_id: string;
  user: { id: string; name: string; email: string; role: SessionRole };
  /** Sent with every write in the header `X-CSRFToken`. */
  csrf_token: string;
  expires_at: Date;
}

/** The parts of a session that changes of the own account need. */
export type OwnSession = Pick<Session, 'session_id'> & { user: Pick<Session['user'], 'id'> };

/** Thrown if a session has ended during its request. */
export class SessionEnded extends Error {
  override name = 'SessionEnded';
}

const minute = 60_000;
const hour = 60 * minute;
/** Milliseconds after its last use at which a session ends. */
export const sessionIdleTimeout = 12 * hour;
/** Milliseconds after login at which it ends, however much it is used. */
const maxSessionLifetime = 7 * 24 * hour;
/** Milliseconds for which expired sessions are kept, to recognise networks. */
const remembered = 30 * 24 * hour;
/** Milliseconds: shorter prolongations are not written. */
const renewedAfter = 5 * minute;
/** Sessions of one account at a time. With one more, the one that would end first ends: it was not used for longest. */
export const maxSessions = 10;

type Prepared = ReturnType<typeof prepare>;
const prepared = new WeakMap<Database['pool'], Prepared>();

/** A session of a clock that was ahead: it would last for as long as that was. Clocks differ by minutes. */
const isOfFuture = gt(sessions.created_at, sql`now() + interval '5 minutes'`);

/** By token; checks expiry and whether the account is disabled. */
function prepare({ db }: Database) {
  return db
    .select({
      session_id: sessions.id,
      expires_at: sessions.expires_at,
      created_at: sessions.created_at,
      user: { id: users.id, name: users.name, email: users.email, role: users.role },
      has_second_factor: two_factors.is_confirmed,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .leftJoin(two_factors, eq(two_factors.user_id, users.id))
    .where(
      and(
        eq(sessions.token, sql.placeholder('token')),
        gt(sessions.expires_at, sql`now()`),
        not(isOfFuture),
        eq(users.is_disabled, false),
      ),
    )
    .prepare('session_of_token');
}

/**
 * The session of a request's cookies, or null. One query; none without a validly signed cookie. Prolongs the session
 * unless `isQuiet`, with at most one write per five minutes. Uses real time, since the application's clock may be set
 * for a preview.
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
  const { session_id } = row;
  const isLimited = config.SECOND_FACTOR === 'required' && !row.has_second_factor;
  const user: Session['user'] = isLimited ? { ...row.user, role: withoutSecondFactor } : row.user;
  const expires_at = isQuiet ? row.expires_at : await prolong(database, row);
  return { session_id, user, csrf_token: csrfTokenOf(token, secret), expires_at };
}

/** Derived from the session's token, so that it requires the cookie and ends with the session. */
const csrfTokenOf = (token: string, secret: string): string =>
  createHmac('sha256', secret).update(`csrf ${token}`).digest('base64url');

async function prolong(
  { db }: Database,
  { session_id, expires_at, created_at }: { session_id: string; expires_at: Date; created_at: Date },
): Promise<Date> {
  const until = new Date(
    Math.min(Date.now() + sessionIdleTimeout, created_at.getTime() + maxSessionLifetime),
  );
  if (until.getTime() - expires_at.getTime() < renewedAfter) return expires_at;
  try {
    await db.update(sessions).set({ expires_at: until }).where(eq(sessions.id, session_id));
    return until;
  } catch {
    // A database that cannot write (a full disk) can still read sessions.
    return expires_at;
  }
}

/**
 * Begins a session; beyond {@link maxSessions} another one ends. Concurrent logins and changes of an account are
 * serialised.
 * @param isStillRight called with the account locked: whether the credentials are still valid
 * @returns the value of the cookie: 256 random bits, signed; null if the account is disabled or the credentials are no
 * longer valid
 */
export async function createSession(
  database: Database,
  user_id: string,
  { address, user_agent }: { address: string; user_agent: string },
  isStillRight: (queries: Queries) => Promise<boolean> = async () => true,
): Promise<string | null> {
  const token = randomBytes(32).toString('base64url');
  const hasBegun = await database.db.transaction(async (queries) => {
    const [user] = await queries
      .update(users)
      .set({ last_login_at: sql`now()` })
      .where(and(eq(users.id, user_id), eq(users.is_disabled, false)))
      .returning({ id: users.id });
    if (!user || !(await isStillRight(queries))) return false;
    const expires_at = new Date(Date.now() + sessionIdleTimeout);
    const id = randomUUID();
    await queries
      .insert(sessions)
      .values({ id, token, user_id, expires_at, ip_address: address, user_agent });
    await endSurplus(queries, user_id, id);
    return true;
  });
  return hasBegun ? signedToken(token, await authSecret(database)) : null;
}

/**
 * Leaves the one that has just begun, and of the others those that last longest: those of a clock that was ahead may all
 * last longer. Expired ones stay, by which networks are recognised.
 */
async function endSurplus(queries: Queries, user_id: string, begun: string): Promise<void> {
  const isOpen = and(
    eq(sessions.user_id, user_id),
    ne(sessions.id, begun),
    gt(sessions.expires_at, sql`now()`),
  );
  const newest = queries
    .select({ id: sessions.id })
    .from(sessions)
    .where(isOpen)
    .orderBy(desc(sessions.expires_at), desc(sessions.created_at))
    .limit(maxSessions - 1);
  await queries.delete(sessions).where(and(isOpen, notInArray(sessions.id, newest)));
}

/**
 * Locks the account of a session, for changes by its owner. Ending the sessions of others locks it too, so that a
 * concurrent request cannot undo that.
 * @throws SessionEnded if the session has ended
 */
export async function lockOwnAccount(queries: Queries, { user, session_id }: OwnSession): Promise<void> {
  await queries.select({ id: users.id }).from(users).where(eq(users.id, user.id)).for('update');
  const [session] = await queries
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.id, session_id));
  if (!session) throw new SessionEnded();
}

/** Ends one session. */
export async function endSession(
  { db }: Database,
  { session_id }: Pick<Session, 'session_id'>,
): Promise<void> {
  await db.delete(sessions).where(eq(sessions.id, session_id));
}

/** Ends the sessions of an account, all or all but one, in the caller's transaction. */
export async function endSessionsOf(
  queries: Pick<Queries, 'delete'>,
  user_id: string,
  except?: string,
): Promise<void> {
  const isOther = except === undefined ? undefined : ne(sessions.id, except);
  await queries.delete(sessions).where(and(eq(sessions.user_id, user_id), isOther));
}

/** Deletes sessions that expired a month ago, and those of the future. */
export async function deleteOldSessions({ db }: Database): Promise<void> {
  const isOld = lt(sessions.expires_at, new Date(Date.now() - remembered));
  await db.delete(sessions).where(or(isOld, isOfFuture));
}
