/** The session's access to the page: caret, focused text, dialogs. */
import type { EditingSurface } from '../../sync/ports.ts';
import type { EditingSession } from '../../sync/session.ts';
import { moduleAround } from '../module-chrome/module-elements.ts';
import { openedModule, openMenu } from '../ui-state.ts';
import { flushFocusedText, focusedText } from './focused-text.ts';
import { whenNotTyping } from './when-not-typing.ts';

export function createSurface(session: EditingSession): EditingSurface {
  let caret: typeof import('./caret.ts') | undefined;
  return {
    flushFocusedText,
    async loadCaret() {
      caret ??= await import('./caret.ts');
    },
    leavesCaret: (merge) => caret?.keepsCaretParagraph(merge) ?? false,
    writeAroundCaret: (merge) => caret?.writeAroundCaret(merge),
    keepingPosition: (change) => (caret ? caret.keepingPosition(change) : change()),
    isWritten(id, { field, language }) {
      const text = focusedText();
      return text?.dataset.of === String(id) && text.dataset.field === field && language === session.locale;
    },
    isWrittenIn: (id) => focusedText()?.dataset.of === String(id),
    isInForm(id) {
      const open = openedModule(session);
      return open !== null && (open === id || session.document.part(id)?.module.parent === open);
    },
    currentModule: () =>
      openedModule(session) ?? moduleAround(document.activeElement) ?? entryOf(document.activeElement),
    englishModule() {
      const text = document.activeElement?.closest<HTMLElement>('[data-of]');
      const { of, language = session.locale } = text?.dataset ?? {};
      return of === undefined || language !== 'en' ? null : Number(of);
    },
    onFocusMoved(listener) {
      // The focus has settled by then.
      const moved = () => void setTimeout(listener);
      for (const event of ['focusin', 'focusout']) document.addEventListener(event, moved);
      return () => {
        for (const event of ['focusin', 'focusout']) document.removeEventListener(event, moved);
      };
    },
    whenNotTyping,
    openDialog: (dialog) => openMenu(session, dialog),
  };
}

/** The head of a page has no frame, so its texts name their entry. */
function entryOf(element: Element | null): number | null {
  const of = element?.closest<HTMLElement>('[data-of]')?.dataset.of;
  return of === undefined ? null : Number(of);
}
