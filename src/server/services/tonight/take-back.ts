// Takes an action of "Tonight" back: restores what stood before, unless somebody has changed the same fields since.
import { isTonight } from '#domain/tonight/tonight.ts';
import { canonical } from '#server/db/canonical.ts';
import type { Database } from '#server/db/client.server.ts';
import { readRecord } from '#server/services/records/read-records.ts';
import { lastWriterOf, updateRecord, type WriteOutcome } from '#server/services/records/write-record.ts';
import { isDone, readChanges } from './list-changes.ts';
import { getCard } from './list-tonight.ts';
import { loggedOperation } from './operations.ts';
import type { TonightWriting } from './put-out.ts';

export type TakeBackOutcome = WriteOutcome | { outcome: 'other-day' } | { outcome: 'too-late' };

/**
 * Within the minutes of undo, by the database's clock, and by whoever may put out. A second request for the same
 * operation changes nothing.
 * @param writing `operation_id` is that of the action
 */
export async function takeBack(
  database: Database,
  id: number,
  { operation_id, user_id, now }: TonightWriting,
): Promise<TakeBackOutcome> {
  const card = await getCard(database, id, now);
  if (!card) return { outcome: 'gone' };
  if (!isTonight(card.event.date_start, now)) return { outcome: 'other-day' };
  const changes = await readChanges(database.db, [id]);
  const done = changes.find((change) => isDone(change, operation_id));
  if (!done) return { outcome: 'gone' };
  const record = await readRecord(database.db, 'events', id);
  if (!record) return { outcome: 'gone' };
  const undo = loggedOperation('undo', operation_id);
  const isRepeated = changes.some(({ operation }) => operation === undo);
  if (!isRepeated) {
    if (done.seconds === 0) return { outcome: 'too-late' };
    if (!hasValues(record.values, done.after)) {
      return { outcome: 'stale', record, changed_by: await lastWriterOf(database.db, 'events', id) };
    }
  }
  return updateRecord(
    database,
    'events',
    id,
    { version: record.version, data: done.before },
    { operation_id: undo, user_id },
  );
}

/** Whether a record has the values that the log says; the log holds them as JSON. */
function hasValues(values: Record<string, unknown>, after: Record<string, unknown>): boolean {
  return Object.entries(after).every(
    ([field, value]) => canonical(JSON.parse(JSON.stringify(values[field] ?? null))) === canonical(value),
  );
}
