/** One page: its content, and the panel that belongs to it beside it. */
import type { ReactNode } from 'react';
import { TodayPanel } from '../sticky-panel/TodayPanel.tsx';
import styles from './Page.module.css';

interface Props {
  /** The two-day list where the screen has no panel of its own. */
  panel?: ReactNode;
  children: ReactNode;
}

export function Page({ panel = <TodayPanel />, children }: Props) {
  return (
    <div className={styles.frame}>
      <main id="main-content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {panel}
    </div>
  );
}
