// The past events of today, collapsed above the upcoming ones.
import type { Event } from './event.ts';

/** Splits events into those that are over and those that are left; both keep their order. */
export function splitPast<E extends Pick<Event, 'status'>>(
  events: readonly E[],
): { past: E[]; remaining: E[] } {
  return {
    past: events.filter(({ status }) => status === 'past'),
    remaining: events.filter(({ status }) => status !== 'past'),
  };
}

/** Each title once, without soft hyphens, in the order of the day. */
export function titlesOf(events: readonly Pick<Event, 'production_name' | 'name'>[]): string[] {
  const titles = events.map(({ production_name, name }) =>
    (production_name || name).replaceAll('\u00ad', ''),
  );
  return [...new Set(titles)];
}
