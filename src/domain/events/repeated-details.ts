/** In a list with events of several plays, keeps the details of each play at its first event only. */
import type { Event } from './event.ts';

/** Fields that are the same for all events of a play, besides title and subtitle. */
const shared = ['promotional_tagline', 'production_author', 'production_director'] as const;

/** Clears details that repeat those of the play's first event. A subtitle of an event's own becomes its name. */
export function withoutRepeatedDetails(events: readonly Event[]): Event[] {
  const named = new Map<number, Event>();
  const described = new Set<number>();
  return events.map((event) => {
    const { production_id, production_name, name } = event;
    if (production_id === null) return event;
    const first = named.get(production_id);
    const own = ownSubtitle(events.filter((other) => other.production_id === production_id));
    const shown = { ...event };
    if (!first) named.set(production_id, event);
    else for (const field of shared) if (event[field] === first[field]) shown[field] = '';
    if (event.subtitle === own) {
      if (described.has(production_id)) shown.subtitle = '';
      described.add(production_id);
    } else if ((!name || name === production_name) && !event.in_german.includes('subtitle')) {
      shown.name = event.subtitle;
      shown.subtitle = '';
    }
    return shown;
  });
}

/** The most frequent one; the first of several. */
function ownSubtitle(events: readonly Event[]): string {
  const counts = new Map<string, number>();
  for (const { subtitle } of events) counts.set(subtitle, (counts.get(subtitle) ?? 0) + 1);
  return [...counts].reduce((most, each) => (each[1] > most[1] ? each : most), ['', 0])[0];
}
