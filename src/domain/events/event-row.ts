/** What one row of the schedule shows and sells. Serves the calendar, production pages, the panel and event lists. */

import type { Locale } from '#domain/languages/locales.ts';
import type { Event } from './event.ts';
import { type EventFlags, eventFlags, type Highlight, highlightOf } from './event-status.ts';
import { type FromPrices, fromPrices } from './prices.ts';

const isSet = (text: string): boolean => text.trim() !== '';

/**
 * Whether there is something behind "Info": short and long price notes together, short and long cancellation
 * notes together, accessibility, or a director, co-producer or composer.
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

/** Whether there is something behind "Barrierefrei". It opens the same detail area as "Info". */
export function hasAccessibilityButton(event: Event): boolean {
  return isSet(event.accessibility_info);
}

/** The word that says what became of the evening. Only the strongest is said. */
export type StatusLabel = 'cancelled' | 'past' | 'soldout';

/** Cancelled before past before sold out; null for an evening that simply takes place. */
export function statusLabel(flags: EventFlags): StatusLabel | null {
  if (flags.isCancelled) return 'cancelled';
  if (flags.isPast) return 'past';
  return flags.isSoldOut ? 'soldout' : null;
}

/**
 * What the place of the ticket button holds: a link to another seller (`external`) or to our shop (`direct`),
 * the overlay that announces the shop (`overlay`), the waiting list, a text instead of all these, or nothing.
 */
export type TicketAction =
  | { kind: 'external' | 'direct' | 'overlay' | 'waiting-list'; href: string }
  | { kind: 'status'; text: string }
  | { kind: 'none' };

/**
 * A cancelled or past event has no ticket button; a text of the box office replaces all buttons; a sold-out event has
 * the waiting list; otherwise the external link wins over the own shop, which is reached through the overlay unless
 * the event says to go straight there.
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

/**
 * The lowest prices, or null: not beside a text that replaces the tickets, not for what is cancelled or past,
 * and sold out says "Ausverkauft" in their place.
 */
export function priceLine(event: Event, locale: Locale): FromPrices | null {
  const flags = eventFlags(event);
  if (flags.isCancelled || flags.isPast || flags.isSoldOut) return null;
  if (isSet(event.alternative_ticket_status)) return null;
  return fromPrices(event.min_price_normal_excl_e, event.min_price_youth_ticket_excl_e, locale);
}

/** Everything a row decides, so that it is decided once. */
export interface EventRow {
  flags: EventFlags;
  highlight: Highlight;
  label: StatusLabel | null;
  price: FromPrices | null;
  ticket: TicketAction;
  hasInfo: boolean;
  hasAccessibility: boolean;
}

/** The row of an event in the reader's language. */
export function eventRow(event: Event, locale: Locale): EventRow {
  const flags = eventFlags(event);
  return {
    flags,
    highlight: highlightOf(flags),
    label: statusLabel(flags),
    price: priceLine(event, locale),
    ticket: ticketAction(event),
    hasInfo: hasInfoButton(event),
    hasAccessibility: hasAccessibilityButton(event),
  };
}
