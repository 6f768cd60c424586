/** Formats a day for an input: "Di 24.11.2026". `parseTypedDay` reads the same form. */
import { formatDate, weekdayShort } from '#domain/dates/date-format.ts';
import type { Day } from '#domain/dates/dates.ts';
import type { Locale } from '#domain/languages/locales.ts';

export const formatDayField = (day: Day, locale: Locale): string =>
  `${weekdayShort(day, locale)} ${formatDate(day)}`;
