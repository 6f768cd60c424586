/** Says what came back when a page was opened, and what waits for a decision. */
import { journalTexts } from '#i18n/editing/journal-texts.ts';
import { openMenu } from '../../ui/ui-state.ts';
import { session } from '../account/account.ts';
import { showAlert } from '../alerts.ts';

/**
 * @param count changes that were put back
 * @param left what was found that does not fit; what has waited for longer stands in the bar
 */
export function announceReplay(count: number, left: number): void {
  const words = journalTexts[session.get().locale];
  if (left > 0) {
    const action = { label: words.look, run: () => openMenu({ kind: 'drafts' }) };
    showAlert({ kind: 'error', text: words.left_behind(left), action });
  } else if (count > 0) showAlert({ kind: 'save', text: words.put_back });
}
