/** Interprets a local date and time that is due in future, for scheduled publishing. */
import { parseBerlinLocal } from '#domain/dates/dates.ts';

/** Which of two instants is meant in a repeated hour. */
export type ClockOccurrence = 'first' | 'second';

export type DueTime =
  | { ok: true; at: Date }
  /** `gap`: skipped by the clock in spring. `doubled`: shown twice in autumn. `past`: not in future. */
  | { ok: false; reason: 'malformed' | 'gap' | 'doubled' | 'past' };

/** Milliseconds by which clocks are set back in autumn. */
const clockChange = 3_600_000;

/**
 * The instant of `2026-10-25T02:30`. A time that occurs twice is rejected without `which`; for all other
 * times `which` is ignored.
 * @param now has to be before the instant
 */
export function dueTime(text: string, which: ClockOccurrence | null, now: Date): DueTime {
  const local = parseBerlinLocal(text);
  if (!local.ok) return local;
  if (local.isDoubled && which === null) return { ok: false, reason: 'doubled' };
  const shift = local.isDoubled && which === 'second' ? clockChange : 0;
  const at = new Date(local.instant.getTime() + shift);
  return at > now ? { ok: true, at } : { ok: false, reason: 'past' };
}
