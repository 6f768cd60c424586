/** Formats a moment on the hub: "17.52" today, "Di 24.11., 10.00" on other days. */
import { formatDayShort, formatTime } from '#domain/dates/date-format.ts';
import { berlinDay } from '#domain/dates/dates.ts';
import type { Locale } from '#domain/languages/locales.ts';

export function formatHubTime(at: string, now: string, locale: Locale): string {
  const day = berlinDay(at);
  if (day === berlinDay(now)) return formatTime(at);
  const year = day.slice(0, 4) === berlinDay(now).slice(0, 4) ? '' : ` ${day.slice(0, 4)}`;
  return `${formatDayShort(day, locale)}${year}, ${formatTime(at)}`;
}
