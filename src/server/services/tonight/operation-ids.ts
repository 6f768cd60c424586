// Operation ids of "Tonight": they contain the action, so that its change set can be named and undone.
import type { TonightAction } from '#domain/tonight/tonight.ts';

/** Ids of requests have no dot, so that no other endpoint can write an operation of "Tonight". */
const form = /^tonight\.([a-z-]+)\.([\w-]+)$/;

/** The stored operation id of a request. */
export function operationIdOf(action: TonightAction | 'undo', operation_id: string): string {
  return `tonight.${action}.${operation_id}`;
}

/** The action of a stored operation id; null for other operations, and for an undo. */
export function parseOperationId(stored: string): { action: TonightAction; operation_id: string } | null {
  const found = form.exec(stored);
  return found && found[1] !== 'undo'
    ? { action: found[1] as TonightAction, operation_id: found[2] as string }
    : null;
}
