// The accounts, as administrators see them.
import { asc, eq, sql } from 'drizzle-orm';
import type { Account } from '#domain/accounts/account.ts';
import type { Database } from '#server/db/client.server.ts';
import { users } from '#server/db/schema/users.ts';

/** All accounts by name, invited ones by their address. One query. */
export function listAccounts(database: Pick<Database, 'db'>): Promise<Account[]> {
  return readAccounts(database);
}

/** Null if there is no such account. One query. */
export async function getAccount(database: Pick<Database, 'db'>, id: string): Promise<Account | null> {
  const [account] = await readAccounts(database, id);
  return account ?? null;
}

async function readAccounts({ db }: Pick<Database, 'db'>, id?: string): Promise<Account[]> {
  // Written out, because Drizzle omits table names in queries of one table, and every table has an id.
  const hasPassword = sql<boolean>`exists (select 1 from accounts a
    where a.user_id = users.id and a.password is not null)`;
  const hasFactor = sql<boolean>`exists (select 1 from two_factors f
    where f.user_id = users.id and f.is_confirmed)`;
  const sessionCount = sql<number>`(select count(*)::int from sessions s
    where s.user_id = users.id and s.expires_at > now())`;
  const invitedUntil = sql<string | null>`(select max(v.expires_at) from verifications v
    where v.value = users.id and v.identifier = 'invitation' and v.expires_at > now())`;
  const rows = await db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      role: users.role,
      is_disabled: users.is_disabled,
      has_password: hasPassword,
      has_second_factor: hasFactor,
      session_count: sessionCount,
      last_login_at: users.last_login_at,
      invited_until: invitedUntil,
      created_at: users.created_at,
    })
    .from(users)
    .where(id === undefined ? undefined : eq(users.id, id))
    .orderBy(asc(sql`lower(coalesce(nullif(${users.name}, ''), ${users.email}))`), asc(users.id));
  return rows.map(({ is_disabled, has_password, last_login_at, invited_until, created_at, ...own }) => ({
    ...own,
    state: is_disabled ? 'disabled' : has_password ? 'active' : 'invited',
    last_login_at: last_login_at?.toISOString() ?? null,
    invited_until: invited_until === null ? null : new Date(invited_until).toISOString(),
    created_at: created_at.toISOString(),
  }));
}
