/** The next date of a production for teasers: "Premiere heute, 19.30 Uhr", "Fr 3.10., 20.00". */
import { formatDayShort, formatTime } from '#domain/dates/date-format.ts';
import { berlinDay, type Day } from '#domain/dates/dates.ts';
import { premiereActivityId } from '#domain/events/event-status.ts';
import type { Locale } from '#domain/languages/locales.ts';
import type { ProductionEntry } from '#domain/productions/production.ts';
import type { Messages } from '#i18n/de.ts';

type Dated = Pick<ProductionEntry, 'next_event' | 'premiere_date'>;

/** Empty if nothing is planned. */
export function nextDateText(
  { next_event, premiere_date }: Dated,
  today: Day,
  locale: Locale,
  messages: Messages,
): string {
  if (!next_event)
    return premiere_date && premiere_date > today
      ? messages.premiere_on(formatDayShort(premiere_date, locale))
      : '';
  const day = berlinDay(next_event.date_start);
  const time = next_event.unspecific_time ? '' : formatTime(next_event.date_start);
  if (next_event.activity?.id === premiereActivityId) {
    if (day === today)
      return [messages.premiere_today, time && messages.oclock(time)].filter(Boolean).join(', ');
    return messages.premiere_on(formatDayShort(day, locale));
  }
  if (day === today) return [messages.today, time && messages.oclock(time)].filter(Boolean).join(', ');
  return [formatDayShort(day, locale), time].filter(Boolean).join(', ');
}
