/** The tools above the selected text. Alt+F10 opens them at the caret. */
import {
  type CSSProperties,
  type RefObject,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { textTools } from '#i18n/editing/text-tools.ts';
import { useLocale } from '#i18n/MessagesContext.tsx';
import surface from '../kit/kit.module.css';
import { lazyOnDemand } from '../lazy-component.ts';
import type { RichEditor } from './rich-editor.ts';
import { ToolRow } from './ToolRow.tsx';
import styles from './tools.module.css';
import { useHasSelection } from './use-tools.ts';

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

/** Pixels between text and tools, and to the edge of the window. */
const gap = 8;
/** Height of the toolbar with its two rows, in pixels. */
const covered = 98;

/**
 * Positions the floating tools above the selection, or below it where there is no room. In document coordinates, so
 * that the tools scroll with the text. Only downwards: a form that is wider than the row before it may have moved the
 * page sideways.
 */
function useToolsPosition(
  editor: RichEditor,
  box: RefObject<HTMLElement | null>,
  isOpen: boolean,
): CSSProperties {
  const [place, setPlace] = useState<CSSProperties>({ top: 0, left: 0, visibility: 'hidden' });

  useLayoutEffect(() => {
    if (!isOpen) return;
    const put = () => {
      const element = box.current;
      if (!element) return;
      const { view } = editor;
      const { from, to } = view.state.selection;
      const [start, end] = [view.coordsAtPos(from), view.coordsAtPos(to, -1)];
      const { offsetWidth: width, offsetHeight: height } = element;
      const above = start.top - height - gap;
      const top = above > covered ? above : end.bottom + gap;
      // On the narrowest screens the row of tools leaves no room for a gap.
      const left = Math.min(start.left, document.documentElement.clientWidth - width - gap);
      setPlace({ top: top + scrollY, left: Math.max(0, left) });
    };
    put();
    const observer = new ResizeObserver(put);
    if (box.current) observer.observe(box.current);
    const end = editor.subscribe(put);
    addEventListener('resize', put);
    return () => {
      end();
      observer.disconnect();
      removeEventListener('resize', put);
    };
  }, [editor, box, isOpen]);

  return place;
}
