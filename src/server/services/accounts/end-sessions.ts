// Administrators end sessions: all of one account, or all of everybody.
import { eq, ne } from 'drizzle-orm';
import type { Database } from '#server/db/client.server.ts';
import { sessions, users } from '#server/db/schema/users.ts';
import { logAccount } from './account-log.ts';
import { endSessionsOf, type Session } from './sessions.ts';

/**
 * Keeps the session of the request. Locks the account first, as logins do.
 * @returns false if there is none
 */
export function endSessionsOfAccount(
  { db }: Database,
  user_id: string,
  { user, session_id }: Pick<Session, 'user' | 'session_id'>,
): Promise<boolean> {
  return db.transaction(async (queries) => {
    const [found] = await queries
      .select({ id: users.id })
      .from(users)
      .where(eq(users.id, user_id))
      .for('update');
    if (!found) return false;
    await endSessionsOf(queries, user_id, session_id);
    await logAccount(queries, { actor: user.id, user_id, event: 'logged-out' });
    return true;
  });
}

/** Ends all other sessions. Expired ones are deleted too, which also forgets known networks. */
export async function endSessionsOfEverybody(
  { db }: Database,
  { user, session_id }: Pick<Session, 'user' | 'session_id'>,
): Promise<void> {
  await db.transaction(async (queries) => {
    await queries.select({ id: users.id }).from(users).orderBy(users.id).for('update');
    await queries.delete(sessions).where(ne(sessions.id, session_id));
    await logAccount(queries, { actor: user.id, user_id: user.id, event: 'everybody-logged-out' });
  });
}
