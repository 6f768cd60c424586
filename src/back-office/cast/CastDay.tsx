/** The cast of one date at a time, for narrow screens: each part with its player. */
import { useState } from 'react';
import { textOf } from '#domain/languages/localized.ts';
import { performerOf } from '#domain/productions/cast-board.ts';
import { type CastCell, type CastProps, dateName } from './cast-props.ts';
import styles from './day.module.css';

interface Props extends CastProps {
  chosen: CastCell | null;
  onChoose: (cell: CastCell | null) => void;
}

export function CastDay({ board: { cast, dates }, locale, texts, chosen, onChoose }: Props) {
  const [at, setAt] = useState(0);
  const date = dates[Math.min(at, dates.length - 1)];
  if (!date) return null;
  const step = (by: number) => {
    setAt(at + by);
    onChoose(null);
  };
  return (
    <section className={styles.day} aria-label={dateName(date, locale)}>
      <div className={styles.dayHead}>
        <button type="button" disabled={at === 0} aria-label={texts.previous_date} onClick={() => step(-1)}>
          <i aria-hidden="true" />
        </button>
        <h2 aria-live="polite">{dateName(date, locale)}</h2>
        <button
          type="button"
          disabled={at >= dates.length - 1}
          aria-label={texts.next_date}
          onClick={() => step(1)}
        >
          <i aria-hidden="true" />
        </button>
      </div>
      <ul>
        {cast.map(({ role }, part) => {
          const playing = performerOf(cast, date, part);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: only its index identifies a part.
            <li key={part}>
              <button
                type="button"
                aria-pressed={chosen?.date === date.id && chosen.part === part}
                data-recast={playing.is_recast || undefined}
                data-draft={playing.is_draft || undefined}
                onClick={() => onChoose({ date: date.id, part })}
              >
                <span>{textOf(role, locale)}</span>
                <b>
                  {playing.name}
                  {playing.is_draft && <small>{texts.not_public}</small>}
                </b>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
