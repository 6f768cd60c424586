/** Earlier settings of a page: fetches, names and restores them as an undoable command. */
import type { PageSession } from '#domain/history/page-history.ts';
import type { HistoryTexts } from '#i18n/history/history-texts.ts';
import type { FieldMerge } from '../../core/merge/three-way.ts';
import type { EditedPage, TreePage } from '../../sync/pages/edited-page.ts';
import { changedSettings, mergedPage, pageMerges } from '../../sync/pages/page-merge.ts';
import { getPage, getPageTree } from '../../sync/pages/page-requests.ts';
import { savePage } from '../../sync/pages/save-page.ts';
import { addToUndoHistory } from '../../sync/remote-commands/add-to-undo-history.ts';
import { request } from '../../sync/request.ts';
import type { EditingSession } from '../../sync/session.ts';
import type { TimeFormats } from './messages.ts';

export interface PageHistory {
  now: EditedPage;
  tree: readonly TreePage[];
  /** Newest first. */
  sessions: readonly PageSession[];
}

/** @throws RequestProblem */
export async function fetchPageHistory(session: EditingSession, id: number): Promise<PageHistory> {
  const [now, tree, { entries }] = await Promise.all([
    getPage(session, id),
    getPageTree(session),
    request<{ entries: PageSession[] }>(session, 'GET', `pages/${id}/history`),
  ]);
  return { now, tree, sessions: entries };
}

export interface PageState {
  name: string;
  page: EditedPage;
}

export function authorOf({ by, origin }: PageSession, messages: HistoryTexts): string {
  if (origin === 'import') return messages.from_import;
  return origin === 'system' ? messages.from_plan : (by ?? messages.nobody);
}

/** From the current state to the earliest; the state after session `n` has index `n + 1`. */
export function pageStates(
  { now, sessions }: PageHistory,
  messages: HistoryTexts,
  moments: TimeFormats,
): PageState[] {
  const states: PageState[] = [{ name: messages.now, page: now }];
  for (const session of sessions) {
    const name = messages.state_session(authorOf(session, messages), moments.both(session.ended_at));
    states.push({ name, page: session.after });
  }
  const first = sessions.at(-1);
  if (first?.before) {
    const name = messages.state_before(authorOf(first, messages), moments.both(first.started_at));
    states.push({ name, page: first.before });
  }
  return states;
}

/** The differences: `base` is before, `mine` after. */
export const pageDifferences = (before: EditedPage, after: EditedPage): FieldMerge[] =>
  pageMerges(before, after, before);

/**
 * @returns the page after it
 * @throws RequestProblem
 */
export async function restoreSettings(
  session: EditingSession,
  now: EditedPage,
  merges: readonly FieldMerge[],
): Promise<EditedPage> {
  const saved = await savePage(session, now, mergedPage(now, merges));
  const changed = changedSettings(now, saved);
  if (changed && now.container !== null) {
    await addToUndoHistory(session, now.container, [{ what: 'settings', page: now.id, ...changed }]);
  }
  return saved;
}
