/** The bar of an event on the event axis: start, duration, intervals. Its form shows the event's state. */

import { formatTime } from '#domain/dates/date-format.ts';
import { durationInWords, formatIntervals } from '#domain/dates/durations.ts';
import { describeEvent, type EventFields, eventBars } from '#domain/events/event-axis.ts';
import { useLocale, useMessages } from '#i18n/MessagesContext.tsx';
import styles from './EventBar.module.css';

export function EventBar({ event }: { event: EventFields }) {
  const { kind, strokes, bleedsLeft, isEndGuessed } = eventBars(event);
  return (
    <span
      className={styles.axis}
      data-kind={kind}
      data-guessed={isEndGuessed || undefined}
      aria-hidden="true"
    >
      {strokes.map(({ left, width }, index) => (
        <i
          key={left}
          style={{ left: `${left}%`, width: `${width}%` }}
          data-bleed-left={(bleedsLeft && index === 0) || undefined}
        />
      ))}
    </span>
  );
}

/** The text alternative of the bar. */
export function EventDescription({ event }: { event: EventFields }) {
  const locale = useLocale();
  const messages = useMessages();
  const { start, minutes, intervals } = describeEvent(event);
  const text = start
    ? messages.stroke_spoken(
        formatTime(start),
        minutes === null ? '' : durationInWords(minutes, locale),
        formatIntervals(intervals.length, locale),
      )
    : messages.time_open;
  return <span className="visually-hidden">{`${text}. `}</span>;
}
