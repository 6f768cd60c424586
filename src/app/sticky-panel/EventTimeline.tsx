/** The bars of a day's events below each other on one axis, with a line at the current time. */
import type { CSSProperties } from 'react';
import type { Event } from '#domain/events/event.ts';
import { rulerMarks } from '#domain/events/event-axis.ts';
import { EventBar } from '#ui/events/EventBar.tsx';
import styles from './EventTimeline.module.css';

/** Hidden from screen readers: the list above contains the same times. */
export function EventTimeline({ events, isToday }: { events: readonly Event[]; isToday: boolean }) {
  if (events.length === 0) return null;
  return (
    <div className={styles.score} style={{ '--parts': events.length } as CSSProperties} aria-hidden="true">
      {isToday && <i className={styles.now} />}
      {events.map((event) => (
        <div key={event.id} className={styles.part}>
          <EventBar event={event} />
        </div>
      ))}
      <div className={styles.hours}>
        {rulerMarks().map(({ hour, left }) => (
          <span key={hour} style={{ left: `${left}%` }}>
            {hour}
          </span>
        ))}
      </div>
    </div>
  );
}
