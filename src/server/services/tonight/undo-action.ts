// Undoes an action of "Tonight": restores the previous values, unless the same fields have been changed since.
import { isTonight } from '#domain/tonight/tonight.ts';
import type { Database } from '#server/db/client.server.ts';
import { undoChangeSet } from '#server/services/records/undo-change-set.ts';
import { readDateChanges } from './list-changes.ts';
import { getCard } from './list-tonight.ts';
import { operationIdOf, parseOperationId } from './operation-ids.ts';
import type { TonightOperation, TonightOutcome } from './run-action.ts';

/**
 * Within the time limit of undo, by the database's clock, and for authorised users. Idempotent.
 * @param writing `operation_id` is that of the action
 */
export async function undoTonightAction(
  database: Database,
  id: number,
  { operation_id, user_id, now }: TonightOperation,
): Promise<TonightOutcome> {
  const card = await getCard(database, id, now);
  if (!card) return { outcome: 'gone' };
  if (!isTonight(card.event.date_start, now)) return { outcome: 'other-day' };
  const changes = await readDateChanges(database.db, [id]);
  const done = changes.find(({ operation }) => parseOperationId(operation)?.operation_id === operation_id);
  if (!done) return { outcome: 'gone' };
  const undo = { operation_id: operationIdOf('undo', operation_id), user_id };
  const isRepeated = changes.some(({ operation }) => operation === undo.operation_id);
  if (!isRepeated && done.seconds === 0) return { outcome: 'too-late' };
  const undone = await undoChangeSet(database, done.change_set, undo, (resource) => resource === 'events');
  switch (undone.outcome) {
    case 'undone':
      return { outcome: 'written' };
    case 'rejected': {
      const [line] = undone.lines;
      return line ? { outcome: 'rejected', result: line.result } : { outcome: 'gone' };
    }
    case 'other-operation':
      return { outcome: 'other-operation' };
    default:
      return { outcome: 'gone' };
  }
}
