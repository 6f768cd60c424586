/** A button with a confirmation that explains its action. */
import { useState } from 'react';
import controls from '../shell/controls.module.css';
import styles from './accounts.module.css';

interface Props {
  /** "Konto sperren" */
  action: string;
  /** The consequences of the action. */
  text: string;
  texts: { sure: string; cancel: string };
  onConfirm: () => void;
}

export function ConfirmedButton({ action, text, texts, onConfirm }: Props) {
  const [isAsked, setIsAsked] = useState(false);
  if (!isAsked) {
    return (
      <div>
        <button type="button" className={controls.button} onClick={() => setIsAsked(true)}>
          {action}
        </button>
        <p className={styles.hint}>{text}</p>
      </div>
    );
  }
  const confirm = () => {
    setIsAsked(false);
    onConfirm();
  };
  return (
    <fieldset aria-label={action}>
      <p>{text}</p>
      <div className={styles.actions}>
        <button type="button" className={controls.primary} onClick={confirm}>
          {texts.sure.replace('{action}', action)}
        </button>
        {/* biome-ignore lint/a11y/noAutofocus: takes the place of the button that was pressed, and does nothing */}
        <button type="button" className={controls.button} autoFocus onClick={() => setIsAsked(false)}>
          {texts.cancel}
        </button>
      </div>
    </fieldset>
  );
}
