/** The bar of an event between 10 and 24 h; its form shows the event's state. Internal dates are hatched. */
import { type EventFields, eventBars } from '#domain/events/event-axis.ts';
import { EventAxisBars } from './EventAxisBars.tsx';
import eventStyles from './event.module.css';

export function CompactEventBar({ event, isInternal = false }: { event: EventFields; isInternal?: boolean }) {
  const { kind, strokes } = eventBars(event);
  return (
    <EventAxisBars className={eventStyles.stroke} kind={isInternal ? 'hatched' : kind} strokes={strokes} />
  );
}
