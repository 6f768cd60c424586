/** The bar of an event between 10 and 24 h; how it is drawn is the event's state. */
import { eventBars } from '#domain/events/event-axis.ts';
import eventStyles from './event.module.css';
import { axisEvent, type ListedEvent } from './listed-event.ts';

export function EventStroke({ event, now }: { event: ListedEvent; now: string }) {
  const { kind, strokes } = eventBars(axisEvent(event, now));
  return (
    <span className={eventStyles.stroke} data-kind={kind} aria-hidden="true">
      {strokes.map(({ left, width }) => (
        <i key={left} style={{ left: `${left}%`, width: `${width}%` }} />
      ))}
    </span>
  );
}
