/** Writes a new order or a removal of menu entries, each as one undoable change set. */
import type { MenuPosition } from '#domain/menus/menus.ts';
import type { EditingSession } from '#editing/sync/session.ts';
import { fillPlaceholders } from '#i18n/fill-placeholders.ts';
import { problemText } from '../requests/problem-text.ts';
import type { RequestFailure, RequestOutcome } from '../requests/record-requests.ts';
import { useBatchWrite } from '../requests/use-batch-write.ts';
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
  const operations = useOperationIds();
  const { state, setState, send, undo } = useBatchWrite({ session, problemOf, onWritten: onRead });

  function problemOf(failure: RequestFailure): string {
    const isOld =
      failure.outcome === 'stale' ||
      failure.outcome === 'gone' ||
      (failure.outcome === 'failed' && failure.isConflict === true);
    if (!isOld) return problemText(failure, texts);
    // Moves are applied to the current menus again.
    onRead();
    const by = failure.outcome === 'stale' ? failure.changed_by : null;
    return by ? fillPlaceholders(texts.stale_by, { name: by }) : texts.stale;
  }

  /** @returns whether it was written */
  async function write(
    ask: () => Promise<RequestOutcome<{ change_set: number | null }>>,
    text: string,
  ): Promise<boolean> {
    const answer = await send(ask);
    if (!answer) return false;
    operations.answered();
    setState({ is: 'done', text, change_set: answer.change_set });
    onRead();
    return true;
  }

  return {
    state,
    undo,
    close: () => setState({ is: 'idle' }),
    async arrange(placements: readonly MenuPosition[]) {
      const operation_id = operations.idFor({ placements });
      const isWritten = await write(() => arrangeMenus(session, { operation_id, placements }), texts.done);
      // Moves that were made meanwhile stay.
      if (isWritten) moves.discard(moves.count);
    },
    async remove(lines: readonly EntryRemoval[], name: string) {
      const operation_id = operations.idFor({ lines });
      const ask = () => removeEntries(session, { operation_id, lines });
      await write(ask, fillPlaceholders(texts.removed, { name }));
    },
  };
}
