// Events as iCalendar text (RFC 5545): one date for a download, many for a calendar that subscribes to them.
import { TZDate } from '@date-fns/tz';
import { getVtimezoneComponent } from '@touch4it/ical-timezones';
import calendar, { type ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { berlinDay, berlinTime, parseBerlinLocal } from '#domain/dates/dates.ts';
import { type CalendarEntry, calendarEntry } from '#domain/events/calendar-entry.ts';
import type { Locale } from '#domain/languages/locales.ts';
import { calendarEntryTexts } from '#i18n/events/calendar-entry-texts.ts';
import type { FeedEvent } from '#server/services/events/feed-events.ts';
import { full_name, time_zone } from '#site';

interface Options {
  locale: Locale;
  /** Origin of the site. */
  publicUrl: string;
  /** The name of the feed; none for a single event. */
  name?: string;
}

/** Refresh interval for subscribers in seconds, so that they learn of cancellations in time. */
const refreshInterval = 3600;

/**
 * The text of a calendar. Times are local with the rules of their time zone, so that events keep their hour when the
 * rules change; in UTC if a local time is ambiguous. Equal events give equal bytes.
 */
export function calendarText(events: readonly FeedEvent[], options: Options): string {
  const file = calendar({
    prodId: { company: full_name, product: 'Foyer' },
    method: ICalCalendarMethod.PUBLISH,
    // Without a name the moments of changes are in UTC, as RFC 5545 demands (3.8.7). It also demands a component (3.6): of
    // an empty calendar that is its time zone.
    timezone: { name: events.length > 0 ? null : time_zone, generator: getVtimezoneComponent },
    ...(options.name ? { name: options.name, ttl: refreshInterval } : {}),
  });
  for (const each of events) addEntry(file, each, options);
  return `${file.toString().replace(/\r\n$/, '')}\r\n`;
}

function addEntry(file: ICalCalendar, { event, revision, changed_at }: FeedEvent, options: Options): void {
  const entry = calendarEntry(event, options.locale, options.publicUrl);
  const isDay = 'day' in entry.start;
  file.createEvent({
    id: entry.uid,
    sequence: revision,
    stamp: changed_at,
    lastModified: changed_at,
    summary: titleOf(entry, options.locale),
    timezone: isDoubled(entry) ? 'UTC' : time_zone,
    start: 'day' in entry.start ? local(`${entry.start.day}T00:00:00`) : local(entry.start.moment),
    allDay: isDay,
    ...(entry.end ? { end: local(entry.end) } : {}),
    location: entry.location,
    url: entry.url,
    ...(entry.description ? { description: entry.description } : {}),
    status: entry.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
}

/** Whether the clock shows the start or the end twice, in autumn; parsers disagree on which is meant. */
const isDoubled = ({ start, end }: CalendarEntry): boolean =>
  ['moment' in start ? start.moment : null, end].some((moment) => {
    const local = moment && parseBerlinLocal(`${berlinDay(moment)}T${berlinTime(moment)}`);
    return local?.ok === true && local.isDoubled;
  });

/** A moment, or a time of the clock on the wall, in the theatre's time zone. */
const local = (moment: Date | string) =>
  typeof moment === 'string' ? new TZDate(moment, time_zone) : new TZDate(moment.getTime(), time_zone);

/** Calendars show little more than the title, so it mentions cancellations and changes. */
function titleOf({ summary, isCancelled, isRecast }: CalendarEntry, locale: Locale): string {
  const texts = calendarEntryTexts(locale);
  if (isCancelled) return texts.cancelled(summary);
  return isRecast ? texts.recast(summary) : summary;
}
