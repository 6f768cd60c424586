/** The strokes of a whole day under each other, like the parts of a score; a thin line says how late it is. */
import { useEffect, useState } from 'react';
import { minuteOfDay } from '#domain/dates.ts';
import { rulerMarks } from '#domain/evening-axis.ts';
import type { Event } from '#domain/event.ts';
import { site } from '#site';
import { EveningStroke } from '#ui/events/EveningStroke.tsx';
import styles from './EveningScore.module.css';

const { from, to } = site.evening_axis;
const minute = 60_000;

/** Per cent of the axis; null before the first look at the clock, and outside the axis. */
function useNow(): number | null {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    const look = () => {
      const share = ((minuteOfDay(new Date()) / 60 - from) / (to - from)) * 100;
      setNow(share >= 0 && share <= 100 ? share : null);
    };
    look();
    const timer = setInterval(look, minute);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** For the eye only: the list above says the same in words. */
export function EveningScore({ events, isToday }: { events: readonly Event[]; isToday: boolean }) {
  const now = useNow();
  if (events.length === 0) return null;
  return (
    <div className={styles.score} aria-hidden="true">
      {isToday && now !== null && <i className={styles.now} style={{ left: `${now}%` }} />}
      {events.map((event) => (
        <div key={event.id} className={styles.part}>
          <EveningStroke event={event} />
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
