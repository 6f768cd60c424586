/** Messages why a batch was not written. */
import type { RequestFailure } from './record-requests.ts';

export interface ProblemTexts {
  failed: string;
  stale: string;
  logged_out: string;
  unreachable: string;
}

/** The change set if its undo failed for a reason that may pass; null otherwise. */
export function undoAgain(outcome: RequestFailure, change_set: number): number | null {
  const mayPass = ['unreachable', 'logged-out', 'failed'].includes(outcome.outcome);
  return mayPass && !('isConflict' in outcome) ? change_set : null;
}

/** @param nameOfLine what a line of the batch is about */
export function problemText(
  outcome: RequestFailure,
  texts: ProblemTexts,
  nameOfLine?: (at: number) => string | undefined,
): string {
  switch (outcome.outcome) {
    case 'invalid': {
      const [error] = outcome.errors;
      const at = error?.field.match(/^lines\.(\d+)\./)?.[1];
      const name = at && nameOfLine?.(Number(at));
      return [name, error?.message].filter(Boolean).join(': ') || texts.failed;
    }
    case 'stale':
    case 'stale-draft':
    case 'used':
    case 'gone':
      return texts.stale;
    case 'logged-out':
      return texts.logged_out;
    case 'unreachable':
      return texts.unreachable;
    case 'forbidden':
    case 'failed':
      return outcome.detail || texts.failed;
  }
}
