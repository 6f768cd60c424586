/** Words of the history in the language of the page, and moments as they are read there. */
import { isoOf } from '#domain/locales.ts';
import { type HistoryTexts, historyTexts } from '#i18n/history-texts.ts';
import { useLocale } from '#i18n/MessagesContext.tsx';
import { time_zone } from '#site';

export function useHistoryWords(): HistoryTexts {
  return historyTexts[useLocale()];
}

export interface Moments {
  /** "Samstag, 12. März 2026" */
  day(iso: string): string;
  /** "14:05" */
  time(iso: string): string;
  /** "12.03.2026, 14:05" */
  both(iso: string): string;
}

/** By the house's clock. */
export function useMoments(): Moments {
  const iso = isoOf(useLocale());
  const format = (options: Intl.DateTimeFormatOptions) => {
    const formatted = new Intl.DateTimeFormat(iso, { ...options, timeZone: time_zone });
    return (text: string) => formatted.format(new Date(text));
  };
  return {
    day: format({ dateStyle: 'full' }),
    time: format({ timeStyle: 'short' }),
    both: format({ dateStyle: 'medium', timeStyle: 'short' }),
  };
}
