/** When an event is over. */
import { addDays, berlinDay, startOfDay } from '#domain/dates/dates.ts';

/** Hours that an evening lasts where nobody wrote down its end. */
export const assumedHours = 3;

/** The stored times of an event. */
export interface EventTimes {
  date_start: Date;
  date_end: Date | null;
  unspecific_time: boolean;
}

/**
 * The moment from which an event is past: its end, or three hours after its beginning where no end is known.
 * An event without a fixed hour goes on until its last day is over.
 */
export function endOfEvent({ date_start, date_end, unspecific_time }: EventTimes): Date {
  if (unspecific_time) return startOfDay(addDays(berlinDay(date_end ?? date_start), 1));
  return date_end ?? new Date(date_start.getTime() + assumedHours * 3_600_000);
}

/** Whether an event is over at a moment; at the very moment of its end it is. */
export function isOver(times: EventTimes, now: Date): boolean {
  return endOfEvent(times).getTime() <= now.getTime();
}
