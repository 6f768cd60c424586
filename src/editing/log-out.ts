/** Logs out: saves or asks first, then deletes what this browser has stored for the user. */
import { clearTabInput, hasTabInput } from '#state/tab-input.ts';
import { deleteSavedDrafts } from './sync/drafts/delete-saved-drafts.ts';
import { messages } from './sync/messages.ts';
import { request } from './sync/request.ts';
import { flushSaves, hasUnsavedAnywhere } from './sync/saving/module-status.ts';
import type { EditingSession } from './sync/session.ts';

/**
 * Asks first if something cannot be saved.
 * @param address where to navigate afterwards
 */
export async function logOut(session: EditingSession, address: string): Promise<void> {
  const { logout_unsaved } = messages(session);
  const isSaved = (await flushSaves(session)) || !hasUnsavedAnywhere(session);
  if ((!isSaved || hasTabInput()) && !confirm(logout_unsaved)) return;
  const writer = session.draftWriter;
  await writer?.leave();
  // Deletes drafts of other tabs too. Without storage there are none.
  if (writer) await deleteSavedDrafts(writer.rows, writer.user).catch(() => undefined);
  clearTabInput();
  // Stops periodic requests before the session ends.
  session.account.set({ logged: false });
  await request(session, 'POST', 'logout').catch(() => undefined);
  session.leave(address);
}
