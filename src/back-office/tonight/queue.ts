/** The queue of unsent actions, stored on the device until the server has them or the user discards them. */
import type { TonightRequest } from '#domain/tonight/changes.ts';
import type { TonightAction, TonightCard } from '#domain/tonight/tonight.ts';

export interface QueuedRequest {
  /** The id of the action; an undo has that of the action it undoes. */
  operation_id: string;
  event_id: number;
  version: number;
  /** An action to publish or to undo. */
  request: TonightRequest | { action: TonightAction; isUndo: true };
  /** ISO 8601: when it was to go out. */
  at: string;
  /** The event row that visitors see until then. */
  seen: TonightCard['seen'];
  /** Why it is not retried automatically; null while it waits for a connection. */
  problem: QueueProblem | null;
}

export type QueueProblem =
  | { kind: 'stale'; by: string }
  | { kind: 'logged-out' }
  /** In the reader's language. */
  | { kind: 'rejected'; detail: string };

/** One queue per user, since a telephone may be passed on. */
const keyOf = (user: string) => `foyer-tonight-${user}`;

export function readQueue(user: string): QueuedRequest[] {
  try {
    const stored = JSON.parse(localStorage.getItem(keyOf(user)) ?? '[]');
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}

/** @returns false if the browser has no storage: the queue then lasts as long as the page */
export function writeQueue(user: string, queue: readonly QueuedRequest[]): boolean {
  try {
    if (queue.length === 0) localStorage.removeItem(keyOf(user));
    else localStorage.setItem(keyOf(user), JSON.stringify(queue));
    return true;
  } catch {
    return false;
  }
}

/** An event has one queued request; a later one replaces it. */
export function enqueue(queue: readonly QueuedRequest[], entry: QueuedRequest): QueuedRequest[] {
  return [...queue.filter(({ event_id }) => event_id !== entry.event_id), entry];
}
