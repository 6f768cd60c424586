/** Writes of one batch after another, each with its result and undo. */
import { useState } from 'react';
import type { EditingSession } from '#editing/sync/session.ts';
import { undoAgain } from './problem-text.ts';
import { type RequestFailure, type RequestOutcome, undoChangeSet } from './record-requests.ts';
import { useOperationIds } from './use-operation-ids.ts';
import type { WriteState } from './write-state.ts';

interface Options {
  session: EditingSession;
  /** The failure in the reader's language. */
  problemOf: (failure: RequestFailure) => string;
  /** Something was written or undone. */
  onWritten: () => void;
}

export function useBatchWrite({ session, problemOf, onWritten }: Options) {
  const [state, setState] = useState<WriteState>({ is: 'idle' });
  const undos = useOperationIds();

  /** The response of a request; null if it failed. `undone`: the change set that it undoes. */
  async function send<T>(ask: () => Promise<RequestOutcome<T>>, undone?: number): Promise<T | null> {
    setState({ is: 'writing' });
    const outcome = await ask();
    if (outcome.outcome === 'done') return outcome.data;
    setState({ is: 'problem', text: problemOf(outcome), change_set: undone && undoAgain(outcome, undone) });
    return null;
  }

  async function undo(change_set: number): Promise<void> {
    if (!(await send(() => undoChangeSet(session, change_set, undos.idFor(change_set)), change_set))) return;
    undos.answered();
    setState({ is: 'undone' });
    onWritten();
  }

  return { state, setState, send, undo };
}
