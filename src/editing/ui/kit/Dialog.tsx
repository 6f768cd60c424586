/** A dialog over the page: the browser's own, so that the page behind it rests and the focus comes back by itself. */
import { type CSSProperties, type ReactNode, useEffect, useId, useRef } from 'react';
import { useMessages } from '../module-chrome/messages.ts';
import styles from './Dialog.module.css';
import { IconButton } from './IconButton.tsx';
import parts from './kit.module.css';
import { rememberFocus } from './remember-focus.ts';

/** The first of these below the title gets the focus; of several radio buttons the one that is chosen. */
const controls = ['input:not([type=radio]:not(:checked))', 'select', 'textarea', 'button', '[tabindex="0"]']
  .map((control) => `[data-body] ${control}:not([hidden], [disabled])`)
  .join();

interface Props {
  title: string;
  /** Escape, the cross. Keeps nothing. */
  onClose: () => void;
  /** Buttons. */
  foot?: ReactNode;
  /** CSS length. */
  width?: string;
  children: ReactNode;
}

export function Dialog({ title, onClose, foot, width, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const { close } = useMessages();

  useEffect(() => {
    const element = dialog.current;
    const bringBack = rememberFocus();
    if (!element?.open) element?.showModal();
    // To what it was opened for, not to the cross; and reading begins above it. What has to be loaded is waited for.
    const cross = document.activeElement;
    const toFirst = () => {
      const first = element?.querySelector<HTMLElement>(controls);
      if (document.activeElement === cross) first?.focus({ preventScroll: true });
      return first != null;
    };
    const watch = new MutationObserver(() => toFirst() && watch.disconnect());
    if (element && !toFirst()) watch.observe(element, { childList: true, subtree: true });
    return () => {
      watch.disconnect();
      element?.close();
      bringBack();
    };
  }, []);

  return (
    <dialog
      ref={dialog}
      className={`${styles.dialog} ${parts.surface}`}
      style={width ? ({ '--dialog-width': width } as CSSProperties) : undefined}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        if (event.target === event.currentTarget) onClose();
      }}
      // Keys that are written here mean nothing to the page behind.
      onKeyDown={(event) => event.stopPropagation()}
    >
      <div className={styles.sheet}>
        <header className={styles.head}>
          <h2 id={titleId}>{title}</h2>
          <IconButton icon="close" name={close} onClick={onClose} />
        </header>
        <div className={styles.body} data-body>
          {children}
        </div>
        {foot ? <footer className={styles.foot}>{foot}</footer> : null}
      </div>
    </dialog>
  );
}
