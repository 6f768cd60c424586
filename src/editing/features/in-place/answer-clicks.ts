/** What a click on a page answers while somebody edits: the row of a date opens its form. */
import type { EditingSession } from '../../sync/session.ts';
import { openDialog } from '../../ui/ui-state.ts';
import { eventRowAt } from './record-at.ts';

/** Works as for visitors: what is pressed, chosen or written in, and the editors' own tools. */
const ownOfClick =
  'button, summary, label, input, select, textarea, [contenteditable], [data-toolbar], dialog:has([data-body])';

/** @returns what ends it */
export function answerClicks(session: EditingSession): () => void {
  const answer = (event: MouseEvent) => {
    const { target } = event;
    const isPlain = event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
    if (!isPlain || event.defaultPrevented || !(target instanceof Element)) return;
    if (target.closest(ownOfClick) || getSelection()?.type === 'Range') return;
    const row = eventRowAt(target);
    if (!row) return;
    // As in modules: links are not followed while editing, except with Ctrl or Cmd.
    event.preventDefault();
    openDialog(session, { kind: 'record', resource: row.resource, id: row.id });
  };
  document.addEventListener('click', answer, true);
  return () => document.removeEventListener('click', answer, true);
}
