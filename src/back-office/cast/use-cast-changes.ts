/** Writes changes of the cast screen: as one undoable change set, or as a draft. */
import { useState } from 'react';
import type { EditingSession } from '#editing/sync/session.ts';
import { type ProblemTexts, problemText, undoAgain } from '../requests/problem-text.ts';
import {
  type BatchUpdate,
  getUnpublished,
  type RequestOutcome,
  saveDraft,
  undoChangeSet,
  writeBatch,
} from '../requests/record-requests.ts';
import { useOperationIds } from '../requests/use-operation-ids.ts';
import type { WriteState } from '../requests/write-state.ts';

interface Options {
  session: EditingSession;
  texts: ProblemTexts;
  /** After a change was written: reads the screen again. */
  onWritten: () => void;
  /** After another user's change: reloads the screen and keeps the typed text. */
  onStale: () => void;
}

export function useCastChanges({ session, texts, onWritten, onStale }: Options) {
  const [state, setState] = useState<WriteState>({ is: 'idle' });
  const operations = useOperationIds();

  /** `undone`: the change set that the request undoes. */
  async function send<T>(ask: () => Promise<RequestOutcome<T>>, undone?: number): Promise<T | null> {
    const outcome = await ask();
    if (outcome.outcome === 'done') return outcome.data;
    const change_set = undone && undoAgain(outcome, undone);
    setState({ is: 'problem', text: problemText(outcome, texts), change_set });
    if (outcome.outcome === 'stale' || outcome.outcome === 'stale-draft') onStale();
    return null;
  }

  return {
    state,
    send,
    restart: () => setState({ is: 'idle' }),
    /** @param text the confirmation after saving */
    async write(line: Omit<BatchUpdate, 'action'>, text: string) {
      setState({ is: 'writing' });
      const body = { lines: [{ action: 'update' as const, ...line }] };
      const answer = await send(() => writeBatch(session, { operation_id: operations.idFor(body), ...body }));
      if (!answer) return;
      operations.answered();
      setState({ is: 'done', text, change_set: answer.change_set });
      onWritten();
    },
    async keepAsDraft({ resource, id, data }: Omit<BatchUpdate, 'action'>, text: string) {
      setState({ is: 'writing' });
      const stored = await send(() => getUnpublished(session, resource, id));
      if (!stored) return;
      const body = { version: stored.draft?.version ?? 0, data };
      const saved = await send(() =>
        saveDraft(session, resource, id, { operation_id: operations.idFor(body), ...body }),
      );
      if (!saved) return;
      operations.answered();
      setState({ is: 'done', text, change_set: null });
      onWritten();
    },
    async undo(change_set: number) {
      setState({ is: 'writing' });
      const ask = () => undoChangeSet(session, change_set, operations.idFor(change_set));
      if (!(await send(ask, change_set))) return;
      setState({ is: 'undone' });
      onWritten();
    },
  };
}
