/** What is on today and tomorrow: two tabs beside every page that has no panel of its own. */
import { useId, useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { Event } from '#domain/event.ts';
import { fullEvent } from '#domain/lean-event.ts';
import { pathFor } from '#domain/route-paths.ts';
import { type DayTab, defaultDayTab } from '#domain/sticky-panel.ts';
import { useLocale, useMessages } from '#i18n/MessagesContext.tsx';
import type { DefaultLayoutData } from '../layouts/DefaultLayout.tsx';
import { EveningScore } from './EveningScore.tsx';
import { PanelEvents } from './PanelEvents.tsx';
import { StickyPanel } from './StickyPanel.tsx';
import styles from './TodayPanel.module.css';

const tabs: readonly DayTab[] = ['today', 'tomorrow'];

/** The layout's own data, in whichever language it was loaded. */
export function useStickyEvents(): Record<DayTab, Event[]> {
  const locale = useLocale();
  const own = useRouteLoaderData<DefaultLayoutData>(`default-layout___${locale}`);
  const elsewhere = useRouteLoaderData<DefaultLayoutData>('default-layout');
  const days = (own ?? elsewhere)?.stickyEvents;
  return { today: days?.today.map(fullEvent) ?? [], tomorrow: days?.tomorrow.map(fullEvent) ?? [] };
}

export function TodayPanel() {
  const messages = useMessages();
  const locale = useLocale();
  const events = useStickyEvents();
  const [tab, setTab] = useState<DayTab>(() => defaultDayTab(events.today, events.tomorrow));
  const id = useId();
  const move = (key: string) => {
    const next =
      key === 'Home' ? 'today' : key === 'End' ? 'tomorrow' : tab === 'today' ? 'tomorrow' : 'today';
    setTab(next);
    document.getElementById(`${id}${next}`)?.focus();
  };
  return (
    <StickyPanel label={messages.panel_calendar}>
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
            onClick={() => setTab(name)}
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
          <PanelEvents events={events[tab]} />
        )}
      </div>
      <a className={styles.all} href={pathFor('events', locale)}>
        {messages.all_events}
      </a>
      <EveningScore events={events[tab]} isToday={tab === 'today'} />
    </StickyPanel>
  );
}
