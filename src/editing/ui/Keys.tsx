/** The key for publishing, and the list of all keys, which a button of the toolbar opens. */
import { Fragment, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { keyTexts } from '#i18n/editing/key-texts.ts';
import { useLocale } from '#i18n/MessagesContext.tsx';
import styles from './Keys.module.css';
import { Dialog } from './kit/Dialog.tsx';
import { pressedKey } from './kit/pressed-key.ts';

export function Keys() {
  const texts = keyTexts(useLocale());
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isChord = (event.ctrlKey || event.metaKey) && !event.altKey && !event.repeat;
      // An open dialog has unsaved content, so it takes precedence.
      if (!isChord || document.querySelector('dialog[open]')) return;
      const key = pressedKey(event);
      if (key === 'Enter' && event.shiftKey) {
        event.preventDefault();
        event.stopPropagation();
        document.querySelector<HTMLElement>('[data-publish]')?.click();
      } else if (key === '/') {
        event.preventDefault();
        setOpen(true);
      }
    };
    document.addEventListener('keydown', press, true);
    return () => document.removeEventListener('keydown', press, true);
  }, []);
  const close = () => setOpen(false);
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {texts.title}
      </button>
      {isOpen &&
        createPortal(
          <Dialog title={texts.title} onClose={close}>
            {texts.groups.map(({ where, keys }) => (
              // biome-ignore lint/a11y/noNoninteractiveTabindex: by keyboard, a long list is scrolled by its parts.
              <section key={where} aria-label={where} tabIndex={0}>
                <h3 className={styles.where}>{where}</h3>
                <dl className={styles.keys}>
                  {keys.map(([key, does]) => (
                    <Fragment key={key}>
                      <dt>
                        <kbd>{key}</kbd>
                      </dt>
                      <dd>{does}</dd>
                    </Fragment>
                  ))}
                </dl>
              </section>
            ))}
          </Dialog>,
          document.body,
        )}
    </>
  );
}
