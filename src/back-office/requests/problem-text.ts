/** Messages why a batch was not written. */
import type { RequestFailure } from './record-requests.ts';

export interface ProblemTexts {
  failed: string;
  stale: string;
  logged_out: string;
  unreachable: string;
}

export function problemText(outcome: RequestFailure, texts: ProblemTexts): string {
  switch (outcome.outcome) {
    case 'invalid':
      return outcome.errors[0]?.message || texts.failed;
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
