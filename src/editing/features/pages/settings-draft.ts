/** What is written in the settings of a page and not saved, for the journal: it is nowhere else. */
import { journal } from '../../sync/drafts/current-draft-writer.ts';
import { journalState } from '../../sync/drafts/drafts-state.ts';
import type { KeptText, Left } from '../../sync/drafts/persisted-draft.ts';
import { pageMerges } from '../../sync/pages/page-merge.ts';
import type { EditedPage } from '../../sync/pages/page-requests.ts';

/** @param before as the server had it @param page as it is here */
export function saveSettingsDraft(before: EditedPage, page: EditedPage): void {
  if (before.container === null) return;
  const texts = pageMerges(before, page, before).map(
    ({ field, language, mine }): KeptText => ({
      field,
      lang: language,
      text: typeof mine === 'string' ? mine : '',
    }),
  );
  journal.keeper?.settings(before.container, texts.length > 0 ? { before, page, texts } : null);
}

/** They were saved or discarded. */
export function discardSettingsDraft({ container }: EditedPage): void {
  if (container !== null) journal.keeper?.settings(container, null);
}

/** What an earlier page could not save of them, the last of it. */
export function unresolvedSettings(id: number): Left | undefined {
  return journalState.get().left.findLast((left) => left.reason === 'settings' && left.id === id);
}
