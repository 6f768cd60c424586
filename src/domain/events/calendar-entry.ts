/** An event as a calendar entry, for its `.ics` file. */
import { berlinDay, type Day } from '#domain/dates/dates.ts';
import type { Locale } from '#domain/languages/locales.ts';
import { pathFor } from '#domain/site/route-paths.ts';
import { slugify } from '#domain/urls/slugs.ts';
import { venueName } from '#domain/venues/venues.ts';
import type { Event } from './event.ts';
import { eventFlags } from './event-status.ts';

export interface CalendarEntry {
  /** Independent of language and time, so that a later download replaces the entry in a calendar. */
  uid: string;
  summary: string;
  /** The start; only the day if the time is not fixed. */
  start: { moment: Date } | { day: Day };
  /** Null if the end is unknown. */
  end: Date | null;
  /** The stage. The description names its venue. */
  location: string;
  /** The production's page, or the calendar for events without one. */
  url: string;
  description: string;
  isCancelled: boolean;
  /** Another actor than announced plays a part. */
  isRecast: boolean;
  /** "nora-2026-03-12.ics" */
  file_name: string;
}

/** The venue's name; empty if it repeats the stage's. */
function venueOf(stage_name: string, locale: Locale): string {
  const venue = venueName(stage_name, locale);
  return venue === stage_name ? '' : venue;
}

/** `publicUrl` is the origin of the site, without a trailing slash. */
export function calendarEntry(event: Event, locale: Locale, publicUrl: string): CalendarEntry {
  const { id, production_id, production_slug, date_start, date_end, unspecific_time } = event;
  const summary = event.production_name || event.name;
  const own = event.name !== summary ? event.name : '';
  const path =
    production_id === null
      ? pathFor('events', locale, {}, { date: berlinDay(date_start) })
      : pathFor('productions-slug-id', locale, { slug: production_slug, id: production_id });
  const flags = eventFlags(event);
  const begin = new Date(date_start);
  const end = date_end === null || unspecific_time ? null : new Date(date_end);
  return {
    uid: `event-${id}@${new URL(publicUrl).hostname}`,
    summary,
    start: unspecific_time ? { day: berlinDay(date_start) } : { moment: begin },
    end: end !== null && end > begin ? end : null,
    location: event.stage_name,
    url: publicUrl + path,
    description: [
      own,
      event.subtitle,
      event.cancellation_info_short,
      event.substitution_info,
      venueOf(event.stage_name, locale),
    ]
      .filter(Boolean)
      .join('\n'),
    isCancelled: flags.isCancelled,
    isRecast: flags.isSubstitute,
    file_name: `${slugify(summary).slice(0, 60) || 'event'}-${berlinDay(date_start)}.ics`,
  };
}
