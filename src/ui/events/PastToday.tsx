/** Today's past events, folded into one line. Opens without scripts, too. */
import type { ReactNode } from 'react';
import type { Event } from '#domain/events/event.ts';
import { titlesOf } from '#domain/events/past-today.ts';
import { isoOf, type Locale } from '#domain/languages/locales.ts';
import { useLocale, useMessages } from '#i18n/MessagesContext.tsx';
import styles from './PastToday.module.css';

/** Cached, since creating a formatter takes as long as rendering several rows. */
const formats: Partial<Record<Locale, Intl.ListFormat>> = {};
const listOf = (locale: Locale, words: string[]): string => {
  formats[locale] ??= new Intl.ListFormat(isoOf(locale));
  return formats[locale].format(words);
};

export function PastToday({ events, children }: { events: readonly Event[]; children: ReactNode }) {
  const locale = useLocale();
  const messages = useMessages();
  if (events.length === 0) return null;
  // Titles such as "Leonce und Lena" would read as two.
  const titles = listOf(locale, titlesOf(events).map(messages.quoted));
  return (
    <details className={styles.past}>
      <summary>{messages.over_today(titles)}</summary>
      {children}
    </details>
  );
}
