/** Writing what the screen of casts changes: as one change set that can be taken back, or as a draft. */
import { useRef, useState } from 'react';
import { fetchAccount } from '#editing/sync/account/fetch-account.ts';
import type { EditingSession } from '#editing/sync/session.ts';
import { type ProblemTexts, problemText } from '../requests/problem-text.ts';
import {
  type BatchUpdate,
  getUnpublished,
  newOperationId,
  type RequestOutcome,
  saveDraft,
  undoChangeSet,
  writeBatch,
} from '../requests/record-requests.ts';

export type WritingState =
  | { is: 'idle' | 'writing' | 'undone' }
  /** `change_set` is null for a draft, and where nothing was different. */
  | { is: 'done'; text: string; change_set: number | null }
  | { is: 'problem'; text: string };

interface Options {
  session: EditingSession;
  texts: ProblemTexts;
  /** Reads the screen again. */
  onWritten: () => void;
}

export function useWriting({ session, texts, onWritten }: Options) {
  const [state, setState] = useState<WritingState>({ is: 'idle' });
  // An attempt without an answer is repeated under its id: nothing is written twice.
  const attempt = useRef<{ id: string; body: string } | null>(null);
  const operationFor = (body: object) => {
    const text = JSON.stringify(body);
    if (attempt.current?.body !== text) attempt.current = { id: newOperationId(), body: text };
    return attempt.current.id;
  };

  async function send<T>(ask: () => Promise<RequestOutcome<T>>): Promise<T | null> {
    if (!session.account.get().logged) await fetchAccount(session, session.locale).catch(() => undefined);
    const outcome = await ask();
    if (outcome.outcome === 'done') return outcome.answer;
    setState({ is: 'problem', text: problemText(outcome, texts) });
    if (outcome.outcome === 'stale' || outcome.outcome === 'stale-draft') onWritten();
    return null;
  }

  return {
    state,
    send,
    restart: () => setState({ is: 'idle' }),
    /** @param text said once it is written */
    async write(line: Omit<BatchUpdate, 'action'>, text: string) {
      setState({ is: 'writing' });
      const body = { lines: [{ action: 'update' as const, ...line }] };
      const answer = await send(() => writeBatch(session, { operation_id: operationFor(body), ...body }));
      if (!answer) return;
      attempt.current = null;
      setState({ is: 'done', text, change_set: answer.change_set });
      onWritten();
    },
    async keepAsDraft({ resource, id, data }: Omit<BatchUpdate, 'action'>, text: string) {
      setState({ is: 'writing' });
      const stored = await send(() => getUnpublished(session, resource, id));
      if (!stored) return;
      const body = { version: stored.draft?.version ?? 0, data };
      const saved = await send(() =>
        saveDraft(session, resource, id, { operation_id: operationFor(body), ...body }),
      );
      if (!saved) return;
      attempt.current = null;
      setState({ is: 'done', text, change_set: null });
      onWritten();
    },
    async undo(change_set: number) {
      setState({ is: 'writing' });
      if (!(await send(() => undoChangeSet(session, change_set, newOperationId())))) return;
      setState({ is: 'undone' });
      onWritten();
    },
  };
}
