/** A button with a confirmation that explains its action. */
import { useState } from 'react';
import { ScreenButton } from '../shell/ScreenButton.tsx';
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
        <ScreenButton onClick={() => setIsAsked(true)}>{action}</ScreenButton>
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
        <ScreenButton isPrimary onClick={confirm}>
          {texts.sure.replace('{action}', action)}
        </ScreenButton>
        {/* It takes the place of the button that was pressed, and changes nothing. */}
        <ScreenButton autoFocus onClick={() => setIsAsked(false)}>
          {texts.cancel}
        </ScreenButton>
      </div>
    </fieldset>
  );
}
