/** An event in one line: title, time, stage. */
import { formatDate, formatTime, weekdayShort } from '#domain/dates/date-format.ts';
import { berlinDay } from '#domain/dates/dates.ts';
import type { CompactEvent } from '#domain/events/compact-event.ts';
import type { Locale } from '#domain/languages/locales.ts';

/** The title without soft hyphens. */
export function eventName({ name, production_name }: CompactEvent): string {
  return (production_name || name || '').replaceAll('\u00ad', '');
}

/** Date and place, e.g. "Sa 14.03.2026, 19.30, Bühne"; without the time if it is not fixed. */
export function eventWhen({ date_start, stage_name, unspecific_time }: CompactEvent, locale: Locale): string {
  const day = berlinDay(date_start);
  const time = unspecific_time ? '' : formatTime(date_start);
  const when = `${weekdayShort(day, locale)} ${formatDate(day)}`;
  return [when, time, stage_name].filter(Boolean).join(', ');
}
