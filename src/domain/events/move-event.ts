/** Moves events: by days at the same time of the clock, by minutes on the same clock. */
import {
  addDays,
  berlinDay,
  berlinTime,
  minuteOfDay,
  parseBerlinLocal,
  startOfDay,
  toBerlinIso,
} from '#domain/dates/dates.ts';

export interface Move {
  days: number;
  minutes: number;
}

/** ISO 8601; the end is null if it is unknown. */
export interface StartAndEnd {
  date_start: string;
  date_end: string | null;
}

/**
 * The times of a moved event: 19.30 stays 19.30 across a clock change, and the duration stays too. A start in the gap
 * in spring is an hour later.
 */
export function movedTimes({ date_start, date_end }: StartAndEnd, move: Move): StartAndEnd {
  const start = movedStart(date_start, move);
  const later = start - Date.parse(date_start);
  return {
    date_start: toBerlinIso(new Date(start)),
    date_end: date_end && toBerlinIso(new Date(Date.parse(date_end) + later)),
  };
}

/** In milliseconds since 1970. */
function movedStart(instant: string, { days, minutes }: Move): number {
  const moved = (start: number) => start + minutes * 60_000;
  // The second of two equal times in autumn would become the first.
  if (days === 0) return moved(Date.parse(instant));
  const day = addDays(berlinDay(instant), days);
  const local = parseBerlinLocal(`${day}T${berlinTime(instant)}`);
  return moved(
    local.ok ? local.instant.getTime() : startOfDay(day).getTime() + minuteOfDay(instant) * 60_000,
  );
}
