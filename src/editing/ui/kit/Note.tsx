/** A highlighted message. With role alert it is read out immediately. */
import type { ReactNode } from 'react';
import styles from './kit.module.css';

export function Note({ children, isAlarm = false }: { children: ReactNode; isAlarm?: boolean }) {
  return (
    <div className={`${styles.note} ${isAlarm ? styles.alarm : ''}`} role={isAlarm ? 'alert' : undefined}>
      {children}
    </div>
  );
}
