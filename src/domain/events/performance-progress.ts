/**
 * The progress of a performance: before, playing, in its interval, over. And the share of its picture that is
 * printed.
 */
import { berlinDay, minuteOfDay } from '#domain/dates/dates.ts';
import type { Event, Interval } from './event.ts';
import { endOfEvent } from './event-end.ts';

export type TimedEvent = Pick<
  Event,
  'production_id' | 'date_start' | 'date_end' | 'unspecific_time' | 'outcome' | 'intervals'
>;

/** Shares are of the width of the picture, 0 to 1. */
export interface PerformanceProgress {
  phase: 'before' | 'act' | 'interval' | 'over';
  start: Date;
  end: Date;
  /** The interval that is on, or the next one. */
  interval: { start: Date; end: Date } | null;
  /** Before the start, the printed share of the picture; then the share that has been played, from the left. */
  share: number;
  /** The interval between the two acts. */
  gap: { from: number; to: number } | null;
  /** Minutes until the start; 0 after it. */
  minutesLeft: number;
}

const minute = 60_000;
/** The minute of the day at which printing the picture starts. */
const dawn = 6 * 60;
/** Minimum share, so that a stroke is visible from the start. */
const minShare = 0.02;

/** The event whose progress is shown: the current or next one of a production, else the last one. */
export function currentPerformance<E extends TimedEvent>(
  events: readonly E[],
  productionId: number,
  now: Date,
): E | null {
  const own = events.filter(
    (event) =>
      event.production_id === productionId && event.outcome !== 'cancelled' && !event.unspecific_time,
  );
  return own.find((event) => endOfEvent(timesOf(event)) > now) ?? own.at(-1) ?? null;
}

/** The progress at a moment, by the announced times, since actual ones are unknown. */
export function performanceProgressAt(event: TimedEvent, now: Date): PerformanceProgress {
  const { date_start: start } = timesOf(event);
  const end = endOfEvent(timesOf(event));
  const shareOf = (moment: Date) =>
    Math.min(1, Math.max(0, (moment.getTime() - start.getTime()) / (end.getTime() - start.getTime())));
  const intervals = event.intervals.map((each) => intervalAt(start, each)).filter((each) => each.end <= end);
  const interval = intervals.find((each) => each.end > now) ?? null;
  const shown = interval ?? intervals.at(-1) ?? null;
  const common = {
    start,
    end,
    interval,
    gap: shown && { from: shareOf(shown.start), to: shareOf(shown.end) },
    minutesLeft: Math.max(0, Math.ceil((start.getTime() - now.getTime()) / minute)),
  };
  if (now < start) return { ...common, phase: 'before', share: printedShare(start, now) };
  if (now >= end) return { ...common, phase: 'over', share: 1 };
  if (interval && now >= interval.start)
    return { ...common, phase: 'interval', share: shareOf(interval.end) };
  return { ...common, phase: 'act', share: shareOf(now) };
}

function printedShare(start: Date, now: Date): number {
  if (berlinDay(start) !== berlinDay(now)) return minShare;
  const printed = (minuteOfDay(now) - dawn) / (minuteOfDay(start) - dawn);
  return Math.min(1, Math.max(minShare, printed));
}

function intervalAt(start: Date, { after, minutes }: Interval): { start: Date; end: Date } {
  const from = start.getTime() + after * minute;
  return { start: new Date(from), end: new Date(from + minutes * minute) };
}

const timesOf = ({ date_start, date_end, unspecific_time }: TimedEvent) => ({
  date_start: new Date(date_start),
  date_end: date_end === null ? null : new Date(date_end),
  unspecific_time,
});
