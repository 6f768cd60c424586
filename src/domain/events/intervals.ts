// Which intervals an event has.
import type { Interval } from './event.ts';

interface Timed {
  date_start: Date;
  date_end: Date | null;
  /** Null: those of the production. */
  intervals: Interval[] | null;
  production_intervals: Interval[] | null;
  production_duration: number | null;
}

/** A matinee or a rehearsal is much shorter than the play: it is not divided as the play is. */
const shortest = 0.75;

export function intervalsOf(event: Timed): Interval[] {
  const { date_start, date_end, production_duration } = event;
  if (event.intervals) return event.intervals;
  const minutes = date_end && (date_end.getTime() - date_start.getTime()) / 60_000;
  const isExcerpt = minutes && production_duration && minutes < production_duration * shortest;
  return isExcerpt ? [] : (event.production_intervals ?? []);
}
