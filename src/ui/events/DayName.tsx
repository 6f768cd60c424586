/** A day as number, weekday and month, styled by the element around it. */
import { monthName, weekdayName } from '#domain/dates/date-format.ts';
import type { Day } from '#domain/dates/dates.ts';
import { useLocale, useMessages } from '#i18n/MessagesContext.tsx';

export function DayName({ day, isToday }: { day: Day; isToday: boolean }) {
  const locale = useLocale();
  const messages = useMessages();
  return (
    <>
      <b>{Number(day.slice(8))}</b>
      <span>
        {weekdayName(day, locale)}
        {isToday && `, ${messages.today_suffix}`}
        <em>{monthName(day, locale)}</em>
      </span>
    </>
  );
}
