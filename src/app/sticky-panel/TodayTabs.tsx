/** Today's and tomorrow's events in two tabs, with their timeline below. */
import { useEffect, useId, useMemo, useState } from 'react';
import { addDays, berlinDay, type Day } from '#domain/dates/dates.ts';
import type { Event } from '#domain/events/event.ts';
import { type PackedEvents, unpackEvents } from '#domain/events/packed-events.ts';
import { splitPast } from '#domain/events/past-today.ts';
import type { Locale } from '#domain/languages/locales.ts';
import { pathFor } from '#domain/site/route-paths.ts';
import { type DayTab, defaultDayTab } from '#domain/site/sticky-panel.ts';
import { useLocale, useMessages } from '#i18n/MessagesContext.tsx';
import { PastToday } from '#ui/events/PastToday.tsx';
import { EventTimeline } from './EventTimeline.tsx';
import { PanelEvents } from './PanelEvents.tsx';
import styles from './TodayPanel.module.css';

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

type TwoDays = Record<DayTab, Event[]>;

const minute = 60_000;

/** For all panels of this document: one is mounted with each screen. */
let fetched: { today: Day; events: TwoDays } | null = null;

/** @throws if the server does not answer with events */
async function fetchDay(locale: Locale, date: Day): Promise<Event[]> {
  const query = `date=${date}&date_to=${addDays(date, 1)}&with_running=true&page_size=60`;
  const response = await fetch(`/${locale}/api/events/?${query}`);
  return response.ok ? (await response.json()).results : Promise.reject(response.status);
}

/** The events of today and tomorrow: those in the document, and after midnight those of the new days. */
function useTwoDays(today: PackedEvents, tomorrow: PackedEvents): TwoDays {
  const locale = useLocale();
  const [later, setLater] = useState(fetched);
  useEffect(() => {
    const look = async () => {
      const day = berlinDay(new Date());
      // The document has the events of the day on which it was loaded.
      if (day === (fetched?.today ?? berlinDay(new Date(Date.now() - performance.now())))) return;
      const [first, second] = await Promise.all([fetchDay(locale, day), fetchDay(locale, addDays(day, 1))]);
      fetched = { today: day, events: { today: first, tomorrow: second } };
      setLater(fetched);
    };
    // Retries a minute later if there is no response.
    const timer = setInterval(() => void look().catch(() => {}), minute);
    return () => clearInterval(timer);
  }, [locale]);
  return useMemo(
    () => later?.events ?? { today: unpackEvents(today), tomorrow: unpackEvents(tomorrow) },
    [later, today, tomorrow],
  );
}
