/** A page that is being set up: says so, and what is on today meanwhile. */
import type { ReactNode } from 'react';
import { pathFor } from '#domain/route-paths.ts';
import { useLocale, useMessages } from '#i18n/MessagesContext.tsx';
import { Page } from '../../layouts/Page.tsx';
import { BarTitle, Breadcrumbs, EveningList } from '../../shell/later-parts.ts';
import { useStickyEvents } from '../../sticky-panel/TodayPanel.tsx';
import styles from './InPreparation.module.css';

interface Props {
  title: string;
  /** False for screens that nothing surrounds: no way back, no list of the evenings. */
  isInShell?: boolean;
}

export function InPreparation({ title, isInShell = true }: Props) {
  const messages = useMessages();
  if (!isInShell) {
    return (
      <Sheet title={title}>
        <p className={styles.text}>{messages.in_preparation_short}</p>
      </Sheet>
    );
  }
  return (
    <Page>
      <Breadcrumbs trail={[{ title }]} />
      <Sheet title={title}>
        <p className={styles.text}>{messages.in_preparation_text}</p>
        <Today />
      </Sheet>
    </Page>
  );
}

function Sheet({ title, children }: { title: string; children: ReactNode }) {
  const { in_preparation } = useMessages();
  return (
    <div className={styles.sheet}>
      <BarTitle title={title} size="page" isNegative preline={in_preparation} />
      {children}
    </div>
  );
}

function Today() {
  const messages = useMessages();
  const locale = useLocale();
  const { today } = useStickyEvents();
  return (
    <>
      <div className={styles.today}>
        {today === '' ? <p>{messages.no_events_today}</p> : <EveningList events={today} />}
      </div>
      <p>
        <a className="button" href={pathFor('events', locale)}>
          {messages.all_events}
        </a>
      </p>
    </>
  );
}
