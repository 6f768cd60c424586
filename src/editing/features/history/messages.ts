/** Texts of the history in the page's language, and formatted times. */
import { formatDateTime, formatDayFull, formatTime } from '#domain/dates/date-format.ts';
import { berlinDay } from '#domain/dates/dates.ts';
import { type HistoryTexts, historyTexts } from '#i18n/history/history-texts.ts';
import { useLocale } from '#i18n/MessagesContext.tsx';

export function useHistoryMessages(): HistoryTexts {
  return historyTexts(useLocale());
}

export interface TimeFormats {
  /** "Samstag, 12. März 2026" */
  day(iso: string): string;
  /** "14.05" */
  time(iso: string): string;
  /** "12.03.2026, 14.05" */
  both(iso: string): string;
}

/** In Berlin time. */
export function useTimeFormats(): TimeFormats {
  const locale = useLocale();
  return { day: (iso) => formatDayFull(berlinDay(iso), locale), time: formatTime, both: formatDateTime };
}
