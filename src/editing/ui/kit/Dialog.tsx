/** A modal dialog, based on the native element, which makes the page inert and restores the focus. */
import { type CSSProperties, type ReactNode, useEffect, useId, useRef } from 'react';
import { useEditingMessages } from '../module-chrome/messages.ts';
import { closeRequests } from './close-requests.ts';
import styles from './Dialog.module.css';
import { IconButton } from './IconButton.tsx';
import parts from './kit.module.css';
import { rememberFocus } from './remember-focus.ts';

/** The first of these below the title gets the focus; of radio buttons the checked one. */
const controls = ['input:not([type=radio]:not(:checked))', 'select', 'textarea', 'button', '[tabindex="0"]']
  .map((control) => `:scope [data-body] ${control}:not([hidden], [disabled])`)
  .join();

interface Props {
  title: string;
  /** Called on Escape and by the close button. */
  onClose: () => void;
  /** Footer buttons. */
  foot?: ReactNode;
  /** CSS length. */
  width?: string;
  children: ReactNode;
}

export function Dialog({ title, onClose, foot, width, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const { close } = useEditingMessages();

  useEffect(() => {
    const element = dialog.current;
    const bringBack = rememberFocus();
    if (!element?.open) element?.showModal();
    // Focuses the first control instead of the close button, and scrolls to the top. Waits for content that is still
    // loading.
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
      {...closeRequests(onClose)}
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
