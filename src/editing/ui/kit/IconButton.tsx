/** An icon button with an accessible name. */
import type { ButtonHTMLAttributes } from 'react';
import { type IconName, icons } from './icons.ts';
import styles from './kit.module.css';

interface Props extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'children'> {
  icon: IconName;
  /** The accessible name; shown as a tooltip too. */
  name: string;
  /** For toggle buttons: whether it is on. */
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
