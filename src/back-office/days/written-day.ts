/** A day as it stands in a field: "Di 24.11.2026". It is read again as it was written. */
import { formatDate, weekdayShort } from '#domain/dates/date-format.ts';
import type { Day } from '#domain/dates/dates.ts';
import type { Locale } from '#domain/languages/locales.ts';

export const writtenDay = (day: Day, locale: Locale): string =>
  `${weekdayShort(day, locale)} ${formatDate(day)}`;
