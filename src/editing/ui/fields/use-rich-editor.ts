/** Loads the rich text editor on focus, and synchronises it with the document. */
import {
  createElement,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { Locale } from '#domain/languages/locales.ts';
import { withText } from '../../core/localized-text.ts';
import { changeFields } from '../../core/module-edits.ts';
import { messages } from '../../sync/messages.ts';
import { useEditingSession } from '../editing-session-context.ts';
import type { StartedRich } from '../rich-text/start-editor.ts';
import { awaitEntry } from './await-entry.ts';
import { safeHtml } from './safe-html.ts';

interface Target {
  id: number;
  field: string;
  locale: Locale;
  /** The HTML in the document. */
  html: string;
}

/** @returns the tools to render beside the text */
export function useRichEditor(ref: RefObject<HTMLElement | null>, target: Target): ReactNode {
  const session = useEditingSession();
  const [started, setStarted] = useState<StartedRich | null>(null);
  const latest = useRef(target.html);
  latest.current = target.html;
  const { id, field, locale, html } = target;

  // Renders the published text while there is no editor.
  useLayoutEffect(() => {
    if (started) started.editor.setHtml(html);
    else ref.current?.replaceChildren(safeHtml(html));
  }, [ref, started, html]);

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    return awaitEntry(element, {
      async start(entry) {
        const { startRich } = await import('../rich-text/start-editor.ts');
        const entered = await entry();
        if (!element.isConnected) return;
        const made = startRich(element, entered, {
          html: latest.current,
          onChange(text, isOwnStep) {
            const next = withText(session.document.entry(id)?.module.data[field], locale, text);
            changeFields(session, id, { [field]: next }, isOwnStep ? undefined : `${field}.${locale}`);
          },
          onStep(step) {
            const container = session.document.entry(id)?.module.container;
            if (container !== undefined) (step === 'undo' ? session.undo.undo : session.undo.redo)(container);
          },
        });
        setStarted(made);
        return () => {
          made.editor.destroy();
          setStarted(null);
        };
      },
      fail: () => session.alerts.show({ kind: 'error', text: messages(session).loading_failed }),
    });
  }, [ref, id, field, locale, session]);

  return started ? createElement(started.Tools, { editor: started.editor }) : null;
}
