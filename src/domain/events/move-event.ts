/** Moves events: by days at the same time of the clock, by minutes on the same clock. */
import { addDays, berlinDay, berlinTime, parseBerlinLocal, toBerlinIso } from '#domain/dates/dates.ts';

export interface Move {
  days: number;
  minutes: number;
}

/**
 * Shifts an instant by days and minutes of local time, ISO 8601: 19.30 stays 19.30 across a clock change; a time in the
 * gap in spring is an hour later.
 */
export function movedInstant(instant: string, { days, minutes }: Move): string {
  const day = addDays(berlinDay(instant), days);
  const time = berlinTime(instant);
  const found = parseBerlinLocal(`${day}T${time}`);
  const later = Math.min(23, Number(time.slice(0, 2)) + 1);
  const other = found.ok
    ? found
    : parseBerlinLocal(`${day}T${String(later).padStart(2, '0')}${time.slice(2)}`);
  const begin = other.ok ? other.instant.getTime() : Date.parse(instant) + days * 86_400_000;
  return toBerlinIso(new Date(begin + minutes * 60_000));
}
