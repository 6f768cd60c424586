/** A listed event in the form that the rules of events require. */

import type { EventOutcome, Interval } from '#domain/events/event.ts';
import type { EventFields } from '#domain/events/event-axis.ts';
import { isOver } from '#domain/events/event-end.ts';
import { premiereActivityId } from '#domain/events/event-status.ts';
import type { ListedRecord, ListedReference } from '#domain/resources/list-row.ts';

export interface ListedEvent {
  date_start: string;
  date_end: string | null;
  unspecific_time: boolean;
  intervals: Interval[] | null;
  outcome: EventOutcome;
  status: 'onsale' | 'soldout';
  is_on_tour: boolean;
  activity: ListedReference | null;
  stage_name: string;
  subtitle: unknown;
  access_services: string[] | null;
  tickets_left: number | null;
  alternative_ticket_status: unknown;
  min_price_normal_excl_e: string | null;
  short_price_info: unknown;
  ticket_url_external: string;
  secondary_ticket_link: string;
  registration_link: string;
  is_online: boolean;
  has_substitute: boolean;
  presale_start: string | null;
}

export const listedEvent = ({ values }: Pick<ListedRecord, 'values'>): ListedEvent =>
  values as unknown as ListedEvent;

export const isPremiere = ({ activity }: ListedEvent): boolean => activity?.id === premiereActivityId;

export function isPastEvent({ date_start, date_end, unspecific_time }: ListedEvent, now: string): boolean {
  const end = date_end === null ? null : new Date(date_end);
  return isOver({ date_start: new Date(date_start), date_end: end, unspecific_time }, new Date(now));
}

/** For the bar, whose form shows the state of the event. */
export function axisEvent(event: ListedEvent, now: string): EventFields {
  const { outcome, unspecific_time, is_on_tour, date_start, date_end } = event;
  return {
    outcome,
    unspecific_time,
    is_on_tour,
    date_start,
    date_end,
    status: isPastEvent(event, now) ? 'past' : event.status,
    activity: isPremiere(event) ? { id: premiereActivityId, name: '' } : null,
    intervals: event.intervals ?? [],
  };
}
