/** Leads to what keeps a module from being saved, and says what that is. */
import type { EditingSession } from '../../sync/session.ts';
import { showModule } from '../module-chrome/show-module.ts';
import { goToCheckEntry } from './go-to-check-entry.ts';
import { unsavedEntries } from './unsaved-entries.ts';

export async function showUnsaved(session: EditingSession, id: number): Promise<void> {
  const entry = (await unsavedEntries(session)).find(({ module }) => module === id);
  if (!entry) return showModule(id);
  session.alerts.show({ kind: 'error', text: entry.message });
  await goToCheckEntry(session, entry);
}
