/** Events grouped by day, with a ruler of the event axis above. */
import type { ReactNode } from 'react';
import { berlinDay, type Day } from '#domain/dates/dates.ts';
import type { Event } from '#domain/events/event.ts';
import { rulerMarks } from '#domain/events/event-axis.ts';
import { splitPast } from '#domain/events/past-today.ts';
import { DayName } from './DayName.tsx';
import { EventRow } from './EventRow.tsx';
import { PastToday } from './PastToday.tsx';
import styles from './Schedule.module.css';

interface Props {
  events: readonly Event[];
  today: Day;
  context?: 'schedule' | 'production';
}

export function EventSchedule({ events, today, context = 'schedule' }: Props) {
  const rows = (listed: readonly Event[]) =>
    listed.map((event) => <EventRow key={event.id} event={event} context={context} />);
  return (
    <div className={styles.schedule} data-production={context === 'production' || undefined}>
      <Ruler />
      {groupByDay(events).map(([day, eventsOfDay]) => (
        <DaySection key={day} day={day} today={today}>
          {/* On a production's page the line would name its own title. */}
          {context === 'schedule' && day === today ? (
            <Today events={eventsOfDay} rows={rows} />
          ) : (
            rows(eventsOfDay)
          )}
        </DaySection>
      ))}
    </div>
  );
}

interface TodayProps {
  events: readonly Event[];
  rows: (events: readonly Event[]) => ReactNode;
}

function Today({ events, rows }: TodayProps) {
  const { past, remaining } = splitPast(events);
  return (
    <>
      <PastToday events={past}>{rows(past)}</PastToday>
      {rows(remaining)}
    </>
  );
}

function groupByDay(events: readonly Event[]): [Day, Event[]][] {
  const days = new Map<Day, Event[]>();
  for (const event of events) {
    const day = berlinDay(event.date_start);
    const list = days.get(day);
    if (list) list.push(event);
    else days.set(day, [event]);
  }
  return [...days];
}

/** Hidden from screen readers. */
function Ruler() {
  return (
    <div className={styles.ruler} aria-hidden="true">
      <span />
      <div>
        {rulerMarks().map(({ hour, left }) => (
          <i key={hour} style={{ left: `${left}%` }}>
            {hour}
          </i>
        ))}
      </div>
    </div>
  );
}

function DaySection({ day, today, children }: { day: Day; today: Day; children: ReactNode }) {
  return (
    <section className={styles.day} id={`day-${day}`} aria-labelledby={`day-${day}-name`}>
      <h2 id={`day-${day}-name`}>
        <DayName day={day} isToday={day === today} />
      </h2>
      {children}
    </section>
  );
}
