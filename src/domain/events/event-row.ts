/** The content of an event row, for the calendar, production pages, the panel and event lists. */

import type { Locale } from '#domain/languages/locales.ts';
import type { Event } from './event.ts';
import { type EventFlags, eventFlags, type Highlight, highlightOf } from './event-status.ts';
import { type FromPrices, fromPrices } from './prices.ts';

const isSet = (text: string): boolean => text.trim() !== '';

/**
 * Whether the "Info" button has content: price notes, cancellation notes, accessibility, or a director,
 * co-producer or composer. Short and long notes are shown together.
 */
export function hasInfoButton(event: Event): boolean {
  return (
    (isSet(event.short_price_info) && isSet(event.long_price_info)) ||
    (isSet(event.cancellation_info_long) && isSet(event.cancellation_info_short)) ||
    isSet(event.accessibility_info) ||
    isSet(event.production_director) ||
    isSet(event.production_co_production) ||
    isSet(event.production_composer)
  );
}

/** Whether the "Barrierefrei" button has content. It opens the same details as "Info". */
export function hasAccessibilityButton(event: Event): boolean {
  return isSet(event.accessibility_info);
}

/** The status shown in words. */
type StatusLabel = 'cancelled' | 'past' | 'soldout';

/** Precedence: cancelled, then past, then sold out; null for a regular event. */
function statusLabel(flags: EventFlags): StatusLabel | null {
  if (flags.isCancelled) return 'cancelled';
  if (flags.isPast) return 'past';
  return flags.isSoldOut ? 'soldout' : null;
}

/**
 * The action of the ticket button: a link to another seller (`external`) or to the theatre's shop (`direct`), a link to
 * the shop behind the redirect notice (`overlay`), the waiting list, a text, or nothing.
 */
export type TicketAction =
  | { kind: 'external' | 'direct' | 'overlay' | 'waiting-list'; href: string }
  | { kind: 'status'; text: string }
  | { kind: 'none' };

/**
 * Cancelled and past events have no button. A text of the box office replaces any button, and the waiting
 * list replaces that of sold-out events. Otherwise an external link wins over the theatre's shop, which is
 * behind the redirect notice unless the event skips it.
 */
export function ticketAction(event: Event): TicketAction {
  const flags = eventFlags(event);
  if (flags.isCancelled || flags.isPast) return { kind: 'none' };
  if (isSet(event.alternative_ticket_status)) {
    return { kind: 'status', text: event.alternative_ticket_status };
  }
  if (flags.isSoldOut) {
    return isSet(event.registration_link)
      ? { kind: 'waiting-list', href: event.registration_link }
      : { kind: 'none' };
  }
  if (isSet(event.ticket_url_external)) return { kind: 'external', href: event.ticket_url_external };
  if (!isSet(event.secondary_ticket_link)) return { kind: 'none' };
  return { kind: event.hide_slider ? 'direct' : 'overlay', href: event.secondary_ticket_link };
}

/** The lowest prices; null for cancelled, past and sold-out events and for those with a text instead of tickets. */
export function priceLine(event: Event, locale: Locale): FromPrices | null {
  const flags = eventFlags(event);
  if (flags.isCancelled || flags.isPast || flags.isSoldOut) return null;
  if (isSet(event.alternative_ticket_status)) return null;
  return fromPrices(event.min_price_normal_excl_e, event.min_price_youth_ticket_excl_e, locale);
}

/** Actions that lead to tickets of this event. */
const sellingKinds: ReadonlySet<TicketAction['kind']> = new Set(['external', 'direct', 'overlay']);

/** Everything that a row displays, decided at one place. */
export interface EventRow {
  flags: EventFlags;
  highlight: Highlight;
  label: StatusLabel | null;
  price: FromPrices | null;
  ticket: TicketAction;
  /** Tickets left, if they are few and can be bought here. */
  ticketsLeft: number | null;
  hasInfo: boolean;
  hasAccessibility: boolean;
}

/** Everything that a list shows of an event besides its own fields, so that all lists apply the same rules. */
export function eventRow(event: Event, locale: Locale): EventRow {
  const flags = eventFlags(event);
  const ticket = ticketAction(event);
  return {
    flags,
    highlight: highlightOf(flags),
    label: statusLabel(flags),
    price: priceLine(event, locale),
    ticket,
    ticketsLeft: sellingKinds.has(ticket.kind) ? event.tickets_left : null,
    hasInfo: hasInfoButton(event),
    hasAccessibility: hasAccessibilityButton(event),
  };
}
