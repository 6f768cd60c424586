/** The current time as a position on the event axis, in per cent, for style sheets. */
import { useEffect } from 'react';
import { minuteOfDay } from '#domain/dates/dates.ts';
import { evening_begins, evening_ends } from '#site';

const minute = 60_000;

/** Sets `--now` on the document while the time is within the axis; the timelines draw it as a line. */
export function useNowLine(): void {
  useEffect(() => {
    const { style } = document.documentElement;
    const look = () => {
      const share = ((minuteOfDay(new Date()) / 60 - evening_begins) / (evening_ends - evening_begins)) * 100;
      if (share >= 0 && share <= 100) {
        style.setProperty('--now', `${share}%`);
        style.setProperty('--now-line', '2px');
      } else style.removeProperty('--now-line');
    };
    look();
    const timer = setInterval(look, minute);
    return () => clearInterval(timer);
  }, []);
}
