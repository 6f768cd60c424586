/**
 * A month calendar: days are links with a bar as thick as their number of events. A single tab stop; arrow
 * keys, Home, End and Page keys move within. Days without events are disabled.
 */
import { type CSSProperties, type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatDayFull, formatMonth, weekdayHeads } from '#domain/dates/date-format.ts';
import { addMonths, type Day, type Month, monthOf } from '#domain/dates/dates.ts';
import { dayAfterKey, lastMonth, monthWeeks, tabStopOf } from '#domain/events/calendar.ts';
import { type Weekday, weekdayCodes } from '#domain/subscriptions/subscription.ts';
import { useLocale, useMessages } from '#i18n/MessagesContext.tsx';
import { pressOnSpace } from '#ui/primitives/press-on-space.ts';
import { ToggleLink } from '#ui/primitives/ToggleLink.tsx';
import styles from './MonthCalendar.module.css';

/** Number of events from which on bars do not get thicker. */
const maxBarCount = 6;

/** The most frequent number has no bar, to keep the first view small. */
const barOf = (count: number) =>
  count === 1 ? undefined : ({ '--n': Math.min(count, maxBarCount) } as CSSProperties);

interface Props {
  chosen: Day;
  today: Day;
  counts: Readonly<Record<Day, number>>;
  href: (day: Day) => string;
  onChoose: () => void;
  /** The only day of the week that is shown, if one is chosen by the head of its column. */
  weekday: Weekday | null;
  /** The address with a weekday toggled, from a day on: that which is chosen, or the first of the month shown. */
  weekdayHref: (weekday: Weekday, from: Day) => string;
  /** Days of the week without events are among these: their heads choose nothing. */
  without: readonly unknown[];
}

export function MonthCalendar({
  chosen,
  today,
  counts,
  href,
  onChoose,
  weekday: only,
  weekdayHref,
  without,
}: Props) {
  const locale = useLocale();
  const messages = useMessages();
  const [month, setMonth] = useState(monthOf(chosen));
  const [stop, setStop] = useState<Day | null>(null);
  const [shownFor, setShownFor] = useState(chosen);
  const grid = useRef<HTMLTableElement>(null);
  if (shownFor !== chosen) {
    // The day was changed from outside, as by the reset button: show its month.
    setShownFor(chosen);
    setMonth(monthOf(chosen));
    setStop(null);
  }
  const weeks = monthWeeks(month, counts, today);
  const tabStop = stop && monthOf(stop) === month ? stop : tabStopOf(weeks, chosen);
  // From this month to that of the last event; an address may name a later day.
  const hasPrevious = month > monthOf(today);
  const hasNext = month < lastMonth(counts, today);
  const monthAt = (distance: number) => monthOf(addMonths(`${month}-01`, distance));
  const firstOf = (each: Month): Day => (each === monthOf(today) ? today : `${each}-01`);
  const from = month === monthOf(chosen) ? chosen : firstOf(month);
  /** Without scripts a link to the other month's first day. */
  const turning = (distance: number, isPossible: boolean) => ({
    href: isPossible ? href(firstOf(monthAt(distance))) : undefined,
    role: 'button',
    tabIndex: isPossible ? undefined : 0,
    // Focusable although disabled, so that changing the direction does not lose the focus.
    'aria-disabled': !isPossible || undefined,
    onClick: (event: MouseEvent) => {
      event.preventDefault();
      if (isPossible) setMonth(monthAt(distance));
    },
    onKeyDown: pressOnSpace,
  });

  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    // The focused day is the tab stop; the heads of columns have no such keys.
    const isDay = (event.target as HTMLElement).closest('td') !== null;
    const day = isDay && tabStop && dayAfterKey(tabStop, event.key);
    if (!day) return;
    event.preventDefault();
    const other = monthOf(day);
    if (other < month ? !hasPrevious : other > month && !hasNext) return;
    flushSync(() => {
      setMonth(other);
      setStop(day);
    });
    grid.current?.querySelector<HTMLElement>('td > [tabindex="0"]')?.focus();
  };

  return (
    <div className={styles.calendar}>
      <div className={styles.head}>
        <a {...turning(-1, hasPrevious)} aria-label={messages.month_previous}>
          ←
        </a>
        <span aria-live="polite">{formatMonth(month, locale)}</span>
        <a {...turning(1, hasNext)} aria-label={messages.month_next}>
          →
        </a>
      </div>
      <table ref={grid} role="grid" aria-label={formatMonth(month, locale)} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {weekdayHeads(locale).map(({ short, long }, at) => {
              const each = weekdayCodes[at] as Weekday;
              return (
                <th key={long} scope="col" abbr={long}>
                  {without.includes(each) ? (
                    short
                  ) : (
                    <ToggleLink href={weekdayHref(each, from)} isPressed={each === only} onClick={onChoose}>
                      {short}
                    </ToggleLink>
                  )}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]?.day}>
              {week.map(({ day, inMonth, count, isSelectable }) => {
                if (!inMonth) return <td key={day} />;
                const full = formatDayFull(day, locale);
                // The counts of past days are unknown.
                const name = day < today ? full : `${full}, ${messages.events_on_day(count)}`;
                const shared = {
                  'data-today': day === today || undefined,
                  tabIndex: day === tabStop ? 0 : -1,
                  'aria-label': day === chosen ? `${name}, ${messages.chosen}` : name,
                  onFocus: () => setStop(day),
                };
                return (
                  <td key={day} aria-selected={day === chosen}>
                    {isSelectable ? (
                      <a {...shared} href={href(day)} onClick={onChoose} style={barOf(count)}>
                        {Number(day.slice(8))}
                      </a>
                    ) : (
                      <span {...shared} role="link" aria-disabled="true">
                        {Number(day.slice(8))}
                      </span>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="visually-hidden">{messages.calendar_keys}</p>
    </div>
  );
}
