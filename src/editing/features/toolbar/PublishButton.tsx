/** The publish button of the toolbar. It shows whether the page differs from what is published. */
import { useState } from 'react';
import { useEditingMessages } from '../../ui/module-chrome/messages.ts';
import { useContainers } from '../../ui/session-hooks.ts';
import { useUiState } from '../../ui/ui-state.ts';
import styles from './toolbar.module.css';

interface Props {
  /**
   * `isAsked` lets the user choose the languages.
   * @throws the browser's error if the script cannot be loaded
   */
  onPublish: (isAsked: boolean) => Promise<void>;
  /** Navigates to the setting that puts an offline page online. */
  onOnline: () => void;
}

export function PublishButton({ onPublish, onOnline }: Props) {
  const messages = useEditingMessages();
  const isOffline = useUiState('isOffline');
  const [isBusy, setIsBusy] = useState(false);
  const shown = [...useContainers().values()].filter((container) => container.shown > 0);
  const isPublic = shown.length > 0 && shown.every(({ is_changed }) => is_changed === false);
  const isChanged = shown.some(({ is_changed }) => is_changed === true);
  const publish = async (isAsked: boolean) => {
    if (isBusy) return;
    setIsBusy(true);
    await onPublish(isAsked).finally(() => setIsBusy(false));
  };
  return (
    <>
      <button
        type="button"
        className={styles.publish}
        data-publish=""
        aria-disabled={isBusy}
        onClick={() => void publish(false)}
      >
        {isBusy ? messages.publishing : messages.publish}
      </button>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-disabled={isBusy}
        aria-label={messages.choose_languages}
        title={messages.choose_languages}
        onClick={() => void publish(true)}
      >
        ▾
      </button>
      {isOffline ? (
        <button type="button" className={styles.offline} onClick={onOnline}>
          {messages.is_offline}
        </button>
      ) : (
        (isPublic || isChanged) && (
          <span className={styles.public} data-changed={isChanged || undefined}>
            {isPublic ? messages.is_public : messages.is_not_public}
          </span>
        )
      )}
    </>
  );
}
