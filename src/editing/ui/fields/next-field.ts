/** Moves focus from one single-line text to the next on Enter. */
import { flushSync } from 'react-dom';
import type { EditingSession } from '../../sync/session.ts';
import { continueWritingAfter } from '../module-chrome/module-actions.ts';

/**
 * Moves the caret to the next text of the module, or to a new module after the last one. If neither is possible, the
 * caret stays, so that no keystroke is lost.
 */
export function leaveField(session: EditingSession, element: HTMLElement, id: number): void {
  const { language } = element.dataset;
  // Texts in the other language form a sequence of their own, through all modules.
  const row = language ? `[data-language="${language}"]` : `[data-of="${id}"]:not([data-language])`;
  const all = [...document.querySelectorAll<HTMLElement>(`[data-field][data-of]${row}`)];
  const next = all[all.indexOf(element) + 1];
  // Opens a collapsed answer, as find-in-page does.
  const closed = next?.closest('[hidden]');
  if (closed) flushSync(() => closed.dispatchEvent(new Event('beforematch')));
  if (next) next.focus();
  else if (!language) continueWritingAfter(session, id);
}
