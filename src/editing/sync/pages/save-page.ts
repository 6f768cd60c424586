/** Saves the changed settings of a page, then its position. */

import type { EditingSession } from '../session.ts';
import type { EditedPage } from './edited-page.ts';
import { isMoved, pageChange } from './page-change.ts';
import { movePage, updatePage } from './page-requests.ts';

/**
 * @param between called when the fields are saved and the position is not, with the stored page and the desired one
 * @throws RequestProblem
 */
export async function savePage(
  session: EditingSession,
  base: EditedPage,
  target: EditedPage,
  between?: (stored: EditedPage, wanted: EditedPage) => void,
): Promise<EditedPage> {
  const changed = pageChange(base, target);
  if (!changed) return isMoved(base, target) ? movePage(session, base, target.parent, target.order) : base;
  const stored = await updatePage(session, base.id, changed);
  if (!isMoved(base, target)) return stored;
  const { parent, order } = target;
  between?.({ ...stored, parent: base.parent, order: base.order }, { ...stored, parent, order });
  return movePage(session, stored, parent, order);
}
