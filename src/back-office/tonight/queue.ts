/** The queue of unsent actions, kept on the telephone until the server has them or the user discards them. */
import type { TonightRequest } from '#domain/tonight/changes.ts';
import type { TonightAction, TonightCard } from '#domain/tonight/tonight.ts';

export interface QueuedRequest {
  /** The id of the action; an undo has that of the action it undoes. */
  operation_id: string;
  event_id: number;
  version: number;
  /** What is to be put out, or which action is to be taken back. */
  request: TonightRequest | { action: TonightAction; isUndo: true };
  /** ISO 8601: when it was to go out. */
  at: string;
  /** What visitors read meanwhile. */
  seen: TonightCard['seen'];
  /** Why it is not sent again by itself; null while it only waits for a connection. */
  problem: QueueProblem | null;
}

export type QueueProblem =
  | { kind: 'stale'; by: string }
  | { kind: 'logged-out' }
  /** In the reader's language. */
  | { kind: 'rejected'; detail: string };

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** One queue per user, since a telephone may be passed on. */
const keyOf = (user: string) => `foyer-tonight-${user}`;

export function readQueue(storage: Storage, user: string): QueuedRequest[] {
  try {
    const stored = JSON.parse(storage.getItem(keyOf(user)) ?? '[]');
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}

/** @returns false where the browser keeps nothing: it then waits only as long as the page is open */
export function writeQueue(storage: Storage, user: string, queue: readonly QueuedRequest[]): boolean {
  try {
    if (queue.length === 0) storage.removeItem(keyOf(user));
    else storage.setItem(keyOf(user), JSON.stringify(queue));
    return true;
  } catch {
    return false;
  }
}

/** A date has one request that waits: a later one takes its place. */
export function enqueue(queue: readonly QueuedRequest[], entry: QueuedRequest): QueuedRequest[] {
  return [...queue.filter(({ event_id }) => event_id !== entry.event_id), entry];
}
