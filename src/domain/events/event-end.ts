/** When an event is past, for lists and rows. */
import { addDays, berlinDay, startOfDay } from '#domain/dates/dates.ts';

/** Hours assumed for events without an end. */
export const assumedHours = 3;

export interface EventTimes {
  date_start: Date;
  date_end: Date | null;
  unspecific_time: boolean;
}

/**
 * The instant from which an event is past: its end, or {@link assumedHours} after its start if the end is
 * unknown. An event without a fixed time lasts until the end of its day.
 */
export function endOfEvent({ date_start, date_end, unspecific_time }: EventTimes): Date {
  if (unspecific_time) return startOfDay(addDays(berlinDay(date_end ?? date_start), 1));
  return date_end ?? new Date(date_start.getTime() + assumedHours * 3_600_000);
}

/** Inclusive: an event is past at its end. */
export function isOver(times: EventTimes, now: Date): boolean {
  return endOfEvent(times).getTime() <= now.getTime();
}
