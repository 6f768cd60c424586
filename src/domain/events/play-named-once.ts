/** In a list of several plays, keeps the details of a play at its first date only. */
import type { Event } from './event.ts';

/** What is the same at all dates of a play, beside its title and its subtitle. */
const shared = ['promotional_tagline', 'production_author', 'production_director'] as const;

/**
 * The events, of which each date of a play after its first names no more than the title. A subtitle that is not the play's
 * own leads as the name of its date.
 */
export function playNamedOnce(events: readonly Event[]): Event[] {
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
