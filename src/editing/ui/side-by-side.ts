/** Whether both languages are shown side by side. */
import { loadOnDemand } from '#state/script-loading.ts';
import type { EditingSession } from '../sync/session.ts';
import { createUiState } from './ui-state.ts';

/** The choice applies to later pages as well. */
const key = 'foyer-both-languages';

export async function showSideBySide(session: EditingSession, isSideBySide: boolean): Promise<void> {
  keep(isSideBySide);
  session.part(createUiState).set({ isSideBySide });
  const { SideBySide, loadSideBySide } = session.part(createUiState).get();
  if (!isSideBySide || SideBySide) return;
  session.part(createUiState).set({ SideBySide: await loadOnDemand(loadSideBySide) });
}

/** Restores the choice of the previous page. */
export async function restoreSideBySide(session: EditingSession): Promise<void> {
  if (wasOn()) await showSideBySide(session, true);
}

function keep(isOn: boolean): void {
  try {
    if (isOn) localStorage.setItem(key, 'on');
    else localStorage.removeItem(key);
  } catch {
    // Without storage the choice is lost.
  }
}

function wasOn(): boolean {
  try {
    return localStorage.getItem(key) === 'on';
  } catch {
    return false;
  }
}
