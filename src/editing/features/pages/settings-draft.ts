/** What is written in the settings of a page and not saved, for the journal: it is nowhere else. */
import type { FieldText } from '../../core/merge/merge-fields.ts';
import type { UnresolvedDraft } from '../../sync/drafts/persisted-draft.ts';
import type { EditedPage } from '../../sync/pages/edited-page.ts';
import { pageMerges } from '../../sync/pages/page-merge.ts';
import type { EditingSession } from '../../sync/session.ts';

/** @param before as the server had it @param page as it is here */
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

/** They were saved or discarded. */
export function discardSettingsDraft(session: EditingSession, { container }: EditedPage): void {
  if (container !== null) session.draftWriter?.settings(container, null);
}

/** What an earlier page could not save of them, the last of it. */
export function unresolvedSettings(session: EditingSession, id: number): UnresolvedDraft | undefined {
  return session.drafts.get().unresolved.findLast((draft) => draft.reason === 'settings' && draft.id === id);
}
