/** Saves what is different of a page: its fields, then its place. */

import type { EditingSession } from '../session.ts';
import type { EditedPage } from './edited-page.ts';
import { isMoved, pageChange } from './page-change.ts';
import { placePage, updatePage } from './page-requests.ts';

/**
 * @param between once the fields are saved and the place is still to come: what is stored, and what it is to be
 * @throws RequestProblem
 */
export async function savePage(
  session: EditingSession,
  base: EditedPage,
  wanted: EditedPage,
  between?: (stored: EditedPage, wanted: EditedPage) => void,
): Promise<EditedPage> {
  const changed = pageChange(base, wanted);
  if (!changed) return isMoved(base, wanted) ? placePage(session, base, wanted.parent, wanted.order) : base;
  const stored = await updatePage(session, base.id, changed);
  if (!isMoved(base, wanted)) return stored;
  const { parent, order } = wanted;
  between?.({ ...stored, parent: base.parent, order: base.order }, { ...stored, parent, order });
  return placePage(session, stored, parent, order);
}
