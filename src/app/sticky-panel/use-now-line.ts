/** How late it is, as the style sheet draws it: on the axis of the evening, in per cent of its width. */
import { useEffect } from 'react';
import { minuteOfDay } from '#domain/dates/dates.ts';
import { evening_begins, evening_ends } from '#site';

const minute = 60_000;

/** Sets `--now` for the whole page while the clock is within the axis; the strokes below the list show it as a line. */
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
