/** In the editors' bar: that this browser keeps nothing, or that something waits for a decision. */
import { useSyncExternalStore } from 'react';
import { journalTexts } from '#i18n/editing/journal-texts.ts';
import { useLocale } from '#i18n/MessagesContext.tsx';
import { journalState } from '../../sync/drafts/drafts-state.ts';
import { openMenu } from '../../ui/ui-state.ts';
import styles from './drafts.module.css';

export function DraftsState() {
  const words = journalTexts[useLocale()];
  const { isKept, left, elsewhere } = useSyncExternalStore(journalState.subscribe, journalState.get);
  const count = left.length + elsewhere.length;
  return (
    <>
      <span className={styles.warning} role="status">
        {!isKept && (
          <span title={words.not_kept}>
            {words.not_kept_short}
            <span className="visually-hidden">. {words.not_kept}</span>
          </span>
        )}
      </span>
      {count > 0 && (
        <button type="button" className={styles.waiting} onClick={() => openMenu({ kind: 'drafts' })}>
          {words.waiting(count)}
        </button>
      )}
    </>
  );
}
