/** Persists unsaved settings of a page, which are in no document. */
import type { FieldText } from '../../core/merge/merge-fields.ts';
import type { UnresolvedDraft } from '../../sync/drafts/persisted-draft.ts';
import type { EditedPage } from '../../sync/pages/edited-page.ts';
import { pageMerges } from '../../sync/pages/page-merge.ts';
import type { EditingSession } from '../../sync/session.ts';

/**
 * @param before the page on the server
 * @param page the page in the form
 */
export function saveSettingsDraft(session: EditingSession, before: EditedPage, page: EditedPage): void {
  if (before.container === null) return;
  const texts = pageMerges(before, page, before).map(
    ({ field, language, mine }): FieldText => ({
      field,
      lang: language,
      text: typeof mine === 'string' ? mine : '',
    }),
  );
  session.draftWriter?.settings(before.container, texts.length > 0 ? { before, page, texts } : null);
}

/** Call it when they were saved or discarded. */
export function discardSettingsDraft(session: EditingSession, { container }: EditedPage): void {
  if (container !== null) session.draftWriter?.settings(container, null);
}

/** The latest settings that an earlier page could not save. */
export function unresolvedSettings(session: EditingSession, id: number): UnresolvedDraft | undefined {
  return session.drafts.get().unresolved.findLast((draft) => draft.reason === 'settings' && draft.id === id);
}
