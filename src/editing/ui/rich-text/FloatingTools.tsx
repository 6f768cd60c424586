/** The tools above the selected text. Alt+F10 opens them at the caret. */
import { Suspense, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { textTools } from '#i18n/editing/text-tools.ts';
import { useLocale } from '#i18n/MessagesContext.tsx';
import surface from '../kit/kit.module.css';
import { lazyOnDemand } from '../lazy-component.ts';
import type { RichEditor } from './rich-editor.ts';
import { ToolRow } from './ToolRow.tsx';
import styles from './tools.module.css';
import { useHasSelection } from './use-tools.ts';
import { useToolsPosition } from './use-tools-position.ts';

const LinkForm = lazyOnDemand(async () => (await import('./LinkForm.tsx')).LinkForm);

export function FloatingTools({ editor }: { editor: RichEditor }) {
  const locale = useLocale();
  const label = editor.view.dom.ariaLabel ?? '';
  const hasSelection = useHasSelection(editor);
  const box = useRef<HTMLElement>(null);
  const [isFocused, setFocused] = useState(() => editor.view.hasFocus());
  const [isAsked, setAsked] = useState(false);
  const [isLinking, setLinking] = useState(false);
  const isOpen = isLinking || (isFocused && (hasSelection || isAsked));
  const place = useToolsPosition(editor, box, isOpen);

  useEffect(() => {
    editor.onAsk((what) => {
      if (what === 'link') {
        setLinking(true);
        return true;
      }
      const buttons = box.current?.querySelector<HTMLElement>('button[tabindex="0"]');
      if (what === 'tab') buttons?.focus();
      if (what === 'tab') return Boolean(buttons);
      setAsked(true);
      requestAnimationFrame(() => box.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus());
      return true;
    });
    const { dom } = editor.view;
    const onFocus = () => {
      setFocused(true);
      setAsked(false);
    };
    const onBlur = (event: FocusEvent) => {
      // Focus within the tools counts as focus in the text.
      if (!box.current?.contains(event.relatedTarget as Node | null)) setFocused(false);
    };
    dom.addEventListener('focus', onFocus);
    dom.addEventListener('blur', onBlur);
    return () => {
      dom.removeEventListener('focus', onFocus);
      dom.removeEventListener('blur', onBlur);
    };
  }, [editor]);

  if (!isOpen) return null;
  const close = () => {
    setLinking(false);
    editor.view.focus();
  };
  return createPortal(
    <section
      aria-label={textTools(locale).tools_of(label)}
      data-editors=""
      ref={box}
      className={`${surface.surface} ${styles.floating}`}
      style={place}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (!currentTarget.contains(relatedTarget) && relatedTarget !== editor.view.dom && !isLinking)
          setFocused(false);
      }}
    >
      {isLinking ? (
        <Suspense fallback={null}>
          <LinkForm editor={editor} onClose={close} />
        </Suspense>
      ) : (
        <ToolRow editor={editor} label={label} onLink={() => setLinking(true)} />
      )}
    </section>,
    document.body,
  );
}
