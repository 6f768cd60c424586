/** A popover beside a clicked text: its origin, a link to it, and the clicked link. */
import { type CSSProperties, useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { originTexts } from '#i18n/editing/origin-texts.ts';
import { useLocale, useMessages } from '#i18n/MessagesContext.tsx';
import { useEditingSession } from '../../ui/editing-session-context.ts';
import { IconButton } from '../../ui/kit/IconButton.tsx';
import kit from '../../ui/kit/kit.module.css';
import { pressedKey } from '../../ui/kit/pressed-key.ts';
import { rememberFocus } from '../../ui/kit/remember-focus.ts';
import { openDialog } from '../../ui/ui-state.ts';
import { fetchOrigins, type TextOrigin } from './fetch-origins.ts';
import styles from './in-place.module.css';
import { formOfOrigin, OriginLink, originText } from './OriginLink.tsx';
import type { VisibleTextElement } from './visible-texts.ts';

export interface ClickedText {
  place: VisibleTextElement;
  /** Position in the viewport, in pixels. */
  x: number;
  y: number;
  /** The address of the link around the text; null without one. */
  href: string | null;
  /** A text from a form opens that form directly. */
  opensForm: boolean;
}

/** Milliseconds after which a pending request is indicated. */
const slowAfter = 400;

interface Props {
  clicked: ClickedText;
  onClose: () => void;
}

export function OriginNote({ clicked, onClose }: Props) {
  const session = useEditingSession();
  const [origin, setOrigin] = useState<TextOrigin | 'unreachable' | null>(null);
  const [isSlow, setSlow] = useState(false);
  const { place, href, opensForm } = clicked;

  useEffect(() => {
    let isOver = false;
    const timer = setTimeout(() => setSlow(true), slowAfter);
    const answer = (found: TextOrigin | 'unreachable') => {
      const isRecord = found !== 'unreachable' && found.kind === 'record';
      const form = opensForm && isRecord ? formOfOrigin(found) : null;
      if (isOver) return;
      if (!form) return setOrigin(found);
      onClose();
      openDialog(session, { ...form, ...(href && { href }) });
    };
    fetchOrigins(session, [place]).then(
      ([found]) => answer(found ?? 'unreachable'),
      () => answer('unreachable'),
    );
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [session, place, href, opensForm, onClose]);

  return origin !== null || isSlow ? <Note clicked={clicked} origin={origin} onClose={onClose} /> : null;
}

function Note({ clicked, origin, onClose }: Props & { origin: TextOrigin | 'unreachable' | null }) {
  const texts = originTexts(useLocale());
  const { close } = useMessages();
  const note = useRef<HTMLDivElement>(null);
  const title = useId();
  const { place, x, y, href } = clicked;

  useEffect(() => {
    const restoreFocus = rememberFocus();
    note.current?.focus({ preventScroll: true });
    const press = (event: Event) => {
      if (!(event.target instanceof Node) || !note.current?.contains(event.target)) onClose();
    };
    document.addEventListener('pointerdown', press);
    return () => {
      document.removeEventListener('pointerdown', press);
      if (document.activeElement === document.body) restoreFocus();
    };
  }, [onClose]);

  const sentence =
    origin === null
      ? texts.looking
      : origin === 'unreachable'
        ? texts.unreachable
        : originText(origin, texts);
  const left = `clamp(0.5rem, ${Math.round(x) - 20}px, 100vw - min(22rem, 100vw - 1rem) - 0.5rem)`;
  const isLow = y > innerHeight - 220;
  const at: CSSProperties = isLow ? { left, bottom: innerHeight - y + 16 } : { left, top: y + 16 };
  return createPortal(
    <div
      ref={note}
      role="dialog"
      tabIndex={-1}
      aria-labelledby={title}
      data-in-place=""
      className={`${kit.surface} ${styles.note}`}
      style={at}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (pressedKey(event.nativeEvent) !== 'Escape') return;
        event.preventDefault();
        onClose();
      }}
    >
      <p id={title} className={kit.unseen}>
        {texts.title}
      </p>
      <div className={styles.said}>
        <p role="status">{sentence}</p>
        <IconButton icon="close" name={close} onClick={onClose} />
      </div>
      <div className={kit.row}>
        {origin !== null && origin !== 'unreachable' && <OriginLink origin={origin} onGo={onClose} />}
        {href && (
          <a className={kit.button} href={href}>
            {texts.follow}
          </a>
        )}
      </div>
    </div>,
    place.element.closest('dialog') ?? document.body,
  );
}
