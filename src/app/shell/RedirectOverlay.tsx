/** The notice about the ticket provider's terms before a link to the shop is followed. */
import { type MouseEvent, useEffect } from 'react';
import { useMessages } from '#i18n/MessagesContext.tsx';
import { setGlobal, useGlobal } from '#state/global.ts';
import { Title } from '#ui/primitives/Title.tsx';
import { useModal } from '#ui/primitives/use-modal.ts';
import { openDocument } from './open-document.ts';
import styles from './RedirectOverlay.module.css';

const close = () => setGlobal({ redirectTo: null });

/** A press with a key held down opens a tab of its own, which the browser does. */
function follow(event: MouseEvent<HTMLAnchorElement>): void {
  // Offline, `leave-online.ts` waits.
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || !navigator.onLine) return;
  event.preventDefault();
  void openDocument(event.currentTarget.href, location.href);
}

export default function RedirectOverlay() {
  const messages = useMessages();
  const redirectTo = useGlobal('redirectTo');
  const subject = useGlobal('redirectSubject');
  const dialog = useModal(redirectTo !== null, close);
  // Closed for visitors who return from the shop.
  useEffect(() => {
    addEventListener('pagehide', close);
    return () => removeEventListener('pagehide', close);
  }, []);
  return (
    <dialog ref={dialog} className={styles.overlay} aria-labelledby="redirect-title">
      <div className={styles.box}>
        <h2 id="redirect-title">{messages.redirect_title}</h2>
        {subject && (
          <p className={styles.subject}>
            <b lang={subject.lang}>
              <Title text={subject.title} />
            </b>
            <br />
            {subject.when}
            {subject.price && (
              <>
                <br />
                {subject.price}
              </>
            )}
          </p>
        )}
        <p>{messages.redirect_text}</p>
        <p className={styles.actions}>
          <a href={redirectTo ?? undefined} className={styles.go} onClick={follow}>
            {messages.redirect_button} <span aria-hidden="true">→</span>
          </a>
          <button type="button" onClick={close}>
            {messages.redirect_stay}
          </button>
        </p>
      </div>
    </dialog>
  );
}
