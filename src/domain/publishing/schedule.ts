/** When something is to happen by the house's clock: what a date and a time of day mean. Serves scheduled publishing. */
import { parseBerlinLocal } from '#domain/dates/dates.ts';

/** Which of two moments is meant where the clock shows a time twice. */
export type WhichMoment = 'first' | 'second';

export type DueTime =
  | { ok: true; at: Date }
  /** No date and time; skipped by the clock in spring; shown twice in autumn; not ahead. */
  | { ok: false; reason: 'malformed' | 'gap' | 'doubled' | 'past' };

/** By how much clocks are set back where the house stands. Milliseconds. */
const clockChange = 3_600_000;

/**
 * The moment of `2026-10-25T02:30`. A time that the clock shows twice is refused without `which`; for every other
 * time `which` means nothing.
 * @param now by the house's clock; the moment has to come after it
 */
export function dueTime(text: string, which: WhichMoment | null, now: Date): DueTime {
  const local = parseBerlinLocal(text);
  if (!local.ok) return local;
  if (local.isDoubled && which === null) return { ok: false, reason: 'doubled' };
  const shift = local.isDoubled && which === 'second' ? clockChange : 0;
  const at = new Date(local.instant.getTime() + shift);
  return at > now ? { ok: true, at } : { ok: false, reason: 'past' };
}
