/** "3 Std. 20, eine Pause": how long an evening is, as the row prints it. */

import { formatDuration, formatIntervals } from '#domain/durations.ts';
import { eveningInWords } from '#domain/evening-axis.ts';
import type { Event } from '#domain/event.ts';
import type { Locale } from '#domain/locales.ts';

/** Empty where nobody has said. */
export function runningTime(event: Event, locale: Locale): string {
  const { minutes, intervals } = eveningInWords(event);
  if (minutes === null) return '';
  return [formatDuration(minutes, locale), formatIntervals(intervals.length, locale)]
    .filter(Boolean)
    .join(', ');
}
