/** The lower toolbar of a screen, sticky at the top of the window: its title and actions. */
import type { ReactNode } from 'react';
import styles from './shell.module.css';

interface Props {
  title: string;
  /** Beside the title: buttons, links, a line of text. */
  children?: ReactNode;
}

export function ScreenBar({ title, children }: Props) {
  return (
    <div className={styles.screenBar}>
      <h1 className={styles.title}>{title}</h1>
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  );
}
