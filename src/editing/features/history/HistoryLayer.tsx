/** Looking back: the list of what was done, then two states on the page itself with a bar over it. */
import { useEffect } from 'react';
import { useContainers } from '../../sync/containers.ts';
import { closeMenu, uiState } from '../../ui/ui-state.ts';
import { CompareBar } from './CompareBar.tsx';
import { ComparedContainer } from './ComparedContainer.tsx';
import { HistoryDialog } from './HistoryDialog.tsx';
import { resetView, useView } from './history-view.ts';
import { RestoreDialog } from './RestoreDialog.tsx';

export function HistoryLayer() {
  const { container, restoring } = useView();
  const containers = useContainers();
  const isOnPage = container !== null;
  const isGone = container !== null && (containers.get(container.id)?.shown ?? 0) === 0;

  useEffect(() => {
    uiState.set({ Compared: isOnPage ? ComparedContainer : null });
    return () => uiState.set({ Compared: null });
  }, [isOnPage]);

  // Another page has been opened.
  useEffect(() => {
    if (isGone) closeMenu();
  }, [isGone]);

  useEffect(() => resetView, []);

  return (
    <>
      {isOnPage ? <CompareBar /> : <HistoryDialog />}
      {restoring && <RestoreDialog restoring={restoring} />}
    </>
  );
}
