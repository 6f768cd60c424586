/** Today's and tomorrow's events in two tabs, with their timeline below. */
import { useId, useState } from 'react';
import type { PackedEvents } from '#domain/events/packed-events.ts';
import { splitPast } from '#domain/events/past-today.ts';
import { pathFor } from '#domain/site/route-paths.ts';
import { type DayTab, defaultDayTab } from '#domain/site/sticky-panel.ts';
import { useLocale, useMessages } from '#i18n/MessagesContext.tsx';
import { PastToday } from '#ui/events/PastToday.tsx';
import { EventTimeline } from './EventTimeline.tsx';
import { PanelEvents } from './PanelEvents.tsx';
import styles from './TodayPanel.module.css';
import { useTwoDays } from './use-two-days.ts';

const tabs: readonly DayTab[] = ['today', 'tomorrow'];

interface Props {
  today: PackedEvents;
  tomorrow: PackedEvents;
}

export function TodayTabs({ today, tomorrow }: Props) {
  const messages = useMessages();
  const locale = useLocale();
  const events = useTwoDays(today, tomorrow);
  // After midnight, tomorrow's events are today's.
  const [chosen, setChosen] = useState<DayTab>();
  const tab = chosen ?? defaultDayTab(events.today, events.tomorrow);
  const id = useId();
  const { past, remaining } = splitPast(events[tab]);
  const move = (key: string) => {
    const next =
      key === 'Home' ? 'today' : key === 'End' ? 'tomorrow' : tab === 'today' ? 'tomorrow' : 'today';
    setChosen(next);
    document.getElementById(`${id}${next}`)?.focus();
  };
  return (
    <>
      <div role="tablist" className={styles.tabs} aria-label={messages.events}>
        {tabs.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}${name}`}
            aria-selected={tab === name}
            aria-controls={`${id}list`}
            tabIndex={tab === name ? 0 : -1}
            onClick={() => setChosen(name)}
            onKeyDown={(event) => {
              if (!['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(event.key)) return;
              event.preventDefault();
              move(event.key);
            }}
          >
            {messages[name]}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}list`}
        aria-labelledby={`${id}${tab}`}
        tabIndex={0}
        className={styles.list}
      >
        {events[tab].length === 0 ? (
          <p>{tab === 'today' ? messages.no_events_today : messages.no_events_tomorrow}</p>
        ) : (
          <>
            <PastToday events={past}>
              <PanelEvents events={past} />
            </PastToday>
            {remaining.length > 0 && <PanelEvents events={remaining} />}
          </>
        )}
      </div>
      <a className={styles.all} href={pathFor('events', locale)}>
        {messages.all_events}
      </a>
      <EventTimeline events={events[tab]} isToday={tab === 'today'} />
    </>
  );
}
