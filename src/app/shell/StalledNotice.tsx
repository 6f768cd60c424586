/**
 * The notice that a requested page cannot be reached, with a button that retries at once. The current page stays
 * visible.
 */
import { useEffect } from 'react';
import { stallTimeout } from '#domain/site/page-requests.ts';
import { useLocale, useMessages } from '#i18n/MessagesContext.tsx';
import { stalledTexts } from '#i18n/site/stalled-texts.ts';
import { dispatchMenuAction, setGlobal, useGlobal } from '#state/global.ts';
import { retryEvent } from '#state/retry.ts';
import { retryOnAnswer } from '#state/retry-on-answer.ts';
import styles from './StalledNotice.module.css';

export function StalledNotice() {
  const texts = stalledTexts(useLocale());
  const messages = useMessages();
  const isPartMissing = useGlobal('isPartMissing');
  const destination = useGlobal('destination');
  const isStalled = useGlobal('stalled') === destination && destination !== '';
  // A failed request reports at once; a hanging one never does.
  useEffect(() => {
    if (destination === '') return;
    const timer = setTimeout(setGlobal, stallTimeout, { stalled: destination });
    return () => clearTimeout(timer);
  }, [destination]);
  useEffect(() => {
    if (!isStalled) return;
    return retryOnAnswer(destination, () => dispatchEvent(new Event(retryEvent)));
  }, [isStalled, destination]);
  // A modal menu would cover it, and the notice before the shop.
  useEffect(() => {
    if (!isStalled) return;
    dispatchMenuAction('close');
    setGlobal({ redirectTo: null });
  }, [isStalled]);
  if (!isStalled && !isPartMissing) return null;
  return (
    <div className={styles.notice}>
      <p role="alert">{texts.stalled}</p>
      {/* The `name` marks a button whose clicks are not held. */}
      <button type="button" name="again" onClick={() => dispatchEvent(new Event(retryEvent))}>
        {messages.try_again}
      </button>
    </div>
  );
}
