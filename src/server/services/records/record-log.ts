// The log of a record, newest first.
import { and, count, desc, eq } from 'drizzle-orm';
import type { ResourceName } from '#domain/resources/resource.ts';
import type { Database } from '#server/db/client.server.ts';
import type { Queries } from '#server/db/query-builder.ts';
import { change_log } from '#server/db/schema/change-log.ts';
import { tableOf } from '#server/db/schema/resource-tables.ts';
import { users } from '#server/db/schema/users.ts';
import { type PageRequest, pageBounds, type ResultPage } from '#server/services/paging.ts';

export interface LogEntry {
  id: number;
  at: Date;
  /** The name of a person; null for an import and for a deleted account. */
  who: string | null;
  action: typeof change_log.$inferSelect.action;
  /** The changed fields; null for a record that was created. */
  before: unknown;
  /** Null for a record that was removed. */
  after: unknown;
  /** The change set; null for changes that cannot be undone as a set. */
  change_set: number | null;
}

/** The changes of one record, the newest first. */
export async function listRecordLog(
  { db }: Pick<Database, 'db'>,
  name: ResourceName,
  id: number,
  request: PageRequest,
): Promise<ResultPage<LogEntry>> {
  const { page, page_size, limit, offset } = pageBounds(request);
  const where = and(eq(change_log.record_table, tableOf(name)), eq(change_log.record_id, String(id)));
  const { created_at: at, action, before, after, change_set } = change_log;
  const [results, [all]] = await Promise.all([
    db
      .select({ id: change_log.id, at, who: users.name, action, before, after, change_set })
      .from(change_log)
      .leftJoin(users, eq(users.id, change_log.actor))
      .where(where)
      .orderBy(desc(change_log.id))
      .limit(limit)
      .offset(offset),
    db.select({ count: count() }).from(change_log).where(where),
  ]);
  return { count: all?.count ?? 0, page, page_size, results };
}

/** The last change of a record; without a name for an import and for a deleted account. */
export async function lastChangeOf(
  queries: Queries,
  name: ResourceName,
  id: number,
): Promise<{ by: string | null; at: Date } | null> {
  const [row] = await queries
    .select({ by: users.name, at: change_log.created_at })
    .from(change_log)
    .leftJoin(users, eq(users.id, change_log.actor))
    .where(and(eq(change_log.record_table, tableOf(name)), eq(change_log.record_id, String(id))))
    .orderBy(desc(change_log.id))
    .limit(1);
  return row ?? null;
}
