/** Prices and ticket button of an event, or the reason why there is none. */
import type { Event } from '#domain/events/event.ts';
import type { EventRow } from '#domain/events/event-row.ts';
import { useLocale, useMessages } from '#i18n/MessagesContext.tsx';
import { langOf } from '#ui/lang.ts';
import { openRedirectOverlay, redirectSubjectOfEvent } from './open-redirect-overlay.ts';

interface Props {
  event: Event;
  row: EventRow;
  /** Makes accessible names of buttons unique. */
  title: string;
  className?: string | undefined;
}

export function EventTickets({ event, row, title, className }: Props) {
  const messages = useMessages();
  const locale = useLocale();
  const { label, price, ticket, flags, ticketsLeft } = row;
  return (
    <div className={className}>
      {flags.isOnTour && label === null && (
        <p>
          <b>{messages.on_tour}</b>
        </p>
      )}
      {label === 'cancelled' && (
        <p className="red">
          <b>{messages.cancelled}</b>
        </p>
      )}
      {label === 'cancelled' && event.cancellation_info_short && (
        <p lang={langOf(event, 'cancellation_info_short')}>{event.cancellation_info_short}</p>
      )}
      {label === 'past' && <p>{messages.past_event}</p>}
      {label === 'soldout' && (
        <p>
          <b>{messages.sold_out}</b>
        </p>
      )}
      {price && (
        <p>
          <b>{messages.from_price(price.from)}</b>
          {price.reduced_from !== null && (
            <>
              {' '}
              <span aria-hidden="true">{`/ ${messages.from_reduced(price.reduced_from)}`}</span>
              <span className="visually-hidden">{`, ${messages.from_reduced_spoken(price.reduced_from)}`}</span>
            </>
          )}
        </p>
      )}
      {ticketsLeft !== null && (
        <p>
          <b>{messages.tickets_left(ticketsLeft)}</b>
        </p>
      )}
      {ticket.kind === 'status' && (
        <p lang={langOf(event, 'alternative_ticket_status')}>
          <b>{ticket.text}</b>
        </p>
      )}
      {(ticket.kind === 'external' || ticket.kind === 'direct' || ticket.kind === 'overlay') && (
        <a
          className="button"
          href={ticket.href}
          data-ticket={ticket.kind}
          onClick={(click) =>
            ticket.kind === 'overlay' &&
            openRedirectOverlay(click, ticket.href, redirectSubjectOfEvent(event, locale, messages))
          }
        >
          {messages.tickets}
          <span className="visually-hidden">{`: ${title}`}</span>
        </a>
      )}
      {ticket.kind === 'waiting-list' && (
        <a className="button button-outline" href={ticket.href} data-ticket="waiting-list">
          {messages.waiting_list}
          <span className="visually-hidden">{`: ${title}`}</span>
        </a>
      )}
    </div>
  );
}
