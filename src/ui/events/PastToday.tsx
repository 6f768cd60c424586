/** What is over today as one line, which opens; without scripts, too. */
import type { ReactNode } from 'react';
import type { Event } from '#domain/events/event.ts';
import { titlesOf } from '#domain/events/past-today.ts';
import { isoOf } from '#domain/languages/locales.ts';
import { useLocale, useMessages } from '#i18n/MessagesContext.tsx';
import styles from './PastToday.module.css';

export function PastToday({ events, children }: { events: readonly Event[]; children: ReactNode }) {
  const locale = useLocale();
  const messages = useMessages();
  if (events.length === 0) return null;
  const titles = new Intl.ListFormat(isoOf(locale)).format(titlesOf(events));
  return (
    <details className={styles.past}>
      <summary>{messages.over_today(titles)}</summary>
      {children}
    </details>
  );
}
