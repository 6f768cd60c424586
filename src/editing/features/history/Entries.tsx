/** The lists of the history: entries grouped by day, and an entry with its actions. */
import type { ReactNode } from 'react';
import { Button } from '../../ui/kit/Button.tsx';
import parts from '../../ui/kit/kit.module.css';
import styles from './history.module.css';
import { useTimeFormats } from './messages.ts';

interface DaysProps<E> {
  /** Newest first. */
  entries: readonly E[];
  heading?: 'h3' | 'h4';
  /** Renders an entry, with its index and a key. */
  children: (entry: E, at: number) => ReactNode;
}

export function Days<E extends { ended_at: string }>({
  entries,
  heading: Heading = 'h3',
  children,
}: DaysProps<E>) {
  const moments = useTimeFormats();
  const placed = entries.map((entry, at) => ({ entry, at }));
  const days = Map.groupBy(placed, ({ entry }) => moments.day(entry.ended_at));
  return [...days].map(([day, list]) => (
    <section key={day} className={styles.day}>
      <Heading>{day}</Heading>
      <ul>{list.map(({ entry, at }) => children(entry, at))}</ul>
    </section>
  ));
}

interface Action {
  /** The label of the button; screen readers also get the entry's name. */
  label: string;
  name: string;
  act: () => void;
}

interface EntryProps {
  kind: 'session' | 'publication' | 'settings' | 'removed';
  title: string;
  /** Badges after the title, in the same line. */
  marks?: ReactNode;
  /** Details of the entry. */
  children?: ReactNode;
  actions: readonly Action[];
}

export function Entry({ kind, title, marks, children, actions }: EntryProps) {
  return (
    <li className={styles.entry} data-entry={kind}>
      <p className={styles.who}>
        <strong>{title}</strong>
        {marks}
      </p>
      {children}
      <div className={parts.row}>
        {actions.map(({ label, name, act }) => (
          <Button key={label} aria-label={name} onClick={act}>
            {label}
          </Button>
        ))}
      </div>
    </li>
  );
}
