/** Moves focus from one single-line text to the next on Enter. */
import { flushSync } from 'react-dom';
import type { EditingSession } from '../../sync/session.ts';
import { continueWritingAfter } from '../module-chrome/module-actions.ts';

/**
 * Moves the caret to the next text of the module, after the last one into a new module. If there is neither, the
 * caret stays, so that no keystroke is lost.
 */
export function leaveField(session: EditingSession, element: HTMLElement, id: number): void {
  const { language } = element.dataset;
  // The texts of the other language are a row of their own, through all modules.
  const row = language ? `[data-language="${language}"]` : `[data-of="${id}"]:not([data-language])`;
  const all = [...document.querySelectorAll<HTMLElement>(`[data-field][data-of]${row}`)];
  const next = all[all.indexOf(element) + 1];
  // A collapsed answer opens as for find-in-page.
  const closed = next?.closest('[hidden]');
  if (closed) flushSync(() => closed.dispatchEvent(new Event('beforematch')));
  if (next) next.focus();
  else if (!language) continueWritingAfter(session, id);
}
