/** What the search shows before a question and where nothing is found: the theatre, to be looked through. */
import { addDays, type Day, weekdayOf } from '#domain/dates/dates.ts';
import type { PackedEvents } from '#domain/events/packed-events.ts';
import type { ProductionEntry } from '#domain/productions/production.ts';

export interface SearchDirectory {
  weekend: { day: Day; events: PackedEvents }[];
  productions: Pick<ProductionEntry, 'id' | 'name' | 'slug' | 'in_german'>[];
  ensemble: { id: number; slug: string; name: string }[];
}

/** Saturday and Sunday of this week without what is over: on a Sunday only Sunday. */
export function weekendFrom(today: Day): Day[] {
  const saturday = addDays(today, 6 - weekdayOf(today));
  return [saturday, addDays(saturday, 1)].filter((day) => day >= today);
}
