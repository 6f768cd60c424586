/** Logs out: saves or asks first, then clears what this browser has stored for the user. */
import { discardNewPageDraft } from './features/pages/new-page-draft.ts';
import { deleteSavedDrafts } from './sync/drafts/delete-saved-drafts.ts';
import { messages } from './sync/messages.ts';
import { request } from './sync/request.ts';
import { flushSaves, hasUnsavedAnywhere } from './sync/saving/module-status.ts';
import type { EditingSession } from './sync/session.ts';

/** Asks first where something cannot be saved. @param address where to go then */
export async function logOut(session: EditingSession, address: string): Promise<void> {
  const { logout_unsaved } = messages(session);
  if (!(await flushSaves(session)) && hasUnsavedAnywhere(session) && !confirm(logout_unsaved)) return;
  const writer = session.draftWriter;
  await writer?.leave();
  // Drafts of other tabs. Without storage there are none.
  if (writer) await deleteSavedDrafts(writer.rows, writer.user).catch(() => undefined);
  discardNewPageDraft();
  // Requests that repeat by themselves stop before there is nobody to make them for.
  session.account.set({ logged: false });
  await request(session, 'POST', 'logout').catch(() => undefined);
  session.leave(address);
}
