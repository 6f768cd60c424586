/** Writes of one batch after another, each with its result and undo. */
import { useState } from 'react';
import type { EditingSession } from '#editing/sync/session.ts';
import {
  newOperationId,
  type RequestFailure,
  type RequestOutcome,
  undoChangeSet,
} from './record-requests.ts';
import type { WriteState } from './WriteOutcome.tsx';

interface Options {
  session: EditingSession;
  /** The failure in the reader's language. */
  problemOf: (failure: RequestFailure) => string;
  /** Something was written or undone. */
  onWritten: () => void;
}

export function useBatchWrite({ session, problemOf, onWritten }: Options) {
  const [state, setState] = useState<WriteState>({ is: 'idle' });

  /** The response of a request; null if it failed. */
  async function send<T>(ask: () => Promise<RequestOutcome<T>>): Promise<T | null> {
    setState({ is: 'writing' });
    const outcome = await ask();
    if (outcome.outcome === 'done') return outcome.data;
    setState({ is: 'problem', text: problemOf(outcome) });
    return null;
  }

  async function undo(change_set: number): Promise<void> {
    if (!(await send(() => undoChangeSet(session, change_set, newOperationId())))) return;
    setState({ is: 'undone' });
    onWritten();
  }

  return { state, setState, send, undo };
}
