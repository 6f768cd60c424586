/** The directory that the search shows before anything is typed and when nothing is found. */
import { addDays, type Day, weekdayOf } from '#domain/dates/dates.ts';
import type { PackedEvents } from '#domain/events/packed-events.ts';
import type { ProductionEntry } from '#domain/productions/production.ts';

export interface SearchDirectory {
  weekend: { day: Day; events: PackedEvents }[];
  productions: Pick<ProductionEntry, 'id' | 'name' | 'slug' | 'in_german'>[];
  ensemble: { id: number; slug: string; name: string }[];
}

/** The remaining days of this week's weekend. */
export function weekendFrom(today: Day): Day[] {
  const saturday = addDays(today, 6 - weekdayOf(today));
  return [saturday, addDays(saturday, 1)].filter((day) => day >= today);
}
