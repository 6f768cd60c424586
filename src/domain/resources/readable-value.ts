/** Stored values in readable form, for the log and the changes of an import. */
import { formatDate, formatDateTime } from '#domain/dates/date-format.ts';
import { isDay } from '#domain/dates/dates.ts';
import type { Locale } from '#domain/languages/locales.ts';
import { formatAmountInput } from './typed-numbers.ts';

/** ISO 8601 with its offset. */
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d(:?\d\d)?)$/;

/** Formats days, moments in the theatre's time zone, and amounts; other texts are unchanged. */
export function readableValue(text: string, locale: Locale): string {
  if (isDay(text)) return formatDate(text);
  if (instant.test(text)) return formatDateTime(text);
  return /^\d+\.\d\d$/.test(text) ? formatAmountInput(text, locale) : text;
}
