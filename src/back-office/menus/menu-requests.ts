/** Requests that write menus, each as one change set. */
import type { MenuPosition } from '#domain/menus/menus.ts';
import { type RequestSession, requestAt } from '#editing/sync/request.ts';
import { outcomeOf } from '../requests/record-requests.ts';
import { untilAnswered } from '../requests/until-answered.ts';

/** The written change set; null if nothing differed. */
interface Written {
  change_set: number | null;
}

const post = (session: RequestSession, path: string, body: object) =>
  untilAnswered(() =>
    outcomeOf(requestAt<Written>(session, 'POST', `/${session.locale}/api/cms-hub/${path}`, body)),
  );

/** Writes the positions of entries, all or none. */
export function arrangeMenus(
  session: RequestSession,
  body: { operation_id: string; placements: readonly MenuPosition[] },
) {
  return post(session, 'menus', body);
}

export interface EntryRemoval {
  action: 'remove';
  resource: 'menu_links' | 'submenu_links';
  id: number;
  version: number;
  /** How many entries below it the person has been shown. */
  seen: number;
}

/** Removes an entry with those below it. */
export function removeEntries(
  session: RequestSession,
  body: { operation_id: string; lines: readonly EntryRemoval[] },
) {
  return post(session, 'batch', body);
}
