/** Writing menus: a new order or a removal, each as one change set that can be taken back. */
import { useRef, useState } from 'react';
import type { MenuPlacement } from '#domain/menus/menus.ts';
import { fetchAccount } from '#editing/sync/account/fetch-account.ts';
import type { EditingSession } from '#editing/sync/session.ts';
import { problemText } from '../requests/problem-text.ts';
import { newOperationId, type RequestOutcome, undoChangeSet } from '../requests/record-requests.ts';
import type { MenuProps } from './menu-props.ts';
import { arrangeMenus, type EntryRemoval, removeEntries } from './menu-requests.ts';
import type { MenuMoves } from './use-menu-moves.ts';

type WritingState =
  | { is: 'idle' | 'writing' | 'undone' }
  | { is: 'done'; text: string; change_set: number | null }
  | { is: 'problem'; text: string };

interface Options extends Pick<MenuProps, 'texts'> {
  session: EditingSession;
  moves: MenuMoves;
  /** Reads the menus again. */
  onRead: () => void;
}

export function useMenuWriting({ session, texts, moves, onRead }: Options) {
  const [state, setState] = useState<WritingState>({ is: 'idle' });
  // The same for each try, so that what was written without an answer is not written twice.
  const attempt = useRef<{ id: string; body: string } | null>(null);
  const operationFor = (body: object) => {
    const text = JSON.stringify(body);
    if (attempt.current?.body !== text) attempt.current = { id: newOperationId(), body: text };
    return attempt.current.id;
  };

  async function write<T>(ask: () => Promise<RequestOutcome<T>>): Promise<T | null> {
    setState({ is: 'writing' });
    if (!session.account.get().logged) await fetchAccount(session, session.locale).catch(() => undefined);
    const outcome = await ask();
    if (outcome.outcome === 'done') {
      attempt.current = null;
      onRead();
      return outcome.answer;
    }
    const isOld =
      outcome.outcome === 'stale' ||
      outcome.outcome === 'gone' ||
      (outcome.outcome === 'failed' && outcome.isConflict === true);
    const by = outcome.outcome === 'stale' ? outcome.changed_by : null;
    const stale = by ? texts.stale_by.replace('{name}', () => by) : texts.stale;
    setState({ is: 'problem', text: isOld ? stale : problemText(outcome, texts) });
    // Moves are made again on what is there now.
    if (isOld) onRead();
    return null;
  }

  return {
    state,
    close: () => setState({ is: 'idle' }),
    async arrange(placements: readonly MenuPlacement[]) {
      const body = { placements };
      const answer = await write(() =>
        arrangeMenus(session, { operation_id: operationFor(body), placements }),
      );
      if (!answer) return;
      moves.discard();
      setState({ is: 'done', text: texts.done, change_set: answer.change_set });
    },
    async remove(lines: readonly EntryRemoval[], name: string) {
      const body = { lines };
      const answer = await write(() => removeEntries(session, { operation_id: operationFor(body), lines }));
      if (!answer) return;
      setState({
        is: 'done',
        text: texts.removed.replace('{name}', () => name),
        change_set: answer.change_set,
      });
    },
    async undo(change_set: number) {
      if (await write(() => undoChangeSet(session, change_set, newOperationId()))) setState({ is: 'undone' });
    },
  };
}
