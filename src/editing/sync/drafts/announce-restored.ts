/** Alerts the user to restored drafts, and to those that need a decision. */

import { draftTexts } from '#i18n/editing/draft-texts.ts';
import type { EditingSession } from '../session.ts';

/**
 * @param count changes that were restored
 * @param unresolved drafts found now that do not fit; older ones are only in the bar
 */
export function announceRestored(session: EditingSession, count: number, unresolved: number): void {
  const messages = draftTexts(session.locale);
  if (unresolved > 0) {
    const action = { label: messages.look, run: () => session.surface.openDialog({ kind: 'drafts' }) };
    session.alerts.show({ kind: 'error', text: messages.left_behind(unresolved), action });
  } else if (count > 0) session.alerts.show({ kind: 'save', text: messages.put_back });
}
