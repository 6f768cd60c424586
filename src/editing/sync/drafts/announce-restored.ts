/** Tells the user about restored drafts, and about those that need a decision. */
import { draftTexts } from '#i18n/editing/draft-texts.ts';
import type { EditingSession } from '../session.ts';

/**
 * @param count number of restored changes
 * @param unresolved number of newly unresolved drafts; older ones are only in the toolbar
 */
export function announceRestored(session: EditingSession, count: number, unresolved: number): void {
  const messages = draftTexts(session.locale);
  if (unresolved > 0) {
    const action = { label: messages.look, run: () => session.surface.openDialog({ kind: 'drafts' }) };
    session.alerts.show({ kind: 'error', text: messages.left_behind(unresolved), action });
  } else if (count > 0) session.alerts.show({ kind: 'save', text: messages.put_back });
}
