/** The strokes of a whole day under each other, like the parts of a score; a thin line says how late it is. */

import type { Event } from '#domain/events/event.ts';
import { rulerMarks } from '#domain/events/event-axis.ts';
import { EventStroke } from '#ui/events/EventStroke.tsx';
import styles from './EventTimeline.module.css';

/** For the eye only: the list above says the same in words. */
export function EventTimeline({ events, isToday }: { events: readonly Event[]; isToday: boolean }) {
  if (events.length === 0) return null;
  return (
    <div className={styles.score} aria-hidden="true">
      {isToday && <i className={styles.now} />}
      {events.map((event) => (
        <div key={event.id} className={styles.part}>
          <EventStroke event={event} />
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
