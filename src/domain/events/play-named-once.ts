/** Dates of several plays in one list: what a play is, is said at its first date. */
import type { Event } from './event.ts';

/** What is the same at all dates of a play, beside its title. */
const shared = ['subtitle', 'promotional_tagline', 'production_author', 'production_director'] as const;

/** The events, of which each date of a play after its first names no more than the title. */
export function playNamedOnce(events: readonly Event[]): Event[] {
  const named = new Map<number, Event>();
  return events.map((event) => {
    const { production_id } = event;
    const first = production_id === null ? undefined : named.get(production_id);
    if (!first) {
      if (production_id !== null) named.set(production_id, event);
      return event;
    }
    const later = { ...event };
    for (const field of shared) if (event[field] === first[field]) later[field] = '';
    return later;
  });
}
