/**
 * The state of drafts in the toolbar: a warning if the browser cannot persist them, and the number of unresolved
 * drafts.
 */
import { useSyncExternalStore } from 'react';
import { draftTexts } from '#i18n/editing/draft-texts.ts';
import { useLocale } from '#i18n/MessagesContext.tsx';
import { useEditingSession } from '../../ui/editing-session-context.ts';
import { openMenu } from '../../ui/ui-state.ts';
import styles from './drafts.module.css';

export function DraftsState() {
  const session = useEditingSession();
  const texts = draftTexts(useLocale());
  const { isPersisted, unresolved, elsewhere } = useSyncExternalStore(
    session.drafts.subscribe,
    session.drafts.get,
  );
  const count = unresolved.length + elsewhere.length;
  return (
    <>
      <span className={styles.warning} role="status">
        {!isPersisted && (
          <span title={texts.not_kept}>
            {texts.not_kept_short}
            <span className="visually-hidden">. {texts.not_kept}</span>
          </span>
        )}
      </span>
      {count > 0 && (
        <button
          type="button"
          className={styles.waiting}
          onClick={() => openMenu(session, { kind: 'drafts' })}
        >
          {texts.waiting(count)}
        </button>
      )}
    </>
  );
}
