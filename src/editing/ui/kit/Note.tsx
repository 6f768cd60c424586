/** A highlighted message. As an alert it is read out at once. */
import type { ReactNode } from 'react';
import styles from './kit.module.css';

export function Note({ children, isAlarm = false }: { children: ReactNode; isAlarm?: boolean }) {
  return (
    <div className={`${styles.note} ${isAlarm ? styles.alarm : ''}`} role={isAlarm ? 'alert' : undefined}>
      {children}
    </div>
  );
}
