/** Whether a list of events is that of one play. */
import type { Event } from './event.ts';

type OfPlay = Pick<Event, 'production_id' | 'production_slug' | 'production_name' | 'in_german'>;

/** The common play of several events, whose title is above the list instead of in each row. */
export function sharedPlay(events: readonly OfPlay[]): (OfPlay & { production_id: number }) | null {
  const [first] = events;
  if (!first?.production_id || events.length < 2) return null;
  const { production_id } = first;
  return events.every((event) => event.production_id === production_id) ? { ...first, production_id } : null;
}
