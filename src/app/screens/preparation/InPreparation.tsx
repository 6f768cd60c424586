/** A page that is being set up: a note and today's events. */

import { unpackEvents } from '#domain/events/packed-events.ts';
import { pathFor } from '#domain/site/route-paths.ts';
import { useLocale, useMessages } from '#i18n/MessagesContext.tsx';
import { BarTitle } from '#ui/primitives/BarTitle.tsx';
import { Page } from '../../layouts/Page.tsx';
import { Breadcrumbs } from '../../shell/Breadcrumbs.tsx';
import { PanelEvents } from '../../sticky-panel/PanelEvents.tsx';
import { useStickyEvents } from '../../sticky-panel/TodayPanel.tsx';
import styles from './InPreparation.module.css';

export function InPreparation({ title }: { title: string }) {
  const messages = useMessages();
  return (
    <Page>
      <Breadcrumbs trail={[{ title }]} />
      <div className={styles.sheet}>
        <BarTitle title={title} size="page" isNegative preline={messages.in_preparation} />
        <p className={styles.text}>{messages.in_preparation_text}</p>
        <Today />
      </div>
    </Page>
  );
}

function Today() {
  const messages = useMessages();
  const locale = useLocale();
  const { today } = useStickyEvents();
  return (
    <>
      <div className={styles.today}>
        {today === '' ? <p>{messages.no_events_today}</p> : <PanelEvents events={unpackEvents(today)} />}
      </div>
      <p>
        <a className="button" href={pathFor('events', locale)}>
          {messages.all_events}
        </a>
      </p>
    </>
  );
}
