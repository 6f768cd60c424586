/** The history layer: the dialog with the list of changes, then two states compared on the page itself. */
import { useEffect } from 'react';
import { useEditingSession } from '../../ui/editing-session-context.ts';
import { useContainers } from '../../ui/session-hooks.ts';
import { closeMenu, createUiState } from '../../ui/ui-state.ts';
import { CompareBar } from './CompareBar.tsx';
import { ComparedContainer } from './ComparedContainer.tsx';
import { HistoryDialog } from './HistoryDialog.tsx';
import { resetView, useView } from './history-view.ts';
import { RestoreDialog } from './RestoreDialog.tsx';

export function HistoryLayer() {
  const session = useEditingSession();
  const { container, restoring } = useView();
  const containers = useContainers();
  const isOnPage = container !== null;
  const isGone = container !== null && (containers.get(container.id)?.shown ?? 0) === 0;

  useEffect(() => {
    session.part(createUiState).set({ Compared: isOnPage ? ComparedContainer : null });
    return () => session.part(createUiState).set({ Compared: null });
  }, [isOnPage, session]);

  // Closes when another page is opened.
  useEffect(() => {
    if (isGone) closeMenu(session);
  }, [isGone, session]);

  useEffect(() => () => resetView(session), [session]);

  return (
    <>
      {isOnPage ? <CompareBar /> : <HistoryDialog />}
      {restoring && <RestoreDialog restoring={restoring} />}
    </>
  );
}
