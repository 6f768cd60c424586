// What was last put out for dates, and how long it can be undone.
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { TonightChange } from '#domain/tonight/tonight.ts';
import { undoMinutes } from '#domain/tonight/tonight.ts';
import { change_log } from '#server/db/schema/change-log.ts';
import { users } from '#server/db/schema/users.ts';
import { tableOf } from '#server/services/records/write-record.ts';
import type { Queries } from '#server/services/site/content-version.ts';
import { readOperation } from './operations.ts';

/** Seconds left, by the database's clock, which also dated the entry. */
const secondsLeft = sql<number>`greatest(0, ceil(extract(epoch from
  ${change_log.created_at} + make_interval(mins => ${undoMinutes}) - now())))::int`;

export interface LoggedChange {
  event_id: number;
  operation: string | null;
  by: string;
  at: Date;
  seconds: number;
  before: Record<string, unknown>;
  after: Record<string, unknown>;
}

/** All changes of these events, the newest first. One query. */
export async function readChanges(
  queries: Pick<Queries, 'select'>,
  ids: readonly number[],
): Promise<LoggedChange[]> {
  if (ids.length === 0) return [];
  const rows = await queries
    .select({
      record_id: change_log.record_id,
      operation: change_log.operation_id,
      by: users.name,
      at: change_log.created_at,
      seconds: secondsLeft,
      before: change_log.before,
      after: change_log.after,
    })
    .from(change_log)
    .leftJoin(users, eq(users.id, change_log.actor))
    .where(
      and(
        eq(change_log.record_table, tableOf('events')),
        inArray(change_log.record_id, ids.map(String)),
        eq(change_log.action, 'update'),
      ),
    )
    .orderBy(desc(change_log.id));
  return rows.map(({ record_id, by, before, after, ...row }) => ({
    ...row,
    event_id: Number(record_id),
    by: by ?? '',
    before: before as LoggedChange['before'],
    after: after as LoggedChange['after'],
  }));
}

/**
 * The last change of "Tonight" among an event's changes, the newest first; null for none. It cannot be undone once
 * another change has touched the same fields.
 */
export function lastChange(changes: readonly LoggedChange[]): TonightChange | null {
  const at = changes.findIndex(({ operation }) => readOperation(operation));
  const change = changes[at];
  const operation = readOperation(change?.operation ?? null);
  if (!change || !operation) return null;
  const isUndone = operation.action === 'undo';
  // An undo is logged under the id of what it takes back.
  const done = isUndone ? changes.find((each) => isDone(each, operation.operation_id)) : change;
  const action = readOperation(done?.operation ?? null)?.action;
  if (!action || action === 'undo') return null;
  const later = new Set(changes.slice(0, at).flatMap(({ after }) => Object.keys(after)));
  const isTouched = Object.keys(change.after).some((field) => later.has(field));
  return {
    operation_id: operation.operation_id,
    action,
    is_undone: isUndone,
    by: change.by,
    at: change.at.toISOString(),
    undo_seconds: isUndone || isTouched ? 0 : change.seconds,
  };
}

/** Whether an entry is the request with this id, and not its undo. */
export function isDone({ operation }: LoggedChange, operation_id: string): boolean {
  const read = readOperation(operation);
  return read !== null && read.action !== 'undo' && read.operation_id === operation_id;
}
