/** Texts of scheduling in the page's language, with times in Berlin time. */
import { formatDateTime } from '#domain/dates/date-format.ts';
import { isoOf } from '#domain/languages/locales.ts';
import { useLocale } from '#i18n/MessagesContext.tsx';
import { type ScheduleTexts, scheduleTexts } from '#i18n/publishing/schedule-texts.ts';
import { time_zone } from '#site';

export function useScheduleMessages(): ScheduleTexts {
  return scheduleTexts(useLocale());
}

/** "24.12.2026, 10.00", in the theatre's time zone. In the repeated hour with the name of the zone. */
export function useFormatDue(): (iso: string) => string {
  const locale = useLocale();
  const timeZone = time_zone;
  return (iso) => {
    const time = new Date(iso);
    const hour = 3_600_000;
    const usual = formatDateTime(time);
    const isDoubled = [-hour, hour].some(
      (shift) => formatDateTime(new Date(time.getTime() + shift)) === usual,
    );
    if (!isDoubled) return usual;
    const zone = new Intl.DateTimeFormat(isoOf(locale), { timeZone, timeZoneName: 'short' });
    const name = zone.formatToParts(time).find(({ type }) => type === 'timeZoneName')?.value ?? '';
    return `${usual} (${name})`;
  };
}
