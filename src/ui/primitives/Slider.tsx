/**
 * A horizontal slider with buttons and arrow keys, without autoplay. Slides out of view are inert; without scripts all
 * are reachable by scrolling.
 */
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { useMessages } from '#i18n/MessagesContext.tsx';
import styles from './Slider.module.css';
import { useSlidesInView } from './use-slides-in-view.ts';

interface Props {
  /** Accessible name. */
  label: string;
  slides: readonly { key: number; slide: ReactNode }[];
  /** Sets `--slide`, the width of a slide. */
  className?: string | undefined;
  /** For editing: slides out of view stay reachable by keyboard. */
  isEdited?: boolean;
}

export function Slider({ label, slides, className, isEdited = false }: Props) {
  const messages = useMessages();
  const track = useRef<HTMLUListElement>(null);
  const inView = useSlidesInView(track, slides.length);
  const { first, last } = inView ?? { first: 0, last: 0 };
  const count = slides.length;
  const isWhole = inView !== null && first === 0 && last === count - 1;

  const turn = (by: -1 | 1) => {
    const step = last - first + 1;
    const to = track.current?.children[Math.min(count - 1, Math.max(0, first + by * step))];
    if (to instanceof HTMLElement) track.current?.scrollTo({ left: to.offsetLeft - leftRoom(track.current) });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isEdited || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return;
    event.preventDefault();
    turn(event.key === 'ArrowRight' ? 1 : -1);
  };

  return (
    <div role="group" aria-label={label} className={className} onKeyDown={onKeyDown}>
      <ul ref={track} className={styles.track}>
        {slides.map(({ key, slide }, index) => (
          <li key={key} inert={!isEdited && inView !== null && (index < first || index > last)}>
            {slide}
          </li>
        ))}
      </ul>
      {count > 1 && (
        <div className={styles.controls} data-whole={isWhole || undefined}>
          <button
            type="button"
            onClick={() => turn(-1)}
            aria-label={messages.slide_previous}
            aria-disabled={first === 0}
          >
            <span aria-hidden="true">←</span>
          </button>
          <span aria-live="polite">
            <span className="visually-hidden">{messages.slides_shown(first + 1, last + 1, count)}</span>
            <span aria-hidden="true">
              {first === last ? first + 1 : `${first + 1}–${last + 1}`}/{count}
            </span>
          </span>
          <button
            type="button"
            onClick={() => turn(1)}
            aria-label={messages.slide_next}
            aria-disabled={last === count - 1}
          >
            <span aria-hidden="true">→</span>
          </button>
          <i
            className={styles.place}
            aria-hidden="true"
            style={{ left: `${(first / count) * 100}%`, width: `${((last - first + 1) / count) * 100}%` }}
          />
        </div>
      )}
    </div>
  );
}

const leftRoom = (track: HTMLElement) => Number.parseFloat(getComputedStyle(track).scrollPaddingLeft) || 0;
