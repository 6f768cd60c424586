/** Writes a new order or a removal of menu entries, each as one undoable change set. */
import { useState } from 'react';
import type { MenuPosition } from '#domain/menus/menus.ts';
import type { EditingSession } from '#editing/sync/session.ts';
import { fillPlaceholders } from '#i18n/fill-placeholders.ts';
import { problemText, undoAgain } from '../requests/problem-text.ts';
import { type RequestOutcome, undoChangeSet } from '../requests/record-requests.ts';
import type { SingleWriteState } from '../requests/single-write-state.ts';
import { useOperationIds } from '../requests/use-operation-ids.ts';
import type { MenuProps } from './menu-props.ts';
import { arrangeMenus, type EntryRemoval, removeEntries } from './menu-requests.ts';
import type { MenuMoves } from './use-menu-moves.ts';

interface Options extends Pick<MenuProps, 'texts'> {
  session: EditingSession;
  moves: MenuMoves;
  /** Reads the menus again. */
  onRead: () => void;
}

export function useMenuWriting({ session, texts, moves, onRead }: Options) {
  const [state, setState] = useState<SingleWriteState>({ is: 'idle' });
  const operations = useOperationIds();

  /** `undone`: the change set that the request undoes. */
  async function write<T>(ask: () => Promise<RequestOutcome<T>>, undone?: number): Promise<T | null> {
    setState({ is: 'writing' });
    const outcome = await ask();
    if (outcome.outcome === 'done') {
      operations.answered();
      onRead();
      return outcome.data;
    }
    const isOld =
      outcome.outcome === 'stale' ||
      outcome.outcome === 'gone' ||
      (outcome.outcome === 'failed' && outcome.isConflict === true);
    const by = outcome.outcome === 'stale' ? outcome.changed_by : null;
    const stale = by ? fillPlaceholders(texts.stale_by, { name: by }) : texts.stale;
    const change_set = undone && undoAgain(outcome, undone);
    setState({ is: 'problem', text: isOld ? stale : problemText(outcome, texts), change_set });
    // Moves are applied to the current menus again.
    if (isOld) onRead();
    return null;
  }

  return {
    state,
    close: () => setState({ is: 'idle' }),
    async arrange(placements: readonly MenuPosition[]) {
      const body = { placements };
      const answer = await write(() =>
        arrangeMenus(session, { operation_id: operations.idFor(body), placements }),
      );
      if (!answer) return;
      // Moves that were made meanwhile stay.
      moves.discard(moves.count);
      setState({ is: 'done', text: texts.done, change_set: answer.change_set });
    },
    async remove(lines: readonly EntryRemoval[], name: string) {
      const body = { lines };
      const answer = await write(() =>
        removeEntries(session, { operation_id: operations.idFor(body), lines }),
      );
      if (!answer) return;
      setState({
        is: 'done',
        text: fillPlaceholders(texts.removed, { name }),
        change_set: answer.change_set,
      });
    },
    async undo(change_set: number) {
      const ask = () => undoChangeSet(session, change_set, operations.idFor(change_set));
      if (await write(ask, change_set)) setState({ is: 'undone' });
    },
  };
}
