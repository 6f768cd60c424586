/** Collisions beyond the weeks that a plan shows, counted by month. */
import { berlinDay, type Day, type Month, monthOf } from '#domain/dates/dates.ts';
import { strike_minutes } from '#site';
import { type Booking, collisionsOf } from './collisions.ts';

export interface MonthCollisions {
  month: Month;
  count: number;
}

/** Collisions by month, each pair once, in the month of its later booking; months without any are missing. */
export function collisionsElsewhere(
  bookings: readonly Booking[],
  weeks: readonly (readonly Day[])[],
): MonthCollisions[] {
  const shown = new Set(weeks.flat());
  const sorted = bookings.toSorted((a, b) => a.start - b.start);
  const counts = new Map<Month, number>();
  sorted.forEach((own, at) => {
    // Bookings that start later cannot collide with one that has ended by then.
    const latestEnd = own.end + strike_minutes * 60_000;
    for (let next = at + 1; next < sorted.length; next += 1) {
      const later = sorted[next] as Booking;
      if (later.start >= latestEnd) break;
      const day = berlinDay(new Date(later.start));
      if (shown.has(day) || collisionsOf(later, [own]).length === 0) continue;
      counts.set(monthOf(day), (counts.get(monthOf(day)) ?? 0) + 1);
    }
  });
  return [...counts].map(([month, count]) => ({ month, count }));
}
