/** A button of a module's handles. */
import type { ButtonHTMLAttributes } from 'react';
import styles from './chrome.module.css';
import { type ChromeIcon, chromeIcons } from './chrome-icons.ts';

interface Props extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'children'> {
  icon: ChromeIcon;
  /** What it does. */
  name: string;
  /** By this the focus finds it again after a move. */
  action?: string;
  /** Only where the handles stand at the foot of a narrow window. */
  isNarrow?: boolean;
}

export function HandleButton({ icon, name, action, isNarrow, ...button }: Props) {
  return (
    <button
      type="button"
      // One tab stop for all handles: arrows lead from one to the next.
      tabIndex={icon === 'edit' ? 0 : -1}
      {...button}
      className={styles.handle}
      title={name}
      aria-label={name}
      data-action={action}
      data-narrow={isNarrow}
    >
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d={chromeIcons[icon]} />
      </svg>
    </button>
  );
}
