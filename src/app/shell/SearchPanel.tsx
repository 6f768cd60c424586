/** The search in the menu. Its form is loaded when it is opened first. */
import { lazy, Suspense } from 'react';
import { useMessages } from '#i18n/MessagesContext.tsx';
import { loadWithRetry } from '#state/script-loading.ts';
import styles from './SearchPanel.module.css';

const SearchForm = lazy(() => loadWithRetry(() => import('./SearchForm.tsx')));

export function SearchPanel() {
  const messages = useMessages();
  return (
    <div className={styles.panel}>
      <Suspense fallback={<p role="status">{messages.loading}</p>}>
        <SearchForm />
      </Suspense>
    </div>
  );
}
