/** Sets the badge that tells who has changed a module. */
import { collaborationTexts } from '#i18n/editing/collaboration-texts.ts';
import type { EditingSession } from '../session.ts';

/** @param changed_by null if unknown; undefined removes the badge */
export function markChangedBy(
  session: EditingSession,
  id: number,
  changed_by: string | null | undefined,
): void {
  const text = changed_by === undefined ? '' : collaborationTexts(session.locale).changed_by(changed_by);
  session.badges.set(id, 'changed', text);
}
