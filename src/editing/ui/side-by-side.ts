/** Whether both languages are shown side by side. */
import type { EditingSession } from '../sync/session.ts';
import { createUiState } from './ui-state.ts';

/** The choice applies to later pages as well. */
const key = 'foyer-both-languages';

/** @throws if its script cannot be loaded */
export async function showSideBySide(session: EditingSession, isSideBySide: boolean): Promise<void> {
  keep(isSideBySide);
  session.part(createUiState).set({ isSideBySide });
  const { SideBySide, loadSideBySide } = session.part(createUiState).get();
  if (!isSideBySide || SideBySide) return;
  try {
    session.part(createUiState).set({ SideBySide: await loadSideBySide() });
  } catch (error) {
    session.part(createUiState).set({ isSideBySide: false });
    throw error;
  }
}

/** Restores the choice of the previous page. */
export async function restoreSideBySide(session: EditingSession): Promise<void> {
  if (wasOn()) await showSideBySide(session, true).catch(() => undefined);
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
