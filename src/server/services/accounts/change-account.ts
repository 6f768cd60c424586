// Changes of accounts by administrators: role, disabling, removal of a lost second factor.
import { eq, or } from 'drizzle-orm';
import type { Role } from '#domain/accounts/account.ts';
import type { Database } from '#server/db/client.server.ts';
import type { Queries } from '#server/db/query-builder.ts';
import { two_factors, users } from '#server/db/schema/users.ts';
import { revokeLinks } from './account-links.ts';
import { logAccount } from './account-log.ts';
import { endSessionsOf } from './sessions.ts';

export interface AccountChange {
  role?: Role | undefined;
  is_disabled?: boolean | undefined;
}

/** `forbidden`: the actor is no longer an administrator. */
export type AccountOutcome = 'changed' | 'gone' | 'forbidden' | 'own';

/**
 * Users cannot change their own role or disable themselves. Changes are serialised, and the actor must still be an
 * administrator when the lock is acquired, so that one administrator always remains. A disabled account loses its
 * sessions and links.
 */
export function changeAccount(
  { db }: Database,
  user_id: string,
  change: AccountChange,
  actor: string,
): Promise<AccountOutcome> {
  return db.transaction(async (queries) => {
    const locked = await lockAccounts(queries, user_id);
    const own = locked.find(({ id }) => id === actor);
    if (own?.role !== 'administrator' || own.is_disabled) return 'forbidden';
    const before = locked.find(({ id }) => id === user_id);
    if (!before) return 'gone';
    if (actor === user_id) return 'own';
    const role = change.role ?? before.role;
    const is_disabled = change.is_disabled ?? before.is_disabled;
    await queries
      .update(users)
      .set({ role, is_disabled, updated_at: new Date() })
      .where(eq(users.id, user_id));
    if (role !== before.role) {
      const entry = { actor, user_id, event: 'role-changed' as const };
      await logAccount(queries, { ...entry, before: { role: before.role }, after: { role } });
    }
    if (is_disabled !== before.is_disabled) {
      await logAccount(queries, { actor, user_id, event: is_disabled ? 'disabled' : 'enabled' });
    }
    if (is_disabled) {
      await endSessionsOf(queries, user_id);
      await revokeLinks(queries, user_id);
    }
    return 'changed';
  });
}

/** The administrators and one more account, locked in one order. */
async function lockAccounts(queries: Queries, user_id: string) {
  return queries
    .select({
      id: users.id,
      role: users.role,
      is_disabled: users.is_disabled,
    })
    .from(users)
    .where(or(eq(users.role, 'administrator'), eq(users.id, user_id)))
    .orderBy(users.id)
    .for('update');
}

/**
 * Removes the second factor of an account and ends its sessions.
 * @returns false if it has none
 */
export function removeSecondFactor({ db }: Database, user_id: string, actor: string): Promise<boolean> {
  return db.transaction(async (queries) => {
    await queries.select({ id: users.id }).from(users).where(eq(users.id, user_id)).for('update');
    const [removed] = await queries
      .delete(two_factors)
      .where(eq(two_factors.user_id, user_id))
      .returning({ is_confirmed: two_factors.is_confirmed });
    if (!removed?.is_confirmed) return false;
    await logAccount(queries, { actor, user_id, event: 'second-factor-removed' });
    await endSessionsOf(queries, user_id);
    return true;
  });
}
