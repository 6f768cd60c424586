// The history of a page's settings, from the change log: values before and after each editing session. Publications of
// its head are in the history of its container.
import { and, desc, eq } from 'drizzle-orm';
import { type LoggedPageChange, type PageSession, pageSessions } from '#domain/history/page-history.ts';
import type { Database } from '#server/db/client.server.ts';
import { change_log } from '#server/db/schema/change-log.ts';
import { users } from '#server/db/schema/users.ts';
import { isHeadColumn } from '#server/services/pages/head/head-columns.ts';
import { draftPageOf, type PageRow, readPageRow } from '#server/services/pages/writing/page-transaction.ts';

/** Maximum number of changes to read, more than a page has in years. */
const maxNotes = 300;

/** Newest first; null if there is no such page. Two queries. */
export async function listPageHistory({ db }: Database, id: number): Promise<PageSession[] | null> {
  const now = await readPageRow(db, id);
  if (!now || now.deleted_at) return null;
  const rows = await db
    .select({
      id: change_log.id,
      actor: change_log.actor,
      by: users.name,
      at: change_log.created_at,
      before: change_log.before,
    })
    .from(change_log)
    .leftJoin(users, eq(users.id, change_log.actor))
    .where(and(eq(change_log.record_table, 'pages'), eq(change_log.record_id, String(id))))
    .orderBy(desc(change_log.id))
    .limit(maxNotes);
  let state = now;
  const notes = rows.flatMap(({ before, ...note }): LoggedPageChange[] => {
    const after = draftPageOf(state);
    const columns = columnsOf(before, state);
    state = { ...state, ...columns };
    if (before !== null && Object.keys(columns).every(isHeadColumn)) return [];
    return [{ ...note, before: before === null ? null : draftPageOf(state), after }];
  });
  return pageSessions(notes);
}

/** The page's columns in a log entry. */
function columnsOf(logged: unknown, now: PageRow): Partial<PageRow> {
  const found = Object.entries(logged ?? {}).filter(([name]) => name in now && name !== 'id');
  return Object.fromEntries(found) as Partial<PageRow>;
}
