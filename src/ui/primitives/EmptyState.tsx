/** Shown for empty lists, with a hint about what to do. */
import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';

export function EmptyState({ title, hint, children }: { title: string; hint: string; children?: ReactNode }) {
  return (
    <div className={styles.empty}>
      <p className={styles.title}>{title}</p>
      <p>{hint}</p>
      {children}
    </div>
  );
}
