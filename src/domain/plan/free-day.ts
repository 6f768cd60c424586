/** Suggests another day for an event that collides: the nearest one without collisions. */
import { addDays, berlinDay, type Day } from '#domain/dates/dates.ts';
import { bookingOf, bookingsOf } from './bookings.ts';
import { collisionsOf } from './collisions.ts';
import { moveInPlan } from './move-in-plan.ts';
import { laneOf, type Plan, type PlannedEvent } from './plan.ts';

/** The nearest free day in the visible weeks, from today on; of two the later one. Null if there is none. */
export function freeDayFor(
  plan: Pick<Plan, 'weeks' | 'events' | 'productions' | 'today'>,
  event: PlannedEvent,
): Day | null {
  const own = berlinDay(event.event.date_start);
  const others = bookingsOf(plan);
  const isFree = (day: Day) => {
    const { date_start, date_end } = moveInPlan(event, { day, stage_name: laneOf(event) });
    const booking = bookingOf({ ...event, event: { ...event.event, date_start, date_end } }, plan);
    return booking !== null && collisionsOf(booking, others).length === 0;
  };
  const shown = new Set(plan.weeks.flat());
  for (let distance = 1; distance <= shown.size; distance += 1) {
    for (const day of [addDays(own, distance), addDays(own, -distance)]) {
      if (shown.has(day) && day >= plan.today && isFree(day)) return day;
    }
  }
  return null;
}
