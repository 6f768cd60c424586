/** The duration of an event as displayed: "3 Std. 20, eine Pause". */

import { formatDuration, formatIntervals } from '#domain/dates/durations.ts';
import type { Event } from '#domain/events/event.ts';
import { describeEvent } from '#domain/events/event-axis.ts';
import type { Locale } from '#domain/languages/locales.ts';

/** Empty if the duration is unknown. */
export function runningTime(event: Event, locale: Locale): string {
  const { minutes, intervals } = describeEvent(event);
  if (minutes === null) return '';
  return [formatDuration(minutes, locale), formatIntervals(intervals.length, locale)]
    .filter(Boolean)
    .join(', ');
}
