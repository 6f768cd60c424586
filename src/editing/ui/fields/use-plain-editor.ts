/** The plain text editor: turns input into changes of the document. */
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { Locale } from '#domain/languages/locales.ts';
import { withText } from '../../core/localized-text.ts';
import { changeFields } from '../../core/module-edits.ts';
import { type PlainKind, pastedText, storedText } from '../../core/plain-text.ts';
import type { EditingSession } from '../../sync/session.ts';
import { useEditingSession } from '../editing-session-context.ts';
import { continueWritingAfter } from '../module-chrome/module-actions.ts';
import { readText, selectedPart, writeText } from './editable-text.ts';
import { undoKeyOf } from './undo-keys.ts';

interface Target {
  id: number;
  field: string;
  kind: PlainKind;
  locale: Locale;
  /** Renders the text of the document. */
  draw: RefObject<() => void>;
}

export interface PlainEditor {
  /** True during IME composition (accents, Chinese, Japanese). */
  isComposing(): boolean;
}

export function usePlainEditor(
  ref: RefObject<HTMLElement | null>,
  { id, field, kind, locale, draw }: Target,
): PlainEditor {
  const session = useEditingSession();
  const composing = useRef(false);

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    if (element.contentEditable !== 'plaintext-only') element.contentEditable = 'true';
    const link = element.closest('a');
    // Otherwise selecting text with the mouse would drag the link.
    if (link) link.draggable = false;

    /** Letters in quick succession are undone together; a paste is undone by itself. */
    const save = (isOwnStep = false) => {
      const entry = session.document.entry(id);
      if (!entry) return;
      const text = storedText(readText(element), kind);
      changeFields(
        session,
        id,
        { [field]: withText(entry.module.data[field], locale, text) },
        isOwnStep ? undefined : `${field}.${locale}`,
      );
    };
    const put = (text: string, isOwnStep: boolean) => {
      const part = selectedPart(element);
      const before = readText(element);
      const { from, to } = part ?? { from: before.length, to: before.length };
      writeText(
        element,
        before.slice(0, from) + text + before.slice(to).replace(/\n$/, ''),
        from + text.length,
      );
      save(isOwnStep);
    };
    const withoutHyphens = () => {
      const seen = readText(element);
      const part = selectedPart(element);
      if (!part || part.from !== part.to || !seen.includes('\u00ad')) return;
      const caret = seen.slice(0, part.from).replaceAll('\u00ad', '').length;
      writeText(element, seen.replaceAll('\u00ad', ''), caret);
    };
    const take = (event: Event, act: () => void) => {
      event.preventDefault();
      act();
    };

    const listeners: { [K in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[K]) => void } = {
      keydown(event) {
        const container = session.document.entry(id)?.module.container;
        const step = undoKeyOf(event);
        if (!step || container === undefined) return;
        event.stopPropagation();
        take(event, () => session.undo[step](container));
      },
      beforeinput(event) {
        if (/^(?:format|history)/.test(event.inputType)) return event.preventDefault();
        // The browser has removed dragged text from where it was. Firefox has not moved the caret yet.
        if (event.inputType === 'insertFromDrop') {
          const [at] = event.getTargetRanges();
          if (at) getSelection()?.collapse(at.startContainer, at.startOffset);
          const text = event.data ?? event.dataTransfer?.getData('text/plain') ?? '';
          return take(event, () => put(pastedText(text, kind), true));
        }
        if (/^insert(?:Paragraph|LineBreak)$/.test(event.inputType)) {
          return take(event, () => (kind === 'line' ? leaveField(session, element, id) : put('\n', false)));
        }
        if (!event.isComposing) withoutHyphens();
      },
      // Text that is dragged within the field is removed and inserted in one step.
      input: ({ inputType }) => (inputType === 'deleteByDrag' ? setTimeout(save) : save()),
      compositionstart: () => {
        composing.current = true;
      },
      compositionend: () => {
        composing.current = false;
        save();
      },
      paste: (event) =>
        take(event, () => put(pastedText(event.clipboardData?.getData('text/plain') ?? '', kind), true)),
      // Links and questions do not react to clicks in their text while editing.
      click: (event) => {
        if (!element.closest('a, button, summary')) return;
        event.preventDefault();
        event.stopPropagation();
      },
      keyup: (event) => {
        if (event.key === ' ' && element.closest('button, summary')) event.preventDefault();
      },
      blur: () => {
        composing.current = false;
        save();
        draw.current();
      },
    };
    for (const [type, listener] of Object.entries(listeners)) {
      element.addEventListener(type, listener as EventListener);
    }
    return () => {
      for (const [type, listener] of Object.entries(listeners)) {
        element.removeEventListener(type, listener as EventListener);
      }
    };
  }, [ref, id, field, kind, locale, draw, session]);

  return useMemo(() => ({ isComposing: () => composing.current }), []);
}

/**
 * Moves the caret to the next text of the module, or to a new module after the last one. If neither is possible, the
 * caret stays, so that no keystroke is lost.
 */
function leaveField(session: EditingSession, element: HTMLElement, id: number): void {
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
