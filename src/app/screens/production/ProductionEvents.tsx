/** Events of a production: future ones as calendar rows, past ones collapsed. */
import type { Day } from '#domain/dates/dates.ts';
import type { Event } from '#domain/events/event.ts';
import { pathFor } from '#domain/site/route-paths.ts';
import { useLocale, useMessages } from '#i18n/MessagesContext.tsx';
import { Schedule } from '#ui/events/Schedule.tsx';
import { EmptyState } from '#ui/primitives/EmptyState.tsx';
import styles from './ProductionEvents.module.css';

interface Props {
  coming: readonly Event[];
  past: readonly Event[];
  today: Day;
}

export function ProductionEvents({ coming, past, today }: Props) {
  const messages = useMessages();
  const locale = useLocale();
  return (
    <section className="section" aria-labelledby="events">
      <h2 className="heading" id="events">
        {messages.events}
      </h2>
      {coming.length === 0 ? (
        <EmptyState title={messages.no_coming_events} hint={messages.no_coming_events_hint}>
          <a className="button" href={pathFor('events', locale)}>
            {messages.all_events}
          </a>
        </EmptyState>
      ) : (
        <Schedule events={coming} today={today} context="production" />
      )}
      {past.length > 0 && (
        <details className={styles.past}>
          <summary>
            {messages.earlier_events} ({past.length})
          </summary>
          <Schedule events={past} today={today} context="production" />
        </details>
      )}
    </section>
  );
}
