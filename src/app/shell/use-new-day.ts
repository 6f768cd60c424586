/** Loads the data of a page again when its day is over: a page left open does not call yesterday today. */
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { berlinDay, type Day } from '#domain/dates/dates.ts';

const minute = 60_000;

/** On which the data that depend on it were loaded, by the browser's own clock: only that it changes its day counts. */
let dayOfData = berlinDay(new Date());

/** Whether data of this document may call a day today that is over. */
export const isDayOver = (): boolean => berlinDay(new Date()) !== dayOfData;

/** `today` is that of the page's data; without it nothing depends on the day. */
export function useNewDay(today: Day | undefined): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!today) return;
    dayOfData = berlinDay(new Date());
    const look = () => {
      if (!isDayOver() || document.hidden || /[?&]edit/.test(location.search)) return;
      // A server that is not there would replace the page by its error.
      void fetch(location.href, { method: 'HEAD' }).then(
        ({ ok }) => void (ok && revalidate()),
        () => undefined,
      );
    };
    const timer = setInterval(look, minute);
    return () => clearInterval(timer);
  }, [today, revalidate]);
}
