/** A button in the toolbar of a module. */
import type { ButtonHTMLAttributes } from 'react';
import styles from './chrome.module.css';
import { type ChromeIcon, chromeIcons } from './chrome-icons.ts';

interface Props extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'children'> {
  icon: ChromeIcon;
  /** The accessible name. */
  name: string;
  /** Identifies the button, so that it gets the focus again after a move. */
  action?: string;
  /** Shown only in narrow windows, where the toolbar is at the bottom. */
  isNarrow?: boolean;
}

export function HandleButton({ icon, name, action, isNarrow, ...button }: Props) {
  return (
    <button
      type="button"
      // One tab stop for the toolbar; arrow keys move within it.
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
