// Operations of "Tonight" in the change log: the id says what was done, so that it can be told and undone.
import type { TonightAction } from '#domain/tonight/tonight.ts';

/** Ids of requests have no dot, so that no other endpoint can write an operation of "Tonight". */
const form = /^tonight\.([a-z-]+)\.([\w-]+)$/;

/** What the log keeps of a request. */
export function loggedOperation(action: TonightAction | 'undo', operation_id: string): string {
  return `tonight.${action}.${operation_id}`;
}

/** The request of a logged operation; null for one that was made elsewhere. */
export function readOperation(
  logged: string | null,
): { action: TonightAction | 'undo'; operation_id: string } | null {
  const found = form.exec(logged ?? '');
  return found ? { action: found[1] as TonightAction | 'undo', operation_id: found[2] as string } : null;
}
