/** Events of a production: future ones as calendar rows, past ones collapsed. */
import { formatDayShort } from '#domain/dates/date-format.ts';
import type { Day } from '#domain/dates/dates.ts';
import type { Event } from '#domain/events/event.ts';
import { pathFor } from '#domain/site/route-paths.ts';
import { useLocale, useMessages } from '#i18n/MessagesContext.tsx';
import { EventSchedule } from '#ui/events/EventSchedule.tsx';
import { EmptyState } from '#ui/primitives/EmptyState.tsx';
import { FeedLink } from '../../shell/FeedLink.tsx';
import styles from './ProductionEvents.module.css';

interface Props {
  /** Of the production. */
  id: number;
  coming: readonly Event[];
  past: readonly Event[];
  today: Day;
  /** The day of the premiere, for a play without events. */
  premiere?: Day | null;
}

export function ProductionEvents({ id, coming, past, today, premiere }: Props) {
  const messages = useMessages();
  const locale = useLocale();
  const isAnnounced = premiere && premiere > today;
  return (
    <section className="section" aria-labelledby="events">
      <h2 className="heading" id="events">
        {messages.events}
      </h2>
      {coming.length === 0 ? (
        <EmptyState
          title={
            isAnnounced ? messages.premiere_on(formatDayShort(premiere, locale)) : messages.no_coming_events
          }
          hint={
            isAnnounced
              ? `${messages.time_open}. ${messages.no_coming_events_hint}`
              : messages.no_coming_events_hint
          }
        >
          <a className="button" href={pathFor('events', locale)}>
            {messages.all_events}
          </a>
        </EmptyState>
      ) : (
        <EventSchedule events={coming} today={today} context="production" />
      )}
      <FeedLink query={`?production_id=${id}`} />
      {past.length > 0 && (
        <details className={styles.past}>
          <summary>
            {messages.earlier_events} ({past.length})
          </summary>
          <EventSchedule events={past} today={today} context="production" />
        </details>
      )}
    </section>
  );
}
