/** Props shared by the parts of the cast screen. */

import { formatDayShort, formatTime } from '#domain/dates/date-format.ts';
import { berlinDay } from '#domain/dates/dates.ts';
import type { Locale } from '#domain/languages/locales.ts';
import type { CastBoard, CastDate } from '#domain/productions/cast-board.ts';
import type { CastTexts } from '#i18n/back-office/cast-texts.ts';
import { formatCount } from '#i18n/format-count.ts';

export interface CastProps {
  board: CastBoard;
  locale: Locale;
  texts: CastTexts;
}

/** A part on a date. */
export interface CastCell {
  /** The id of the date. */
  date: number;
  /** The index in the cast. */
  part: number;
}

/** "So 6.12., 18.00" */
export function dateName({ date_start, unspecific_time }: CastDate, locale: Locale): string {
  const day = formatDayShort(berlinDay(date_start), locale);
  return unspecific_time ? day : `${day}, ${formatTime(date_start)}`;
}

/** "7 parts, 1 date" */
export const partsAndDates = (
  parts: number,
  dates: number,
  texts: Pick<CastTexts, 'parts' | 'dates'>,
): string => `${formatCount(texts.parts, parts)}, ${formatCount(texts.dates, dates)}`;
