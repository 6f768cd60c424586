/** The cast as a matrix of parts and events. The line of a part is interrupted by recasts. */

import { type KeyboardEvent, useState } from 'react';
import { formatTime, monthName, weekdayShort } from '#domain/dates/date-format.ts';
import { berlinDay } from '#domain/dates/dates.ts';
import type { Locale } from '#domain/languages/locales.ts';
import { textOf } from '#domain/languages/localized.ts';
import { type CastDate, performerOf } from '#domain/productions/cast-board.ts';
import { fillPlaceholders } from '#i18n/fill-placeholders.ts';
import styles from './cast.module.css';
import { type CastCell, type CastProps, dateName } from './cast-props.ts';

interface Props extends CastProps {
  /** The dates of the board that are shown. */
  dates: readonly CastDate[];
  chosen: CastCell | null;
  onChoose: (cell: CastCell) => void;
}

const steps: Partial<Record<string, [part: number, date: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

export function CastMatrix({ board: { cast }, dates, locale, texts, chosen, onChoose }: Props) {
  /** The tab stop of the grid; arrow keys move between cells. */
  const [focused, setFocused] = useState({ part: 0, column: 0 });
  function move(event: KeyboardEvent<HTMLElement>, part: number, column: number) {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const next = {
      part: Math.min(Math.max(part + step[0], 0), cast.length - 1),
      column: Math.min(Math.max(column + step[1], 0), dates.length - 1),
    };
    setFocused(next);
    document.getElementById(cellId(dates[next.column]?.id ?? 0, next.part))?.focus();
  }
  return (
    <div className={styles.scroll}>
      <table className={styles.matrix}>
        <caption className="visually-hidden">{texts.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.part}</th>
            <th scope="col">{texts.regular}</th>
            {dates.map((date) => (
              <th key={date.id} scope="col" data-chosen={chosen?.date === date.id || undefined}>
                <DateHead date={date} locale={locale} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {cast.map(({ role, name }, part) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: only its index identifies a part; two may have the same name.
            <tr key={part}>
              <th scope="row">{textOf(role, locale)}</th>
              <td className={styles.regular}>{name}</td>
              {dates.map((date, column) => {
                const playing = performerOf(cast, date, part);
                const label = fillPlaceholders(texts.cell, {
                  part: textOf(role, locale),
                  date: dateName(date, locale),
                  name: playing.name,
                });
                return (
                  <td key={date.id} data-chosen={chosen?.date === date.id || undefined}>
                    <button
                      type="button"
                      id={cellId(date.id, part)}
                      className={styles.cell}
                      aria-label={playing.is_draft ? `${label}, ${texts.not_public}` : label}
                      aria-pressed={chosen?.date === date.id && chosen.part === part}
                      data-draft={playing.is_draft || undefined}
                      tabIndex={focused.part === part && focused.column === column ? 0 : -1}
                      onFocus={() => setFocused({ part, column })}
                      onKeyDown={(event) => move(event, part, column)}
                      onClick={() => onChoose({ date: date.id, part })}
                    >
                      {(playing.is_recast || playing.is_draft) && <span>{playing.name}</span>}
                    </button>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export const cellId = (date: number, part: number): string => `cast-${date}-${part}`;

function DateHead({ date, locale }: { date: CastDate; locale: Locale }) {
  const day = berlinDay(date.date_start);
  return (
    <>
      <b>{Number(day.slice(8))}</b>
      {`${weekdayShort(day, locale)} ${monthName(day, locale).slice(0, 3)}`}
      <br />
      {date.unspecific_time ? '\u00a0' : formatTime(date.date_start)}
    </>
  );
}
