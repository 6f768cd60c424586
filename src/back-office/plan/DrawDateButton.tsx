/** A day in the lane of a drawn run: a click adds an event there, or removes it. */
import { formatDayLong, formatTime } from '#domain/dates/date-format.ts';
import type { Day } from '#domain/dates/dates.ts';
import type { Locale } from '#domain/languages/locales.ts';
import type { PlanTexts } from '#i18n/back-office/plan-texts.ts';
import { CompactEventBar } from '../list/CompactEventBar.tsx';
import styles from './draw.module.css';
import type { ProposedRun } from './use-proposed-run.ts';

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
  return (
    <button
      type="button"
      className={styles.draw}
      aria-pressed={run.days.includes(day)}
      data-colliding={(date?.collisions.length ?? 0) > 0 || undefined}
      data-taken={isTaken || undefined}
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
          <span>
            <b>{formatTime(date.date_start)}</b> {title}
            <span className="visually-hidden">{`, ${formatDayLong(day, locale)}`}</span>
          </span>
        </>
      )}
      {!isNumeral && !date && (
        <span aria-hidden="true">{run.days.includes(day) ? '?' : isTaken ? `+ ${texts.taken}` : '+'}</span>
      )}
      {(isNumeral || !date) && (
        <span className="visually-hidden">
          {[title, formatDayLong(day, locale), isTaken && texts.taken].filter(Boolean).join(', ')}
        </span>
      )}
    </button>
  );
}
