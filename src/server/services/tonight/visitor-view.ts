// Renders an event as visitors see it in the schedule, as text in one language.
import { formatTime } from '#domain/dates/date-format.ts';
import type { Event } from '#domain/events/event.ts';
import { eventRow } from '#domain/events/event-row.ts';
import type { Locale } from '#domain/languages/locales.ts';
import type { VisitorView } from '#domain/tonight/tonight.ts';
import { de } from '#i18n/de.ts';
import { en } from '#i18n/en.ts';

const messages = { de, en };

/** With the texts and rules of the event row. */
export function visitorViewOf(event: Event, locale: Locale): VisitorView {
  const { cancelled, past_event, sold_out, substitution, tickets, tickets_left, waiting_list } =
    messages[locale];
  const { flags, label, ticket, ticketsLeft } = eventRow(event, locale);
  const leftText = ticketsLeft === null ? '' : tickets_left(ticketsLeft);
  const sold = [tickets, leftText].filter(Boolean).join(', ');
  const labels = { cancelled, past: past_event, soldout: sold_out };
  return {
    time: event.unspecific_time ? '' : formatTime(event.date_start),
    title: titleOf(event),
    is_struck: flags.isCancelled,
    label: label ? labels[label] : '',
    lines: [
      flags.isCancelled ? event.cancellation_info_short : '',
      event.subtitle,
      flags.isSubstitute ? event.substitution_info || substitution : '',
    ].filter(Boolean),
    ticket: {
      none: '',
      'waiting-list': waiting_list,
      status: ticket.kind === 'status' ? ticket.text : '',
      external: sold,
      direct: sold,
      overlay: sold,
    }[ticket.kind],
  };
}

/** The name of the play; of a date without one its own. */
export const titleOf = (event: Event): string => event.production_name || event.name;
