// What was done with a record, the newest first.
import { and, count, desc, eq } from 'drizzle-orm';
import type { ResourceName } from '#domain/resources/resource.ts';
import type { Database } from '#server/db/client.server.ts';
import { change_log } from '#server/db/schema/change-log.ts';
import { users } from '#server/db/schema/users.ts';
import { type Page, type PageRequest, pageBounds } from '#server/services/paging.ts';
import { tableOf } from './write-record.ts';

export interface LogEntry {
  id: number;
  at: Date;
  /** The name of a person; null for an import, and for an account that is gone. */
  who: string | null;
  action: typeof change_log.$inferSelect.action;
  /** The changed fields; null for a record that was created. */
  before: unknown;
  /** Null for a record that was removed. */
  after: unknown;
}

export async function listLog(
  { db }: Pick<Database, 'db'>,
  name: ResourceName,
  id: number,
  request: PageRequest,
): Promise<Page<LogEntry>> {
  const { page, page_size, limit, offset } = pageBounds(request);
  const where = and(eq(change_log.record_table, tableOf(name)), eq(change_log.record_id, String(id)));
  const { created_at: at, action, before, after } = change_log;
  const [results, [all]] = await Promise.all([
    db
      .select({ id: change_log.id, at, who: users.name, action, before, after })
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
