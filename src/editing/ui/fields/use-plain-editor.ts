/** The plain text editor: turns input into changes of the document. */
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import type { Locale } from '#domain/languages/locales.ts';
import { withText } from '../../core/localized-text.ts';
import { changeFields } from '../../core/module-edits.ts';
import { type PlainKind, pastedText, storedText } from '../../core/plain-text.ts';
import { useEditingSession } from '../editing-session-context.ts';
import { addListeners } from '../kit/add-listeners.ts';
import { offsetAt, readText, selectedPart, writeText } from './editable-text.ts';
import { leaveField } from './next-field.ts';
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

    /** @param group letters of one group in quick succession are undone together; a paste is undone by itself */
    const save = (group?: string) => {
      const entry = session.document.entry(id);
      if (!entry) return;
      const text = storedText(readText(element), kind);
      changeFields(session, id, { [field]: withText(entry.module.data[field], locale, text) }, group);
    };
    const typed = () => save(`${field}.${locale}`);
    const insert = (text: string, part = selectedPart(element)) => {
      const before = readText(element);
      const { from, to } = part ?? { from: before.length, to: before.length };
      writeText(
        element,
        before.slice(0, from) + text + before.slice(to).replace(/\n$/, ''),
        from + text.length,
      );
    };
    const withoutHyphens = () => {
      const seen = readText(element);
      const part = selectedPart(element);
      if (!part || part.from !== part.to || !seen.includes('\u00ad')) return;
      const caret = seen.slice(0, part.from).replaceAll('\u00ad', '').length;
      writeText(element, seen.replaceAll('\u00ad', ''), caret);
    };

    return addListeners(element, {
      keydown(event) {
        const container = session.document.entry(id)?.module.container;
        const step = undoKeyOf(event);
        if (!step || container === undefined) return;
        event.stopPropagation();
        event.preventDefault();
        session.undo[step](container);
      },
      beforeinput(event) {
        if (/^(?:format|history)/.test(event.inputType)) return event.preventDefault();
        if (/^insert(?:Paragraph|LineBreak)$/.test(event.inputType)) {
          event.preventDefault();
          if (kind === 'line') return leaveField(session, element, id);
          insert('\n');
          return typed();
        }
        if (!event.isComposing) withoutHyphens();
      },
      input: typed,
      compositionstart: () => {
        composing.current = true;
      },
      compositionend: () => {
        composing.current = false;
        typed();
      },
      paste(event) {
        event.preventDefault();
        insert(pastedText(event.clipboardData?.getData('text/plain') ?? '', kind));
        save();
      },
      drop(event) {
        event.preventDefault();
        const text = event.dataTransfer?.getData('text/plain') ?? '';
        if (!text) return;
        const at = offsetAt(element, event.clientX, event.clientY);
        insert(pastedText(text, kind), at === null ? undefined : { from: at, to: at });
        save();
      },
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
        typed();
        draw.current();
      },
    });
  }, [ref, id, field, kind, locale, draw, session]);

  return useMemo(() => ({ isComposing: () => composing.current }), []);
}
