// The latest actions of "Tonight" per event, and until when they can be undone.
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { type TonightChange, undoMinutes } from '#domain/tonight/tonight.ts';
import type { Queries } from '#server/db/query-builder.ts';
import { change_log, change_sets } from '#server/db/schema/change-log.ts';
import { tableOf } from '#server/db/schema/resource-tables.ts';
import { users } from '#server/db/schema/users.ts';
import { parseOperationId } from './operation-ids.ts';

/** Seconds left, by the database's clock, which also dated the change. */
const secondsLeft = sql<number>`greatest(0, ceil(extract(epoch from
  ${change_log.created_at} + make_interval(mins => ${undoMinutes}) - now())))::int`;

export interface DateChange {
  event_id: number;
  change_set: number;
  operation: string;
  /** The change set that this one has undone. */
  undoes: number | null;
  by: string;
  at: Date;
  seconds: number;
  fields: string[];
}

/** All changes of these events that belong to change sets, the newest first. One query. */
export async function readDateChanges(
  queries: Pick<Queries, 'select'>,
  ids: readonly number[],
): Promise<DateChange[]> {
  if (ids.length === 0) return [];
  const rows = await queries
    .select({
      record_id: change_log.record_id,
      change_set: change_sets.id,
      operation: change_sets.operation_id,
      undoes: change_sets.undoes,
      by: users.name,
      at: change_log.created_at,
      seconds: secondsLeft,
      after: change_log.after,
    })
    .from(change_log)
    .innerJoin(change_sets, eq(change_sets.id, change_log.change_set))
    .leftJoin(users, eq(users.id, change_log.actor))
    .where(
      and(eq(change_log.record_table, tableOf('events')), inArray(change_log.record_id, ids.map(String))),
    )
    .orderBy(desc(change_log.id));
  return rows.map(({ record_id, by, after, ...row }) => ({
    ...row,
    event_id: Number(record_id),
    by: by ?? '',
    fields: Object.keys(after ?? {}),
  }));
}

/**
 * The latest "Tonight" action among an event's changes, newest first; null for none. It cannot be undone once another
 * change has touched the same fields.
 */
export function lastChange(changes: readonly DateChange[]): TonightChange | null {
  const at = changes.findIndex(({ operation }) => parseOperationId(operation));
  const change = changes[at];
  const done = change && parseOperationId(change.operation);
  if (!change || !done) return null;
  const later = changes.slice(0, at);
  const undo = later.find(({ undoes }) => undoes === change.change_set);
  const isTouched = later.some(({ fields }) => fields.some((field) => change.fields.includes(field)));
  const { by, at: moment } = undo ?? change;
  return {
    ...done,
    is_undone: undo !== undefined,
    by,
    at: moment.toISOString(),
    undo_seconds: isTouched ? 0 : change.seconds,
  };
}
