/** A month of days to choose one of: by pointing, or with arrows, Page Up and Page Down. */
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { formatDayFull, formatMonth, weekdayHeads } from '#domain/dates/date-format.ts';
import { addMonths, type Day, monthOf } from '#domain/dates/dates.ts';
import { dayAfterKey, monthWeeks } from '#domain/events/calendar.ts';
import type { Locale } from '#domain/languages/locales.ts';
import type { DayTexts } from '#i18n/back-office/day-texts.ts';
import { pressedKey } from '../kit/pressed-key.ts';
import styles from './month.module.css';

interface Props {
  /** The chosen one. */
  day: Day | null;
  today: Day;
  locale: Locale;
  texts: DayTexts;
  onChoose: (day: Day) => void;
  /** Escape. */
  onClose: () => void;
}

export function MonthGrid({ day, today, locale, texts, onChoose, onClose }: Props) {
  const [active, setActive] = useState(day ?? today);
  const grid = useRef<HTMLTableElement>(null);
  const month = monthOf(active);
  useEffect(() => {
    grid.current?.querySelector<HTMLElement>(`[data-day="${active}"]`)?.focus();
  }, [active]);

  function onKeyDown(event: KeyboardEvent) {
    const next = dayAfterKey(active, event.key);
    if (!next) return;
    event.preventDefault();
    setActive(next);
  }

  /** Closes the month, not a dialog around it. */
  function onEscape(event: KeyboardEvent) {
    if (pressedKey(event.nativeEvent) !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes it from anywhere inside.
    <div className={styles.month} onKeyDown={onEscape}>
      <div className={styles.head}>
        <button
          type="button"
          aria-label={texts.month_before}
          onClick={() => setActive(addMonths(active, -1))}
        >
          ‹
        </button>
        <strong aria-live="polite">{formatMonth(month, locale)}</strong>
        <button type="button" aria-label={texts.month_after} onClick={() => setActive(addMonths(active, 1))}>
          ›
        </button>
      </div>
      <table ref={grid} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {weekdayHeads(locale).map(({ short, long }) => (
              <th key={long} scope="col" abbr={long}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {monthWeeks(month, {}, today).map((week) => (
            <tr key={week[0]?.day}>
              {week.map(({ day: each, inMonth }) => (
                <td key={each}>
                  {inMonth && (
                    <button
                      type="button"
                      data-day={each}
                      tabIndex={each === active ? 0 : -1}
                      aria-pressed={each === day}
                      aria-current={each === today ? 'date' : undefined}
                      aria-label={formatDayFull(each, locale)}
                      onClick={() => onChoose(each)}
                    >
                      {Number(each.slice(8))}
                    </button>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
