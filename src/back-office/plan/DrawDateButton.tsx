/**
 * A day in the lane of a drawn run: a click adds an event there, or removes it. All days are one tab stop; arrow keys
 * move between them, and Escape moves to the panel.
 */
import type { KeyboardEvent } from 'react';
import { formatDayLong, formatTime } from '#domain/dates/date-format.ts';
import type { Day } from '#domain/dates/dates.ts';
import { dayAfterKey } from '#domain/events/calendar.ts';
import type { Locale } from '#domain/languages/locales.ts';
import { pressedKey } from '#editing/ui/kit/pressed-key.ts';
import type { PlanTexts } from '#i18n/back-office/plan-texts.ts';
import { CompactEventBar } from '../list/CompactEventBar.tsx';
import styles from './draw.module.css';
import { focusDay, runHeadingId } from './focus-day.ts';
import type { ProposedRun } from './use-proposed-run.ts';
import week from './week.module.css';

interface Props {
  run: ProposedRun;
  day: Day;
  locale: Locale;
  texts: PlanTexts;
  /** The numeral alone, in the month of a telephone. */
  isNumeral?: boolean;
}

export function DrawDateButton({ run, day, locale, texts, isNumeral = false }: Props) {
  const date = run.dates.find((each) => each.day === day);
  const title = run.draft.production?.title ?? '';
  const isTaken = !run.days.includes(day) && run.isTaken(day);
  function onKeyDown(event: KeyboardEvent) {
    const key = pressedKey(event.nativeEvent);
    const next = dayAfterKey(day, key);
    if (key === 'Escape') document.getElementById(runHeadingId)?.focus();
    else if (!next || !focusDay(next)) return;
    event.preventDefault();
  }
  return (
    <button
      type="button"
      className={styles.draw}
      aria-pressed={run.days.includes(day)}
      data-colliding={(date?.collisions.length ?? 0) > 0 || undefined}
      data-taken={isTaken || undefined}
      data-draw={day}
      tabIndex={day === run.tabStop ? 0 : -1}
      onFocus={() => run.setTabStop(day)}
      onKeyDown={onKeyDown}
      onClick={() => run.toggle(day)}
    >
      {isNumeral && <b aria-hidden="true">{Number(day.slice(8))}</b>}
      {!isNumeral && date && (
        <>
          <CompactEventBar
            event={{
              date_start: date.date_start,
              date_end: date.date_end,
              intervals: [],
              outcome: 'regular',
              status: 'onsale',
              activity: null,
              is_on_tour: false,
              unspecific_time: false,
            }}
          />
          <span className={week.words}>
            <b>{formatTime(date.date_start)}</b> {title}
            <span className="visually-hidden">{`, ${formatDayLong(day, locale)}`}</span>
          </span>
        </>
      )}
      {!isNumeral && !date && (
        <span className={week.words} aria-hidden="true">
          {run.days.includes(day) ? '?' : isTaken ? `+ ${texts.taken}` : '+'}
        </span>
      )}
      {(isNumeral || !date) && (
        <span className="visually-hidden">
          {[title, formatDayLong(day, locale), isTaken && texts.taken].filter(Boolean).join(', ')}
        </span>
      )}
    </button>
  );
}
