// Invitations: an account without a password, and the link with which its owner sets one.
import { randomUUID } from 'node:crypto';
import { and, eq, notExists, sql } from 'drizzle-orm';
import type { Role } from '#domain/accounts/account.ts';
import type { Locale } from '#domain/languages/locales.ts';
import type { Database } from '#server/db/client.server.ts';
import type { Queries } from '#server/db/query-builder.ts';
import { accounts, users } from '#server/db/schema/users.ts';
import { createLink } from './account-links.ts';
import { logAccount } from './account-log.ts';

export interface Invitation {
  user_id: string;
  email: string;
  locale: Locale;
  token: string;
  expires_at: Date;
}

/** Creates an account that can be used as soon as its owner has set a password. @returns null if the address has one */
export function inviteAccount(
  { db }: Database,
  invited: { email: string; role: Role; locale: Locale },
  actor: string,
): Promise<Invitation | null> {
  return db.transaction(async (queries) => {
    const [user] = await queries
      .insert(users)
      .values({ id: randomUUID(), name: '', ...invited })
      .onConflictDoNothing()
      .returning({ user_id: users.id, email: users.email });
    if (!user) return null;
    const { role } = invited;
    await logAccount(queries, {
      actor,
      user_id: user.user_id,
      event: 'invited',
      after: { email: user.email, role },
    });
    const link = await createLink(queries, 'invitation', user.user_id);
    return { ...user, locale: invited.locale, ...link };
  });
}

/** A new link for an account that has no password yet; the one before ends. Null for any other account. */
export function renewInvitation(
  { db }: Database,
  user_id: string,
  actor: string,
): Promise<Invitation | null> {
  return db.transaction(async (queries) => {
    const user = await lockInvited(queries, user_id);
    if (!user || user.is_disabled) return null;
    await logAccount(queries, { actor, user_id, event: 'invitation-renewed' });
    const { email, locale } = user;
    return { user_id, email, locale, ...(await createLink(queries, 'invitation', user_id)) };
  });
}

/** Removes an account that never had a password. @returns false for any other */
export function withdrawInvitation({ db }: Database, user_id: string, actor: string): Promise<boolean> {
  return db.transaction(async (queries) => {
    const user = await lockInvited(queries, user_id);
    if (!user) return false;
    await logAccount(queries, {
      actor,
      user_id,
      event: 'invitation-withdrawn',
      before: { email: user.email, role: user.role },
    });
    // Its links stay, but are invalid without the account.
    await queries.delete(users).where(eq(users.id, user_id));
    return true;
  });
}

async function lockInvited(queries: Queries, user_id: string) {
  const passwords = queries.select({ one: sql`1` }).from(accounts).where(eq(accounts.user_id, users.id));
  const [user] = await queries
    .select({ email: users.email, locale: users.locale, role: users.role, is_disabled: users.is_disabled })
    .from(users)
    .where(and(eq(users.id, user_id), notExists(passwords)))
    .for('update');
  return user ?? null;
}
