/** Tells what others do to a page as a whole while it is edited here: its visibility, its address, its removal. */
import { collaborationTexts } from '#i18n/editing/collaboration-texts.ts';
import type { EditedPage } from '../pages/edited-page.ts';
import { openPage } from '../pages/open-page.ts';
import { getPage, restorePage } from '../pages/page-requests.ts';
import { RequestProblem } from '../request-problem.ts';
import type { EditingSession } from '../session.ts';

type PageState = Pick<EditedPage, 'path' | 'is_online'>;

/** By page, what was found last; null for a removed page. */
const createKnownPages = () => new Map<number, PageState | null>();

/**
 * Reads the page of a container again, and tells what differs. The first time there is nothing to compare with.
 * @param changed_by null if that is unknown, undefined for a change of one's own
 * @param onVisibility called with the visibility if it has changed
 */
export async function checkPageChange(
  session: EditingSession,
  slug: string,
  changed_by: string | null | undefined,
  onVisibility: (is_online: boolean) => void,
): Promise<void> {
  const id = Number(/^page-(\d+)$/.exec(slug)?.[1]);
  if (!id) return;
  const known = session.part(createKnownPages);
  const before = known.get(id);
  let now: PageState | null = null;
  try {
    now = await getPage(session, id);
  } catch (error) {
    // Whatever fails otherwise is found the next time.
    if (!(error instanceof RequestProblem) || error.status !== 404) return;
  }
  known.set(id, now);
  if (now && before && now.is_online !== before.is_online) onVisibility(now.is_online);
  if (before === undefined || changed_by === undefined) return;
  const { alerts, locale } = session;
  const texts = collaborationTexts(locale);
  if (!now) {
    if (!before) return;
    const restore = async () => {
      try {
        await restorePage(session, id);
        alerts.show({ kind: 'save', text: texts.page_restored });
      } catch (error) {
        const detail = error instanceof RequestProblem && error.detail;
        alerts.show({ kind: 'error', text: detail || texts.page_not_restored });
      }
    };
    const action = { label: texts.page_restore, run: () => void restore() };
    alerts.show({ kind: 'error', text: texts.page_removed(changed_by), action, stays: true });
  } else if (!before) alerts.show({ kind: 'save', text: texts.page_brought_back(changed_by) });
  else if (now.path[locale] !== before.path[locale]) {
    const { path } = now;
    const action = { label: texts.page_follow, run: () => void openPage(session, path, locale) };
    alerts.show({ kind: 'save', text: texts.page_moved(changed_by), action, stays: true });
  } else if (now.is_online !== before.is_online) {
    const text = now.is_online ? texts.page_online : texts.page_offline;
    const action = { label: texts.understood, run() {} };
    alerts.show({ kind: 'save', text: text(changed_by), action, stays: true });
  }
}
