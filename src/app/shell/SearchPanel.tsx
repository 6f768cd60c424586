/** The search in the menu. Its form is loaded when it is opened first. */
import { lazy, Suspense } from 'react';
import { useLocale, useMessages } from '#i18n/MessagesContext.tsx';
import { stalledTexts } from '#i18n/site/stalled-texts.ts';
import { useGlobal } from '#state/global.ts';
import { retryEvent } from '#state/retry.ts';
import { loadOnDemand } from '#state/script-loading.ts';
import styles from './SearchPanel.module.css';

const SearchForm = lazy(() => loadOnDemand(() => import('./SearchForm.tsx')));

/** Shown if loading takes long, because the page behind the menu is inert meanwhile. */
function Waiting() {
  const messages = useMessages();
  const { stalled } = stalledTexts(useLocale());
  const isMissing = useGlobal('isPartMissing');
  return (
    <>
      <p role="status">{isMissing ? stalled : messages.loading}</p>
      {isMissing && (
        <button type="button" onClick={() => dispatchEvent(new Event(retryEvent))}>
          {messages.try_again}
        </button>
      )}
    </>
  );
}

export function SearchPanel() {
  return (
    <div className={styles.panel}>
      <Suspense fallback={<Waiting />}>
        <SearchForm />
      </Suspense>
    </div>
  );
}
