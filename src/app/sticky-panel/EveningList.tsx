/** The events of a day in a page of its own width, as the panel lists them. */
import { type PackedEvents, unpackEvents } from '#domain/events/packed-events.ts';
import { PanelEvents } from './PanelEvents.tsx';

export function EveningList({ events }: { events: PackedEvents }) {
  return <PanelEvents events={unpackEvents(events)} />;
}
