/** A button that shows a sign and says its name. */
import type { ButtonHTMLAttributes } from 'react';
import { type IconName, icons } from './icons.ts';
import styles from './kit.module.css';

interface Props extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'children'> {
  icon: IconName;
  /** What it does; shown on hover too. */
  name: string;
  /** For switches: whether it is on. */
  isPressed?: boolean;
}

export function IconButton({ icon, name, isPressed, ...button }: Props) {
  return (
    <button
      type="button"
      title={name}
      {...button}
      className={styles.icon}
      aria-label={name}
      aria-pressed={isPressed}
    >
      <svg viewBox="0 0 16 16" fill="none" stroke="currentColor" strokeWidth="1.6" aria-hidden="true">
        <path d={icons[icon]} />
      </svg>
    </button>
  );
}
