// Executes an action of "Tonight", which is public at once, in both languages.
import { berlinDay } from '#domain/dates/dates.ts';
import { type TonightRequest, tonightFieldsOf } from '#domain/tonight/changes.ts';
import { isTonight } from '#domain/tonight/tonight.ts';
import type { Database } from '#server/db/client.server.ts';
import { personsNamed } from '#server/services/people/persons-named.ts';
import type { WriteOperation } from '#server/services/records/change-set.ts';
import { isRejected, type RecordWriteResult } from '#server/services/records/record-writes.ts';
import { writeRecord } from '#server/services/records/write-record.ts';
import { getCard } from './list-tonight.ts';
import { operationIdOf } from './operation-ids.ts';

export type TonightOutcome =
  | { outcome: 'written' }
  /** The event was changed in the meantime, or the change is invalid. */
  | { outcome: 'rejected'; result: RecordWriteResult }
  | { outcome: 'gone' }
  | { outcome: 'other-operation' }
  /** Not a date of today or tomorrow. */
  | { outcome: 'other-day' }
  /** The event's state does not allow it: it has ended, or is cancelled. */
  | { outcome: 'impossible' }
  /** A late start that is not later, or not on the same day. */
  | { outcome: 'not-later' }
  /** The minutes of undo are over. */
  | { outcome: 'too-late' };

export interface TonightOperation extends WriteOperation {
  /** The application's time. */
  now: Date;
}

/**
 * Writes the fields of the action, based on `version`. Sending the same operation again changes nothing, whatever the
 * date has become meanwhile.
 */
export async function runTonightAction(
  database: Database,
  id: number,
  { version, request }: { version: number; request: TonightRequest },
  { operation_id, user_id, now }: TonightOperation,
): Promise<TonightOutcome> {
  const card = await getCard(database, id, now);
  if (!card) return { outcome: 'gone' };
  if (!isTonight(card.event.date_start, now)) return { outcome: 'other-day' };
  // With another version, the write itself detects a conflict or a repeated operation.
  if (card.version === version) {
    if (!card.actions.includes(request.action)) return { outcome: 'impossible' };
    if (request.action === 'late-start' && !isLater(request.begin, card.event.date_start)) {
      return { outcome: 'not-later' };
    }
  }
  const writing = { operation_id: operationIdOf(request.action, operation_id), user_id };
  const player = request.action === 'recast' && request.recast ? request.recast.name : null;
  const person = player === null ? undefined : (await personsNamed(database, [player])).get(player);
  const data = tonightFieldsOf(request, card, person);
  const line = { action: 'update', resource: 'events', id, version, data } as const;
  const outcome = await writeRecord(database, line, writing);
  if (outcome === 'other-operation') return { outcome: 'other-operation' };
  const { result } = outcome;
  return isRejected(result) ? { outcome: 'rejected', result } : { outcome: 'written' };
}

/** Later on the same day. */
function isLater(start: string, date_start: string): boolean {
  const later = Date.parse(start) - Date.parse(date_start);
  return later > 0 && berlinDay(start) === berlinDay(date_start);
}
