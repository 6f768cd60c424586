/** The content of a page with its sticky panel. */
import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import type { Day } from '#domain/dates/dates.ts';
import { useNewDay } from '../shell/use-new-day.ts';
import { TodayPanel } from '../sticky-panel/TodayPanel.tsx';
import styles from './Page.module.css';

interface Props {
  /** Default: the events of today and tomorrow. */
  panel?: ReactNode;
  children: ReactNode;
}

export function Page({ panel = <TodayPanel />, children }: Props) {
  useNewDay(useLoaderData<{ today?: Day } | undefined>()?.today);
  return (
    <div className={styles.frame}>
      <main id="main-content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {panel}
    </div>
  );
}
