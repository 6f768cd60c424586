// Users' own accounts: name, language of mails, sessions.
import { and, desc, eq, gt, ne, sql } from 'drizzle-orm';
import type { AccountSession, OwnAccount } from '#domain/accounts/account.ts';
import { deviceName } from '#domain/accounts/device-name.ts';
import type { Locale } from '#domain/languages/locales.ts';
import type { AppContext } from '#server/app-context.ts';
import type { Database } from '#server/db/client.server.ts';
import { sessions, two_factors, users } from '#server/db/schema/users.ts';
import { logAccount } from './account-log.ts';
import {
  endSessionsOf,
  lockOwnAccount,
  type OwnSession,
  type Session,
  sessionIdleTimeout,
} from './sessions.ts';

/** Two queries. */
export async function getOwnAccount(
  { config, database: { db } }: Pick<AppContext, 'config' | 'database'>,
  session: Session,
): Promise<OwnAccount> {
  const { id } = session.user;
  const [[own], open] = await Promise.all([
    db
      .select({
        name: users.name,
        email: users.email,
        role: users.role,
        locale: users.locale,
        is_on: two_factors.is_confirmed,
        codes: two_factors.recovery_codes,
      })
      .from(users)
      .leftJoin(two_factors, eq(two_factors.user_id, users.id))
      .where(eq(users.id, id)),
    db
      .select()
      .from(sessions)
      .where(and(eq(sessions.user_id, id), gt(sessions.expires_at, sql`now()`)))
      .orderBy(desc(sessions.created_at)),
  ]);
  if (!own) throw new Error('The account of this session is gone.');
  const { is_on, codes, ...account } = own;
  const second_factor = {
    is_on: is_on === true,
    is_required: config.SECOND_FACTOR === 'required',
    recovery_codes_left: is_on ? (codes?.length ?? 0) : 0,
  };
  return { ...account, sessions: open.map((each) => sessionRow(each, session)), second_factor };
}

/** The last use is accurate to about five minutes, since it is written no more often. */
function sessionRow(
  { id, user_agent, created_at, expires_at }: typeof sessions.$inferSelect,
  current: Pick<Session, 'session_id'>,
): AccountSession {
  const last = Math.max(created_at.getTime(), expires_at.getTime() - sessionIdleTimeout);
  const is_current = id === current.session_id;
  return {
    id,
    device: deviceName(user_agent ?? ''),
    since: created_at.toISOString(),
    last_used: new Date(is_current ? Date.now() : last).toISOString(),
    is_current,
  };
}

/** Changes name and language of mails. */
export async function changeOwnAccount(
  { db }: Database,
  user_id: string,
  change: { name?: string | undefined; locale?: Locale | undefined },
): Promise<void> {
  await db.transaction(async (queries) => {
    const [before] = await queries
      .select({ name: users.name, locale: users.locale })
      .from(users)
      .where(eq(users.id, user_id))
      .for('update');
    if (!before) return;
    const { name = before.name, locale = before.locale } = change;
    await queries.update(users).set({ name, locale, updated_at: new Date() }).where(eq(users.id, user_id));
    const entry = { actor: user_id, user_id };
    if (name !== before.name) {
      const values = { before: { name: before.name }, after: { name } };
      await logAccount(queries, { ...entry, ...values, event: 'name-changed' });
    }
    if (locale !== before.locale) {
      const values = { before: { locale: before.locale }, after: { locale } };
      await logAccount(queries, { ...entry, ...values, event: 'language-changed' });
    }
  });
}

/** Ends one of the account's other sessions. @returns false if there is no such session */
export function endOwnSession({ db }: Database, session: OwnSession, other: string): Promise<boolean> {
  const { user, session_id } = session;
  return db.transaction(async (queries) => {
    await lockOwnAccount(queries, session);
    const isOther = and(eq(sessions.id, other), eq(sessions.user_id, user.id), ne(sessions.id, session_id));
    const [ended] = await queries
      .delete(sessions)
      .where(isOther)
      .returning({ user_agent: sessions.user_agent });
    if (!ended) return false;
    const after = { device: deviceName(ended.user_agent ?? '') };
    await logAccount(queries, { actor: user.id, user_id: user.id, event: 'session-ended', after });
    return true;
  });
}

/** Ends all sessions of the account but this one. */
export async function endOtherSessions({ db }: Database, session: OwnSession): Promise<void> {
  const { user, session_id } = session;
  await db.transaction(async (queries) => {
    await lockOwnAccount(queries, session);
    await endSessionsOf(queries, user.id, session_id);
    await logAccount(queries, { actor: user.id, user_id: user.id, event: 'sessions-ended' });
  });
}
