// Which sessions are still valid, checked in bulk, so that event streams end with their session.
import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Database } from '#server/db/client.server.ts';
import { sessions, users } from '#server/db/schema/users.ts';
import { mayDo } from '#server/services/accounts/permissions.ts';

/** One query. The result lacks sessions that are expired, disabled or not allowed to edit. */
export async function editingSessionsOf(
  { db }: Pick<Database, 'db'>,
  session_ids: readonly string[],
): Promise<Set<string>> {
  if (session_ids.length === 0) return new Set();
  const rows = await db
    .select({ id: sessions.id, role: users.role })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .where(
      and(
        inArray(sessions.id, [...session_ids]),
        gt(sessions.expires_at, sql`now()`),
        eq(users.is_disabled, false),
      ),
    );
  return new Set(rows.filter(({ role }) => mayDo(role, 'edit-pages')).map(({ id }) => id));
}
