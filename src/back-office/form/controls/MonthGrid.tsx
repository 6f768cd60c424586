/** A month of days to choose one of: by pointing, or with arrows, Page Up and Page Down. */
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { formatDayFull, formatMonth, weekdayHeads } from '#domain/dates/date-format.ts';
import { addDays, addMonths, type Day, daysOfMonth, monthOf, weekdayOf } from '#domain/dates/dates.ts';
import { useForm } from '../form-context.ts';
import styles from './month.module.css';

interface Props {
  /** The chosen one. */
  day: Day | null;
  today: Day;
  onChoose: (day: Day) => void;
}

const steps: Readonly<Record<string, (day: Day) => Day>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  PageUp: (day) => addMonths(day, -1),
  PageDown: (day) => addMonths(day, 1),
  Home: (day) => addDays(day, 1 - weekdayOf(day)),
  End: (day) => addDays(day, 7 - weekdayOf(day)),
};

export function MonthGrid({ day, today, onChoose }: Props) {
  const { texts, locale } = useForm();
  const [active, setActive] = useState(day ?? today);
  const grid = useRef<HTMLTableElement>(null);
  const month = monthOf(active);
  useEffect(() => {
    grid.current?.querySelector<HTMLElement>(`[data-day="${active}"]`)?.focus();
  }, [active]);

  const days = daysOfMonth(month);
  const blanks = Array.from({ length: weekdayOf(days[0] as Day) - 1 }, () => null);
  const cells = [...blanks, ...days];
  const weeks = Array.from({ length: Math.ceil(cells.length / 7) }, (_, at) =>
    cells.slice(at * 7, at * 7 + 7),
  );

  function onKeyDown(event: KeyboardEvent) {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    setActive(step(active));
  }

  return (
    <div className={styles.month}>
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
          {weeks.map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((each, at) => (
                <td key={each ?? `blank-${at}`}>
                  {each && (
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
